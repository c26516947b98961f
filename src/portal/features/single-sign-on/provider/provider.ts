import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import type { OidcConfig, SamlConfig } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import type { ResponseOf } from '#portal/kit/action/send-operation.ts'

interface Common {
  /** What to enter at the identity provider: the address, and what it calls it. */
  callback: { name: string; url: string }
  /** The account that registered the organization. */
  accountId: number
  /** Whether this account can change it. */
  isOwner: boolean
}

interface SetUp extends Common {
  id: string
  name: string
  /** Whether people log in with it. */
  isActive: boolean
  /** Until when an owner has to confirm the activation by a login; null if there is nothing to confirm. */
  confirmUntil: string | null
}

export type SamlProvider = SetUp & {
  kind: 'saml'
  config: SamlConfig
  /** When the first of its certificates expires. */
  certificateExpiration: string
}

export type OidcProvider = SetUp & { kind: 'oidc'; config: OidcConfig }

/** The identity provider of an organization, in the form that the page uses. */
export type Provider = (Common & { kind: 'none' }) | OidcProvider | SamlProvider

export function toProvider(wire: ResponseOf<typeof getIdentityProvider>): Provider {
  const { callback_info: callback, owner: isOwner, account_id: accountId } = wire
  const common = {
    isOwner,
    accountId,
    callback: { name: callback.callback_name, url: callback.callback_url },
  }
  if (wire.type === 'PROVIDER_TYPE_UNDEFINED') return { ...common, kind: 'none' }
  const setUp = {
    ...common,
    id: wire.idp_id,
    name: wire.name,
    isActive: wire.state === 'IDP_STATE_ACTIVE',
    confirmUntil: wire.confirmation?.deadline ?? null,
  }
  if (wire.type === 'PROVIDER_TYPE_OIDC') return { ...setUp, kind: 'oidc', config: wire.config }
  return { ...setUp, kind: 'saml', config: wire.config, certificateExpiration: wire.certificate_expiration }
}

/** The identity provider of the organization; of the kind `none` while it has none. */
export const providerQuery = { ...query(getIdentityProvider), select: toProvider }

/** From when on a certificate is warned about, in milliseconds before it expires. */
const WARNED_BEFORE = 30 * 24 * 60 * 60_000

export function certificateState(expiration: string, now: number): 'valid' | 'expiring' | 'expired' {
  const left = Date.parse(expiration) - now
  if (left <= 0) return 'expired'
  return left <= WARNED_BEFORE ? 'expiring' : 'valid'
}

/** The address that the people of an organization log in at. */
export function loginAddress(name: string, origin: string = location.origin): string {
  return `${origin}/sso/${name}`
}
