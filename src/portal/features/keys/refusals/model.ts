import { effectiveRateLimit } from '#domain/subscription/subscription-status.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import type { HeldLicense } from './facts.ts'

/** A license with its subscriptions. The wire does not have the rate limit of a plan, so it is null. */
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
