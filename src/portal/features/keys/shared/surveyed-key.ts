import type { KeyFacts } from '#domain/gateway/lookup-facts.ts'
import type { SurveyedKey as WireSurveyedKey } from '#generated/security/types.ts'

/** A key of the survey of all keys: what decides about its lookups, its origin and its usage. */
export interface SurveyedKey extends KeyFacts {
  keyId: string
  label: string
  created: string
  /** The time of the latest allowed lookup; null for never. */
  lastUsed: string | null
  /** When it was paused; null while it is not. */
  pausedSince: string | null
  /** When the token was last changed; null for never. */
  rotated: string | null
  /** While two tokens work, when the older one ends. */
  previousTokenEnds: string | null
  /** Whether its creator is no longer a member. */
  isOrphan: boolean
}

export function toSurveyedKey(wire: WireSurveyedKey): SurveyedKey {
  return {
    keyId: wire.key_id,
    label: wire.label,
    kind: wire.kind,
    created: wire.created,
    lastUsed: wire.last_used,
    pausedSince: wire.deactivated,
    rotated: wire.rotated,
    previousTokenEnds: wire.previous_token_ends,
    isOrphan: wire.is_orphan,
    isPaused: wire.paused,
    recoveryDeadline: wire.recovery_deadline,
    expires: wire.expires,
    hostnames: [
      ...wire.hostnames.map(hostname => ({ hostname, isAuthorized: true })),
      ...wire.deactivated_hostnames.map(hostname => ({ hostname, isAuthorized: false })),
    ],
    allowedIps: wire.allowed_ips,
    licenses: wire.licenses,
    limit: wire.limit && { max: wire.limit.max_lookups, used: wire.limit.lookups_used },
  }
}
