import { UNLIMITED_LOOKUPS } from '../text/amounts.ts'

/**
 * A time as an ISO string or a Date. Null, empty and the zero date `0001-01-01` all mean none (decision S4).
 */
export type Moment = string | Date | null | undefined

/** The fields that determine the status of a subscription. */
export interface Term {
  start: Moment
  expiration: Moment
  termination: Moment
  suspended: boolean
  issued: number
  remaining: number
}

export type SubscriptionStatus =
  | 'none'
  | 'terminated'
  | 'suspended'
  | 'depleted'
  | 'prepaid'
  | 'expired'
  | 'active'

/**
 * The status that decides about lookups; the first match counts (account-portal §4, decisions S1 to S3).
 * `none` means that the subscription is missing, which people see as a dash. A future termination already
 * counts.
 */
export function subscriptionStatus(term: Term | null | undefined, now: Date): SubscriptionStatus {
  if (!term) return 'none'
  const start = timeOf(term.start)
  const expiration = timeOf(term.expiration)
  if (timeOf(term.termination) !== undefined) return 'terminated'
  if (term.suspended) return 'suspended'
  if (term.issued > 0 && term.remaining <= 0) return 'depleted'
  if (start !== undefined && start > now.getTime()) return 'prepaid'
  if (expiration !== undefined && expiration <= now.getTime()) return 'expired'
  return 'active'
}

/** The status that people see. An unlimited subscription never appears depleted (decision S5). */
export function shownStatus(term: Term | null | undefined, now: Date): SubscriptionStatus {
  if (!term || !isUnlimited(term)) return subscriptionStatus(term, now)
  return subscriptionStatus({ ...term, remaining: term.issued }, now)
}

export function isUnlimited({ issued }: Pick<Term, 'issued'>): boolean {
  return issued >= UNLIMITED_LOOKUPS
}

/** Whether it ends before it starts, which is shown next to the status (decision S8). */
export function isInvalidTerm({ start, termination }: Pick<Term, 'start' | 'termination'>): boolean {
  const [begin, end] = [timeOf(start), timeOf(termination)]
  return begin !== undefined && end !== undefined && end < begin
}

/**
 * The current subscription to a license: the active one, otherwise the one with the latest start. If two
 * start together, the one with the higher id (decision S11).
 */
export function currentSubscription<T extends Term & { subscriptionId: number }>(
  terms: readonly T[],
  now: Date,
): T | undefined {
  if (terms.length < 2) return terms[0]
  const latest = terms.toSorted(
    (a, b) =>
      (timeOf(b.start) ?? -Infinity) - (timeOf(a.start) ?? -Infinity) || b.subscriptionId - a.subscriptionId,
  )
  return latest.find(term => subscriptionStatus(term, now) === 'active') ?? latest[0]
}

/**
 * Lookups per second: the subscription's own limit until it expires, then the plan's; null is UNLIMITED
 * (decisions S9 and S10).
 */
export function effectiveRateLimit(
  own: { rate_limit: number | null; expiration: Moment } | null,
  plan: number | null,
  now: Date,
): number | null {
  if (!own) return plan
  const end = timeOf(own.expiration)
  return end !== undefined && end <= now.getTime() ? plan : own.rate_limit
}

/** What is before it is the zero date. */
const YEAR_TWO = Date.parse('0002-01-01T00:00:00Z')

/** Milliseconds; undefined for none. */
export function timeOf(moment: Moment): number | undefined {
  if (!moment) return undefined
  const time = typeof moment === 'string' ? Date.parse(moment) : moment.getTime()
  return time < YEAR_TWO ? undefined : time
}
