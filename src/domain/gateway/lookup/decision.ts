import { currentSubscription, subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { reachedLimit } from '../usage-limits.ts'
import { errorOfRule, type RejectionError } from './errors.ts'
import type { Allowance, Attempt, KeyFacts, LicenseFacts, Rejection } from './facts.ts'
import { coveringHostname, licensesFor, rejectCredentials, rejectLicense, rejectUse } from './rejections.ts'

export type Verdict =
  | ({ isAllowed: true } & Allowance)
  | ({ isAllowed: false; rejection: Rejection } & RejectionError)

/**
 * Whether a lookup is allowed, with the subscription it counts against; otherwise the gateway's error and
 * what decided. The first rule that rejects counts. 401 means that the credentials are not valid, 403 that
 * the key is valid but not for this use (decision E4), 402 that no subscription covers the lookup.
 */
export function decideLookup(
  key: KeyFacts | null,
  licenses: readonly LicenseFacts[],
  attempt: Attempt,
  now: Date,
): Verdict {
  const rejection =
    rejectCredentials(key, attempt, now) ??
    (key && (rejectUse(key, attempt) ?? rejectLicense(key, licenses, attempt)))
  if (rejection) return rejected(rejection)
  if (!key) return rejected({ rule: 'unknown-key' })
  const paying = findPaying(licensesFor(key, licenses, attempt), attempt.lookups, now)
  if ('rule' in paying) return rejected(paying)
  const { limit } = key
  if (limit && limit.used + attempt.lookups > limit.max)
    return rejected({ rule: 'key-limit', max: limit.max, used: limit.used })
  const full = key.usageLimits && reachedLimit(key.usageLimits, attempt.lookups, now)
  if (full) return rejected({ rule: full.of === 'key' ? 'usage-limit' : 'account-limit', ...full.reached })
  const { licenseId, rateLimit } = paying
  // Each license has its own rate limit, so lookups with another one don't count.
  const made = rateLimit === null ? 0 : attempt.madeThisSecond(licenseId)
  // A batch larger than the rate limit passes at the start of a second, or it never could.
  if (rateLimit !== null && made > 0 && made + attempt.lookups > rateLimit)
    return rejected({ rule: 'rate-limit', rateLimit })
  return { isAllowed: true, ...paying, hostname: coveringHostname(key, attempt) ?? null }
}

/** The subscription that covers all lookups of the call, or why the first license has none. */
function findPaying(
  licenses: readonly LicenseFacts[],
  lookups: number,
  now: Date,
): Omit<Allowance, 'hostname'> | Rejection {
  for (const { licenseId, subscriptions } of licenses) {
    const able = subscriptions.filter(
      term => subscriptionStatus(term, now) === 'active' && term.remaining >= lookups,
    )
    const paying = currentSubscription(able, now)
    if (paying) return { licenseId, subscriptionId: paying.subscriptionId, rateLimit: paying.rateLimit }
  }
  const [first] = licenses
  if (!first) throw new Error('licenses that are not held are refused before')
  return whyNoneIsPaying(first, now)
}

function whyNoneIsPaying({ licenseId, subscriptions }: LicenseFacts, now: Date): Rejection {
  const current = currentSubscription(subscriptions, now)
  if (!current) return { rule: 'subscription', licenseId, subscriptionId: null, status: 'none' }
  const { subscriptionId, remaining } = current
  const status = subscriptionStatus(current, now)
  if (status === 'active') return { rule: 'too-few-remaining', licenseId, subscriptionId, remaining }
  return { rule: 'subscription', licenseId, subscriptionId, status }
}

function rejected(rejection: Rejection): Verdict {
  return { isAllowed: false, ...errorOfRule(rejection.rule), rejection }
}
