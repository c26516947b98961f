import type { Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import type { RelyingParty } from './openid.ts'

/** A service that people can log in with. */
export interface LoginProvider extends RelyingParty {
  provider: string
  /** Its name as people know it. */
  label: string
}

const GOOGLE = 'https://accounts.google.com'

/** The configured services, in the order to offer them. */
export function offeredProviders({
  config,
  exampleId,
}: Pick<Kernel, 'config' | 'exampleId'>): LoginProvider[] {
  const offered: LoginProvider[] = []
  const offer = (
    provider: string,
    label: string,
    issuer: string | undefined,
    clientId: string | undefined,
    clientSecret: string | undefined,
  ) => {
    if (issuer && clientId && clientSecret) offered.push({ provider, label, issuer, clientId, clientSecret })
  }
  offer('google', 'Google', GOOGLE, config.OIDC_GOOGLE_CLIENT_ID, config.OIDC_GOOGLE_CLIENT_SECRET)
  offer(
    'microsoft',
    'Microsoft',
    config.OIDC_MICROSOFT_ISSUER,
    config.OIDC_MICROSOFT_CLIENT_ID,
    config.OIDC_MICROSOFT_CLIENT_SECRET,
  )
  offer('g2', 'G2', config.OIDC_G2_ISSUER, config.OIDC_G2_CLIENT_ID, config.OIDC_G2_CLIENT_SECRET)
  offer(
    'custom',
    config.OIDC_CUSTOM_LABEL,
    config.OIDC_CUSTOM_ISSUER,
    config.OIDC_CUSTOM_CLIENT_ID,
    config.OIDC_CUSTOM_CLIENT_SECRET,
  )
  if (exampleId)
    offered.push({
      provider: 'example',
      label: 'Example ID',
      issuer: exampleId.issuer(),
      clientId: exampleId.clientId,
      clientSecret: exampleId.clientSecret,
      // The only provider that doesn't need https: requests to it never leave this machine.
      isOwn: true,
      ...(exampleId.fetch && { fetch: exampleId.fetch }),
    })
  return offered
}

/** The provider with this key; throws `provider-not-offered`. */
export function requireProvider(kernel: Pick<Kernel, 'config' | 'exampleId'>, key: string): LoginProvider {
  const found = offeredProviders(kernel).find(({ provider }) => provider === key)
  if (!found) throw problem('provider-not-offered', { fields: ['provider'] })
  return found
}
