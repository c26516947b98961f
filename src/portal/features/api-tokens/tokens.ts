import { listAccessTokens } from '#generated/authorization/operations/listAccessTokens.ts'
import { listServiceAccounts } from '#generated/authorization/operations/listServiceAccounts.ts'
import type { CustomerRole, PersonalToken, ServiceAccount } from '#generated/authorization/types.ts'
import { listQuery } from '#portal/kit/list/queries.ts'

/** A token of a person, or of a service account. Its secret was shown once. */
export interface ApiToken {
  id: string
  kind: 'personal' | 'service'
  name: string
  roles: readonly CustomerRole[]
  /** Those of its roles that its maker has lost. */
  lostRoles: readonly CustomerRole[]
  /** Empty for one that works from anywhere. */
  networks: readonly string[]
  /** The last four characters of the secret. */
  suffix: string
  state: 'active' | 'expired' | 'stopped'
  expiresAt: string
  lastUsed: string | null
  lastNetwork: string | null
  /** Until when the secret before works. */
  previousExpiresAt: string | null
  /** Of a person's token. */
  accounts: readonly { id: number; label: string }[]
  /** Email address of who bounds the roles of a service account; null if their login is deleted. */
  maker: string | null
  version: number
}

function ofBoth(wire: PersonalToken | ServiceAccount) {
  return {
    id: wire.token_id,
    name: wire.name,
    roles: wire.roles,
    lostRoles: wire.lost_roles,
    networks: wire.networks,
    suffix: wire.suffix,
    state: wire.state,
    expiresAt: wire.expires_at,
    lastUsed: wire.last_used,
    lastNetwork: wire.last_network,
    previousExpiresAt: wire.previous_expires_at,
  }
}

export function toAccessToken(wire: PersonalToken): ApiToken {
  return {
    ...ofBoth(wire),
    kind: 'personal',
    accounts: wire.accounts.map(({ account_id: id, account_label: label }) => ({ id, label })),
    maker: null,
    version: 0,
  }
}

export function toServiceAccount(wire: ServiceAccount): ApiToken {
  return {
    ...ofBoth(wire),
    kind: 'service',
    accounts: [],
    maker: wire.maker?.username ?? null,
    version: wire.version,
  }
}

export const accessTokensQuery = listQuery(listAccessTokens, {}, ({ access_tokens: rows }) =>
  rows.map(toAccessToken),
)
export const serviceAccountsQuery = listQuery(listServiceAccounts, {}, ({ service_accounts: rows }) =>
  rows.map(toServiceAccount),
)

/** Operations whose responses change with a token of a person, and with a service account. */
export const accessTokenQueries = [listAccessTokens]
export const serviceAccountQueries = [listServiceAccounts]

/** How many a person may have, and an account, as the contract says. */
export const MOST = 50

/** What is wrong with a token, or is about to be; undefined for one that simply works. */
export function noteOn({ state, kind, lostRoles, expiresAt }: ApiToken, now: number): string | undefined {
  if (state === 'expired') return 'It has expired. Rotate it, or revoke it.'
  if (state === 'stopped')
    return kind === 'service'
      ? 'It stopped, because its maker left the account or can’t log in. Rotate it to make it yours.'
      : 'It stopped, because you left its accounts.'
  if (lostRoles.length) return 'It can do less than it was made for, because its maker lost roles.'
  if (Date.parse(expiresAt) - now < 7 * 24 * 60 * 60_000) return 'It expires within a week.'
  return undefined
}
