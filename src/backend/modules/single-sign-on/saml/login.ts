import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { and, eq, gt } from 'drizzle-orm'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import { randomBytes } from '#kernel/random.ts'
import type { AssertedIdentity, SsoSecrets } from '../asserted-identity.ts'
import { ssoCallback } from '../callback.ts'
import type { SamlSettings } from '../providers/settings.ts'
import { samlLogins } from '../tables.ts'
import { samlKey } from './keys.ts'

/** Our page that posts a request to a provider that uses the POST binding. */
export const REQUEST_PATH = '/api/identity/sso/request'

/** Milliseconds within which the browser must redeem the code for its assertion. */
const CODE_LIFETIME = 2 * 60_000

/** node-saml for one provider and one request. We check times ourselves, by the kernel's clock. */
export function samlFor(
  settings: SamlSettings,
  {
    requestId,
    privateKey,
    kernel,
  }: { requestId: string; privateKey?: string; kernel: Pick<Kernel, 'publicUrl'> },
): SAML {
  const callback = ssoCallback(kernel)
  return new SAML({
    callbackUrl: callback,
    // The address is our entity id as well, so that there is only one value to enter at the provider.
    issuer: callback,
    audience: callback,
    entryPoint: settings.entryPoint,
    idpIssuer: settings.entityId,
    idpCert: settings.certificates,
    identifierFormat: settings.nameIdFormat,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: soleRequest(requestId),
    generateUniqueId: () => requestId,
    acceptedClockSkewMs: -1,
    skipRequestCompression: settings.binding === 'HTTP-POST',
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    ...(privateKey && { privateKey }),
  })
}

/** The only request that a response can belong to. The database records whether it has been answered. */
function soleRequest(requestId: string): CacheProvider {
  return {
    saveAsync: async () => null,
    // system time: the library compares it with its own, and we check times ourselves.
    getAsync: async key => (key === requestId ? new Date().toISOString() : null),
    removeAsync: async () => null,
  }
}

/** A request to a provider: what to store of it, and where to send the browser once its state is known. */
export async function beginSaml(
  settings: SamlSettings,
  kernel: Kernel,
): Promise<{ secrets: NonNullable<SsoSecrets['saml']>; addressFor: (state: string) => Promise<string> }> {
  const requestId = `_${randomBytes(20).toString('hex')}`
  const privateKey = settings.signsRequests ? (await samlKey(kernel)).privateKey : undefined
  const saml = samlFor(settings, { requestId, kernel, ...(privateKey && { privateKey }) })
  if (settings.binding === 'HTTP-Redirect')
    return {
      secrets: { requestId },
      addressFor: state => saml.getAuthorizeUrlAsync(state, undefined, {}),
    }
  const { SAMLRequest: request } = await saml.getAuthorizeMessageAsync('', undefined, {})
  return {
    secrets: { requestId, form: { entryPoint: settings.entryPoint, request: String(request) } },
    addressFor: async state => `${kernel.publicUrl('identity')}${REQUEST_PATH}?state=${state}`,
  }
}

/** Stores what an assertion said, once for each login. Returns the code for the browser to return with. */
export async function keepSamlLogin(
  { queries, secretBox, clock }: Pick<Kernel, 'queries' | 'secretBox' | 'clock'>,
  { state, identity }: { state: string; identity: AssertedIdentity },
): Promise<string | undefined> {
  const now = clock.now()
  const code = randomSecret()
  const kept = await queries
    .insert(samlLogins)
    .values({
      stateHash: hashSecret(state),
      codeHash: hashSecret(code),
      sealedIdentity: secretBox.close(JSON.stringify(identity)),
      expiration: new Date(now.getTime() + CODE_LIFETIME),
    })
    .onConflictDoNothing()
    .returning({ stateHash: samlLogins.stateHash })
  return kept.length ? code : undefined
}

/** Exchanges a code for what its assertion said, once. */
export async function takeSamlLogin(
  { state, code }: { state: string; code: string },
  { queries, secretBox, clock }: Pick<Kernel, 'queries' | 'secretBox' | 'clock'>,
): Promise<AssertedIdentity> {
  const [login] = await queries
    .delete(samlLogins)
    .where(
      and(
        eq(samlLogins.stateHash, hashSecret(state)),
        eq(samlLogins.codeHash, hashSecret(code)),
        gt(samlLogins.expiration, clock.now()),
      ),
    )
    .returning()
  if (!login) throw problem('third-party-code-invalid')
  // A server of the release before may have stored it without these.
  return { notes: [], userNames: [], ...JSON.parse(secretBox.open(login.sealedIdentity)) }
}
