import { getIdentityProvider } from '#generated/authorization/operations.ts'
import type { OidcConfig, SamlConfig } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import type { AnswerOf } from '#portal/kit/action/send-operation.ts'

interface Common {
  /** What to enter at the identity provider: the address, and what it calls it. */
  callback: { name: string; url: string }
  /** Whether this account can change it. */
  isOwner: boolean
}

interface SetUp extends Common {
  id: string
  name: string
  /** Whether people log in with it. */
  isActive: boolean
}

/** The identity provider of an organization, in the form that the page uses. */
export type Provider =
  | (Common & { kind: 'none' })
  | (SetUp & { kind: 'oidc'; config: OidcConfig })
  | (SetUp & { kind: 'saml'; config: SamlConfig })

export function toProvider(wire: AnswerOf<typeof getIdentityProvider>): Provider {
  const { callback_info: callback, owner: isOwner } = wire
  const common = { isOwner, callback: { name: callback.callback_name, url: callback.callback_url } }
  if (wire.type === 'PROVIDER_TYPE_UNDEFINED') return { ...common, kind: 'none' }
  const setUp = { ...common, id: wire.idp_id, name: wire.name, isActive: wire.state === 'IDP_STATE_ACTIVE' }
  if (wire.type === 'PROVIDER_TYPE_OIDC') return { ...setUp, kind: 'oidc', config: wire.config }
  return { ...setUp, kind: 'saml', config: wire.config }
}

/** The identity provider of the organization; of the kind `none` while it has none. */
export const providerQuery = { ...query(getIdentityProvider), select: toProvider }
