import { currentSubscription, subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { errorOfRule, type RefusalError } from './errors.ts'
import type { Allowance, Attempt, KeyFacts, LicenseFacts, Refusal } from './facts.ts'
import { coveringHostname, licensesFor, refuseCredentials, refuseLicense, refuseUse } from './refusals.ts'

export type Verdict =
  | ({ isAllowed: true } & Allowance)
  | ({ isAllowed: false; refusal: Refusal } & RefusalError)

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
  const refusal =
    refuseCredentials(key, attempt, now) ??
    (key && (refuseUse(key, attempt) ?? refuseLicense(key, licenses, attempt)))
  if (refusal) return refused(refusal)
  if (!key) return refused({ rule: 'unknown-key' })
  const paying = findPaying(licensesFor(key, licenses, attempt), attempt.lookups, now)
  if ('rule' in paying) return refused(paying)
  const { limit } = key
  if (limit && limit.used + attempt.lookups > limit.max)
    return refused({ rule: 'key-limit', max: limit.max, used: limit.used })
  const { licenseId, rateLimit } = paying
  // Each license has its own rate limit, so lookups with another one don't count.
  const made = rateLimit === null ? 0 : attempt.madeThisSecond(licenseId)
  // A batch larger than the rate limit passes at the start of a second, or it never could.
  if (rateLimit !== null && made > 0 && made + attempt.lookups > rateLimit)
    return refused({ rule: 'rate-limit', rateLimit })
  return { isAllowed: true, ...paying, hostname: coveringHostname(key, attempt) ?? null }
}

/** The subscription that covers all lookups of the call, or why the first license has none. */
function findPaying(
  licenses: readonly LicenseFacts[],
  lookups: number,
  now: Date,
): Omit<Allowance, 'hostname'> | Refusal {
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

function whyNoneIsPaying({ licenseId, subscriptions }: LicenseFacts, now: Date): Refusal {
  const current = currentSubscription(subscriptions, now)
  if (!current) return { rule: 'subscription', licenseId, subscriptionId: null, status: 'none' }
  const { subscriptionId, remaining } = current
  const status = subscriptionStatus(current, now)
  if (status === 'active') return { rule: 'too-few-remaining', licenseId, subscriptionId, remaining }
  return { rule: 'subscription', licenseId, subscriptionId, status }
}

function refused(refusal: Refusal): Verdict {
  return { isAllowed: false, ...errorOfRule(refusal.rule), refusal }
}
