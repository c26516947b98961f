import { queryOptions } from '@tanstack/react-query'
import { listOrganizationKeyAccounts } from '#generated/security/operations/listOrganizationKeyAccounts.ts'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import { listOrganizationKeysQuery } from '#generated/security/parameters/listOrganizationKeys.ts'
import type {
  OrganizationKeyAccountList,
  OrganizationKeyResult,
  OrganizationApiKey as OrganizationKeyWire,
} from '#generated/security/types.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import { timestampOf } from '#portal/api/timestamps.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import type { KeyKind } from '#portal/shared/keys/operations.ts'
import { type BaseKey, stateOf } from '../keys.ts'

/** A key of an account of the organization. */
export interface OrganizationKey
  extends Pick<
    BaseKey,
    | 'keyValue'
    | 'label'
    | 'description'
    | 'dateCreated'
    | 'isActive'
    | 'paused'
    | 'pending'
    | 'recoveryDeadline'
    | 'lastUsed'
    | 'expires'
    | 'limit'
  > {
  kind: KeyKind
  account: { id: number; label: string }
  /** Whether its account lets the organization change it. */
  canManage: boolean
  /** While an older token works, too. */
  rotation: { ends: string } | null
  /** How many lookups it can make in a day and in a month; null for any number. */
  perDay: number | null
  perMonth: number | null
}

export function toOrganizationKey(wire: OrganizationKeyWire): OrganizationKey {
  const recoveryDeadline = timestampOf(wire.recovery_deadline)
  const { limit } = wire
  return {
    keyValue: wire.key_id,
    kind: wire.kind,
    account: { id: wire.account_id, label: wire.account_label },
    canManage: wire.can_manage,
    label: wire.label,
    description: wire.description,
    dateCreated: wire.created,
    lastUsed: timestampOf(wire.last_used),
    paused: wire.paused,
    pending: recoveryDeadline !== null,
    isActive: !wire.paused && recoveryDeadline === null,
    recoveryDeadline,
    expires: timestampOf(wire.expires),
    rotation: wire.old_token_expires_at === null ? null : { ends: wire.old_token_expires_at },
    limit: limit && {
      maxLookups: limit.max_lookups,
      lookupsUsed: limit.lookups_used,
      limitReached: limit.limit_reached,
      since: limit.since,
    },
    perDay: wire.per_day,
    perMonth: wire.per_month,
  }
}

// How many rows a page shows is not in the address.
export const { page_size: _listSize, ...organizationKeyParameters } = listOrganizationKeysQuery

export type OrganizationKeySearch = SearchOf<typeof organizationKeyParameters>

export function readOrganizationKeySearch(raw: Record<string, unknown>): OrganizationKeySearch {
  return readSearch(organizationKeyParameters, raw)
}

const listOf = (search: OrganizationKeySearch & { page_size?: number }) =>
  [
    listOrganizationKeys,
    { query: search },
    ({ keys }: { keys: OrganizationKeyWire[] }) => keys.map(toOrganizationKey),
  ] as const

export const organizationKeysQuery = (search: OrganizationKeySearch) => listQuery(...listOf(search))
export const fetchOrganizationKeys = (search: OrganizationKeySearch & { page_size: number }) =>
  fetchList(...listOf(search))

/** An account of the organization, and what it lets the organization do with its keys. */
export interface KeyAccount {
  id: number
  label: string
  access: 'none' | 'view' | 'manage'
}

/** Why there is no list: the account has no organization, or another account registered it. */
export type NoList = 'no-organization' | 'joined'

/** The accounts of the organization that the account registered, or why there are none, which is no error. */
export const keyAccountsQuery = queryOptions({
  queryKey: query(listOrganizationKeyAccounts).queryKey,
  queryFn: async (): Promise<OrganizationKeyAccountList | NoList> => {
    try {
      return await call(listOrganizationKeyAccounts)
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) return 'no-organization'
      if (error instanceof ApiError && error.name === 'organization-owner-required') return 'joined'
      throw error
    }
  },
  select: (found): KeyAccount[] | NoList =>
    typeof found === 'string'
      ? found
      : found.accounts.map(({ account_id, account_label, key_access }) => ({
          id: account_id,
          label: account_label,
          access: key_access,
        })),
})

/** What can be done with several keys. */
export type Change = 'pause' | 'resume' | 'limit' | 'rotate'

/** The keys among these that a change is for. What an account only shows can't be changed. */
export function keysFor(change: Change, keys: readonly OrganizationKey[], now: number): OrganizationKey[] {
  return keys.filter(key => {
    const state = stateOf(key, now)
    if (!key.canManage || state === 'deleted') return false
    if (change === 'pause') return state !== 'paused'
    if (change === 'resume') return state === 'paused'
    return change === 'limit' || key.kind === 'secret'
  })
}

/** What became of the keys of a call. */
export interface Outcome {
  changed: OrganizationKey[]
  unchanged: OrganizationKey[]
  rejected: { key: OrganizationKey; reason: string }[]
}

export function outcomeOf(
  keys: readonly OrganizationKey[],
  results: readonly OrganizationKeyResult[],
): Outcome {
  const found = results.flatMap(result => {
    const key = keys.find(({ keyValue }) => keyValue === result.key_id)
    return key ? [{ ...result, key }] : []
  })
  const of = (wanted: OrganizationKeyResult['outcome']) =>
    found.filter(({ outcome }) => outcome === wanted).map(({ key }) => key)
  return {
    changed: of('changed'),
    unchanged: of('unchanged'),
    rejected: found.flatMap(({ key, rejected_with: error }) =>
      error ? [{ key, reason: error.message }] : [],
    ),
  }
}
