import { effectiveRateLimit } from '#domain/subscription/subscription-status.ts'
import type { SurveyedKey } from '#generated/security/types.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import type { AccountKey, HeldLicense } from './facts.ts'

export function toAccountKey(wire: SurveyedKey): AccountKey {
  return {
    keyId: wire.key_id,
    label: wire.label,
    kind: wire.kind,
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
    rotated: wire.rotated,
    previousTokenEnds: wire.previous_token_ends,
  }
}

/** A license with its subscriptions. What rate limit a plan has, the wire does not tell; null stands for that. */
export function toHeldLicense(wire: License, subscriptions: readonly Subscription[], now: Date): HeldLicense {
  return {
    licenseId: wire.license_id,
    key: wire.license_key,
    label: wire.license_label,
    endpoints: wire.endpoints,
    subscriptions: subscriptions.map(term => ({
      subscriptionId: term.subscription_id,
      start: term.start,
      expiration: term.expiration,
      termination: term.termination,
      suspended: term.suspended,
      issued: term.issued,
      remaining: term.remaining,
      rateLimit: effectiveRateLimit(term.rate_limit, null, now),
    })),
  }
}
