import type { EmbeddedKey as WireEmbeddedKey, SecretKey as WireSecretKey } from '#generated/security/types.ts'

/** The limit of a key: its maximum, and how many lookups were used since a moment. */
export interface KeyLimit {
  maxLookups: number
  lookupsUsed: number
  limitReached: boolean
  since: string
}

/** The fields of both kinds of key (account-portal §3). */
interface BaseKey {
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
  /** While an older token works, too. */
  rotation: { started: string; ends: string; previousToken: string } | null
}

export interface Hostname {
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
  const deactivatedTime = momentOf(wire.deactivated)
  const base = toBaseKey(wire, !wire.paused && deactivatedTime === null)
  const { rotation } = wire
  return {
    ...base,
    kind: 'secret',
    paused: wire.paused,
    token: wire.token,
    deactivatedTime,
    allowedIps: wire.allowed_ips,
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
  const recoveryDeadline = momentOf(wire.recovery_deadline)
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
    lastUsed: momentOf(wire.last_used),
    expires: momentOf(wire.expires),
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

/** A backend may send a missing moment as null, as undefined, or as the year one (decision S4). */
function momentOf(value: string | null): string | null {
  return !value || value.startsWith('0001-01-01') ? null : value
}

const DAY = 86_400_000

/** Used in the last 24 hours, so that something stops when the key is deleted. */
export function isInUse({ lastUsed }: Pick<Key, 'lastUsed'>, now: number): boolean {
  return lastUsed !== null && now - Date.parse(lastUsed) < DAY
}

export type KeyState = 'active' | 'paused' | 'expired' | 'deleted'

/** What decides whether the gateway accepts the key at all; the first that applies. */
export function stateOf({ pending, isActive, expires }: Key, now: number): KeyState {
  if (pending) return 'deleted'
  if (expires && Date.parse(expires) <= now) return 'expired'
  return isActive ? 'active' : 'paused'
}
