import { queryOptions } from '@tanstack/react-query'
import { DAY } from '#domain/time/durations.ts'
import { getSecretKeyRotation } from '#generated/security/operations/getSecretKeyRotation.ts'
import type {
  EmbeddedKeyPage,
  SecretKeyPage,
  EmbeddedKey as WireEmbeddedKey,
  SecretKey as WireSecretKey,
} from '#generated/security/types.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { query } from '#portal/api/call.ts'
import { timestampOf } from '#portal/api/timestamps.ts'
import { fetchList, listedQuery, listQuery } from '#portal/kit/list/queries.ts'
import { type KeyKind, keyOperations } from '#portal/shared/keys/operations.ts'
import type { ListSearch } from './search.ts'

/** The limit of a key: its maximum, and how many lookups were used since a moment. */
export interface KeyLimit {
  maxLookups: number
  lookupsUsed: number
  limitReached: boolean
  since: string
}

/** The fields of both kinds of key (account-portal §3). */
export interface BaseKey {
  keyValue: string
  label: string
  description: string
  dateCreated: string
  isActive: boolean
  paused: boolean
  /** Deleted, and waiting for its deadline. */
  pending: boolean
  recoveryDeadline: string | null
  /** The version that an edit has to name. */
  version: number
  lastUsed: string | null
  expires: string | null
  /** Licenses that it can be used for; null for all. */
  licenses: number[] | null
  limit: KeyLimit | null
  createdBy: { username: string | null; isMember: boolean } | null
}

export interface SecretKey extends BaseKey {
  kind: 'secret'
  /** Masked except for the last four characters. */
  token: string
  deactivatedTime: string | null
  allowedIps: string[]
  /** Whether the compatibility API takes its token in the URL. */
  allowsUrl: boolean
  /** While an older token works, too. */
  rotation: { started: string; ends: string; previousToken: string } | null
}

interface Hostname {
  hostname: string
  isAuthorized: boolean
}

export interface EmbeddedKey extends BaseKey {
  kind: 'embedded'
  hostnames: Hostname[]
}

export type Key = SecretKey | EmbeddedKey

/** The hostnames that the key works on now. */
export function authorizedOf({ hostnames }: EmbeddedKey): string[] {
  return hostnames.filter(({ isAuthorized }) => isAuthorized).map(({ hostname }) => hostname)
}

/** The entity of a wire object; the only place where its names change. */
export function toKey(wire: WireSecretKey | WireEmbeddedKey): Key {
  return 'token' in wire ? toSecretKey(wire) : toEmbeddedKey(wire)
}

export function toSecretKey(wire: WireSecretKey): SecretKey {
  const deactivatedTime = timestampOf(wire.deactivated)
  const base = toBaseKey(wire, !wire.paused && deactivatedTime === null)
  const { rotation } = wire
  return {
    ...base,
    kind: 'secret',
    paused: wire.paused,
    token: wire.token,
    deactivatedTime,
    allowedIps: wire.allowed_ips,
    allowsUrl: wire.url_credentials,
    rotation: rotation && {
      started: rotation.started,
      ends: rotation.ends,
      previousToken: rotation.previous_token,
    },
  }
}

export function toEmbeddedKey(wire: WireEmbeddedKey): EmbeddedKey {
  return {
    ...toBaseKey(wire, wire.active),
    kind: 'embedded',
    paused: !wire.active,
    hostnames: wire.domain.map(({ hostname, state }) => ({ hostname, isAuthorized: state === 'authorized' })),
  }
}

function toBaseKey(wire: WireSecretKey | WireEmbeddedKey, isOn: boolean): Omit<BaseKey, 'paused'> {
  const recoveryDeadline = timestampOf(wire.recovery_deadline)
  const { limit, created_by: creator } = wire
  return {
    keyValue: wire.key_id,
    label: wire.label,
    description: wire.description,
    dateCreated: wire.created,
    isActive: isOn && recoveryDeadline === null,
    pending: recoveryDeadline !== null,
    recoveryDeadline,
    version: wire.version,
    lastUsed: timestampOf(wire.last_used),
    expires: timestampOf(wire.expires),
    licenses: wire.licenses,
    limit: limit && {
      maxLookups: limit.max_lookups,
      lookupsUsed: limit.lookups_used,
      limitReached: limit.limit_reached,
      since: limit.since,
    },
    createdBy: creator && { username: creator.username, isMember: creator.is_member },
  }
}

export type KeyState = 'active' | 'paused' | 'expired' | 'deleted'

/** What decides whether the gateway accepts the key at all; the first that applies. */
export function stateOf(
  { pending, isActive, expires }: Pick<BaseKey, 'pending' | 'isActive' | 'expires'>,
  now: number,
): KeyState {
  if (pending) return 'deleted'
  if (expires && Date.parse(expires) <= now) return 'expired'
  return isActive ? 'active' : 'paused'
}

/** In a shorter time, the pace of a counter does not predict the coming days. */
const LEAST_TIME = 60 * 60_000

/**
 * When a limit will be reached at the pace since its counter began, in milliseconds since 1970; undefined if
 * it is already reached, nothing was used, or the counter began within the last hour. The weekdays that the forecast
 * of a subscription knows don't count here: a counter has its start and its sum, and a report by day reaches neither
 * to the hour in which the counter was reset nor to what other limits of the key took back.
 */
export function forecastOf({ maxLookups, lookupsUsed, since }: KeyLimit, now: number): number | undefined {
  const passed = now - Date.parse(since)
  if (passed < LEAST_TIME || lookupsUsed === 0 || lookupsUsed >= maxLookups) return undefined
  return now + ((maxLookups - lookupsUsed) / lookupsUsed) * passed
}

/** Lookups a day since the counter began, rounded. */
export function paceOf({ lookupsUsed, since }: KeyLimit, now: number): number {
  return Math.round((lookupsUsed / Math.max(now - Date.parse(since), LEAST_TIME)) * DAY)
}

/** The used share in whole percent: 100 only once all are used, and never 0 while some are. */
export function shareOf({ maxLookups, lookupsUsed }: Pick<KeyLimit, 'maxLookups' | 'lookupsUsed'>): string {
  if (lookupsUsed >= maxLookups) return '100%'
  const percent = Math.floor((lookupsUsed / maxLookups) * 100)
  return percent === 0 && lookupsUsed > 0 ? '<1%' : `${percent}%`
}

/** One page of the keys of a kind, as a query and for a file. */
export const keysQuery = (kind: KeyKind, search: ListSearch) => listQuery(...keysOf(kind, search))
export const fetchKeys = (kind: KeyKind, search: ListSearch & { page_size: number }) =>
  fetchList(...keysOf(kind, search))

function keysOf(kind: KeyKind, { host, ...search }: ListSearch) {
  const input = { query: kind === 'embedded' ? { ...search, host } : search }
  const { list } = keyOperations[kind]
  return [list, input, toKeys] as const
}

function toKeys(page: SecretKeyPage | EmbeddedKeyPage) {
  return ('secret_keys' in page ? page.secret_keys : page.embedded_keys).map(toKey)
}

/** One key. */
export function keyQuery(kind: KeyKind, id: string) {
  const { get, list } = keyOperations[kind]
  return listedQuery(get, { path: { id } }, toKey, { list, matches: ({ key_id }) => key_id === id })
}

/** The licenses that the account holds, by label. */
export const heldLicensesQuery = queryOptions({
  ...query(listLicenses),
  select: ({ licenses }) =>
    licenses.map(({ license_id, license_label }) => ({ id: license_id, label: license_label })),
})

/** How much the old token of a key in rotation is still used; fetched again every 30 seconds. */
export function rotationQuery(id: string) {
  return queryOptions({
    ...query(getSecretKeyRotation, { path: { id } }),
    refetchInterval: 30_000,
  })
}
