import type { Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import type { AssertedIdentity, SsoSecrets } from './asserted-identity.ts'
import { FailedSsoLogin } from './failure.ts'
import { issuerOf, newOidcSecrets, oidcAddress, redeemCode } from './oidc-login.ts'
import type { ProviderRow } from './organization-store.ts'
import { toReceived } from './received.ts'
import { beginSaml, takeSamlLogin } from './saml/login.ts'

/** Starts a login at the provider: what to store of it, and where to send the browser once its state is known. */
export async function beginAtProvider(
  provider: ProviderRow,
  redirectUri: string,
  kernel: Kernel,
  loginHint?: string,
): Promise<{
  secrets: Pick<SsoSecrets, 'oidc' | 'saml'>
  addressFor: (state: string) => Promise<string>
}> {
  const { settings } = provider
  if (settings.type === 'saml') {
    const { secrets, addressFor } = await beginSaml(settings, kernel)
    return { secrets: { saml: secrets }, addressFor }
  }
  const issuer = await issuerOf(settings, secretOf(provider, kernel), kernel)
  const secrets = newOidcSecrets()
  return {
    secrets: { oidc: secrets },
    addressFor: state => oidcAddress(issuer, { settings, secrets, state, redirectUri, loginHint }),
  }
}

/** What the provider returns through the browser: a code, or an error. */
interface Returned {
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
  error_description?: string | undefined
}

/** The person whom the provider vouches for. Throws a `FailedSsoLogin`, except for a state that is not ours. */
export async function verifyReturn(
  { code, iss, error, error_description: text }: Returned,
  provider: ProviderRow,
  { state, redirectUri, secrets }: { state: string; redirectUri: string; secrets: SsoSecrets },
  kernel: Kernel,
): Promise<AssertedIdentity> {
  if (code === undefined)
    throw new FailedSsoLogin(
      'declined',
      'third-party-code-invalid',
      toReceived([
        ['error', error],
        ['error_description', text],
      ]),
    )
  const { settings } = provider
  if (settings.type === 'saml') return takeSamlLogin({ state, code }, kernel)
  if (!secrets.oidc) throw problem('third-party-code-invalid')
  const issuer = await issuerOf(settings, secretOf(provider, kernel), kernel)
  return redeemCode(issuer, { settings, secrets: secrets.oidc, state, redirectUri, code, iss }, kernel)
}

function secretOf({ sealedSecret }: ProviderRow, { secretBox }: Pick<Kernel, 'secretBox'>): string {
  if (sealedSecret === null) throw new Error('an OpenID provider without a client secret')
  return secretBox.open(sealedSecret)
}
