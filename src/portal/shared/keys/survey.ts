import type { SurveyedKey } from '#domain/keys/health/findings.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import type { SurveyedKey as WireSurveyedKey } from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'

/** All keys at once, with the facts that decide about their lookups. */
export const surveyQuery = query(getKeySurvey)

/** A key of the survey, for its checks. */
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
