import { DAY, HOUR } from '#domain/time/durations.ts'
import { isUnlimited, type Moment, type Term, timeOf } from './subscription-status.ts'

/** How long before the end of a term its renewal is ordered and charged, so that lookups never stop. */
export const RENEWAL_LEAD = HOUR

/** Days after the first failed charge of a renewal on which the card is tried again. */
export const RETRY_DAYS = [1, 3, 5, 7, 10, 13] as const

/** How long a renewed term works before it is paid. */
export const RENEWAL_GRACE = 14 * DAY

/**
 * How long after its end a term can still renew, if the server was down at the time. No one expects a charge for a
 * term that has been over for longer. Suspended licenses have no such limit: they renew once they are resumed.
 */
export const LATEST_RENEWAL = 14 * DAY

/** What a renewal needs to know of a term. */
export type RenewableTerm = Term & { autorenew_disabled: boolean }

/** What a renewal needs to know of a plan. */
export interface RenewablePlan {
  renewable: boolean
  ongoing_free: boolean
  one_time_free_trial: boolean
}

/**
 * `on`: the term renews itself. `off`: it could, and someone has switched it off. `by-hand`: a free plan, which someone
 * has to renew. `never`: its plan does not renew. `over`: nothing is left to renew.
 */
export type RenewalState = 'on' | 'off' | 'by-hand' | 'never' | 'over'

/** Whether and how the last term of a license renews, at its end. A used-up term is not over before its end. */
export function renewalState(
  last: RenewableTerm | null | undefined,
  plan: RenewablePlan | null | undefined,
  now: Date,
): RenewalState {
  if (!last || !plan || timeOf(last.termination) !== undefined) return 'over'
  if (plan.ongoing_free) return 'by-hand'
  const hasEnded = isPast(last.expiration, now)
  if (!plan.renewable || plan.one_time_free_trial) return hasEnded ? 'over' : 'never'
  if (last.autorenew_disabled) return hasEnded ? 'over' : 'off'
  return !last.suspended && isTooLate(last, now) ? 'over' : 'on'
}

/** Whether it is time to renew a term: it is in its last hour. That it is used up changes nothing. */
export function isDue(term: Pick<Term, 'expiration'>, now: Date): boolean {
  return isPast(term.expiration, new Date(now.getTime() + RENEWAL_LEAD))
}

/** Whether no lookups are left of a term. An unlimited one is never used up. */
export function isUsedUp(term: Pick<Term, 'issued' | 'remaining'>): boolean {
  return term.issued > 0 && !isUnlimited(term) && term.remaining <= 0
}

/** Number of the plan that a subscription renews with: the chosen one, else what follows its plan, else the same. */
export function nextPlanIdOf(subscription: {
  plan_id: number
  next_plan_id: number | null
  plan: { next_plan_id: number | null } | null | undefined
}): number {
  return subscription.next_plan_id ?? subscription.plan?.next_plan_id ?? subscription.plan_id
}

/** A term of a license, with what its plan is. */
export interface TermOfLicense extends Pick<Term, 'start' | 'expiration' | 'termination'> {
  subscriptionId: number
  /** Whether it is a trial or of a plan that stays free. */
  isFree: boolean
}

/**
 * The term of a license that renewals are about: the last one that is set up. One that was terminated before it
 * started was never there. A free term does not take the place of a paid one that has not ended.
 */
export function lastTerm<T extends TermOfLicense>(terms: readonly T[], now: Date): T | undefined {
  const setUp = terms.filter(wasSetUp).toSorted(inOrder)
  const paid = setUp.findLast(({ isFree }) => !isFree)
  const isRunning = paid && timeOf(paid.termination) === undefined && !isPast(paid.expiration, now)
  return isRunning ? paid : setUp.at(-1)
}

/** Whether a later term of the license takes the place of a term, so that it does not renew. */
export function isFollowed(term: TermOfLicense, terms: readonly TermOfLicense[]): boolean {
  return followersOf(term, terms).length > 0
}

/** The paid terms that are set up after a term, the first one first. */
export function followersOf<T extends TermOfLicense>(term: TermOfLicense, terms: readonly T[]): T[] {
  return terms.filter(other => !other.isFree && wasSetUp(other) && inOrder(term, other) < 0).toSorted(inOrder)
}

function wasSetUp({ start, termination }: Pick<Term, 'start' | 'termination'>): boolean {
  const end = timeOf(termination)
  return end === undefined || end > startOf({ start })
}

function inOrder(a: TermOfLicense, b: TermOfLicense): number {
  return Math.sign(startOf(a) - startOf(b)) || a.subscriptionId - b.subscriptionId
}

const startOf = ({ start }: Pick<Term, 'start'>) => timeOf(start) ?? Number.NEGATIVE_INFINITY

function isTooLate({ expiration }: Pick<Term, 'expiration'>, now: Date): boolean {
  return isPast(expiration, new Date(now.getTime() - LATEST_RENEWAL))
}

function isPast(moment: Moment, now: Date): boolean {
  const time = timeOf(moment)
  return time !== undefined && time <= now.getTime()
}
