/** So many lookups of a subscription stand for unlimited ones (account-portal §9). */
export const UNLIMITED_LOOKUPS = 1_000_000_000_000

/** A moment in ISO form or as a date. Null, empty and the zero date `0001-01-01` all mean none (decision S4). */
export type Moment = string | Date | null | undefined

/** What the status of a subscription is derived from. */
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
 * The status that lookups go by; the first that fits counts (account-portal §4, decisions S1 to S3). `none` is
 * that of a subscription that is missing, which people see as a dash. A termination counts before its moment
 * has come as well.
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

/** The status that people see: what is unlimited is never shown as depleted (decision S5). */
export function shownStatus(term: Term | null | undefined, now: Date): SubscriptionStatus {
  if (!term || !isUnlimited(term)) return subscriptionStatus(term, now)
  return subscriptionStatus({ ...term, remaining: term.issued }, now)
}

export function isUnlimited({ issued }: Pick<Term, 'issued'>): boolean {
  return issued >= UNLIMITED_LOOKUPS
}

/** Whether it ends before it starts, which is said beside the status (decision S8). */
export function isInvalidTerm({ start, termination }: Pick<Term, 'start' | 'termination'>): boolean {
  const [begin, end] = [timeOf(start), timeOf(termination)]
  return begin !== undefined && end !== undefined && end < begin
}

/**
 * The current one of the subscriptions to a license: the active one, else the one with the latest start; of
 * two that start together the one with the higher number (decision S11).
 */
export function currentSubscription<T extends Term & { subscriptionId: number }>(
  terms: readonly T[],
  now: Date,
): T | undefined {
  const latest = terms.toSorted(
    (a, b) =>
      (timeOf(b.start) ?? -Infinity) - (timeOf(a.start) ?? -Infinity) || b.subscriptionId - a.subscriptionId,
  )
  return latest.find(term => subscriptionStatus(term, now) === 'active') ?? latest[0]
}

/** Lookups a second: those of the subscription while they have not expired, else the plan's; null is UNLIMITED (decisions S9 and S10). */
export function effectiveRateLimit(
  own: { rate_limit: number | null; expiration: Moment } | null,
  plan: number | null,
  now: Date,
): number | null {
  if (!own) return plan
  const end = timeOf(own.expiration)
  return end !== undefined && end <= now.getTime() ? plan : own.rate_limit
}

/** Milliseconds, undefined for none. */
export function timeOf(moment: Moment): number | undefined {
  if (!moment) return undefined
  const date = new Date(moment)
  return date.getUTCFullYear() <= 1 ? undefined : date.getTime()
}
