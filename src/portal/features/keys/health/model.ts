import type { SurveyedKey } from '#generated/security/types.ts'
import type { ExaminedKey } from './findings.ts'

/** What the doctor looks at, of a key of the survey. */
export function toExaminedKey(wire: SurveyedKey): ExaminedKey {
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
