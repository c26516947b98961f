import {
  effectiveRateLimit,
  isUnlimited,
  type SubscriptionStatus,
  timeOf,
} from '#domain/subscription/subscription-status.ts'
import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { Holding, Lock, NextPlan, Term } from './subscriptions.ts'

/** Each status in a word; a missing subscription is a dash. */
export const STATUS_WORDS: Record<SubscriptionStatus, string> = {
  none: '–',
  active: 'Active',
  prepaid: 'Prepaid',
  depleted: 'Depleted',
  expired: 'Expired',
  suspended: 'Suspended',
  terminated: 'Terminated',
}

/** When a terminated term ends or has ended; the sentence about the license says the rest. */
export function terminationMoment({ termination }: Pick<Term, 'termination'>, now: Date): string | undefined {
  return termination ? `${isPast(termination, now) ? 'ended' : 'ends'} on ${dayText(termination)}` : undefined
}

const isPast = (moment: string, now: Date) => (timeOf(moment) ?? 0) <= now.getTime()

/**
 * How much of a term is used. The share is rounded down, "<1%" for less than one, and 100% only when nothing is
 * left (decision S6).
 */
interface Usage {
  used: number
  left: number
  /** "23%"; undefined where it says nothing: for unlimited lookups, and where none were issued. */
  share: string | undefined
}

export function usageOf(term: Pick<Term, 'issued' | 'remaining'>): Usage {
  const left = Math.max(0, term.remaining)
  const used = Math.max(0, term.issued - left)
  if (isUnlimited(term) || term.issued <= 0) return { used, left, share: undefined }
  if (left === 0) return { used, left, share: '100%' }
  const percent = Math.floor((used / term.issued) * 100)
  return { used, left, share: used > 0 && percent < 1 ? '<1%' : `${Math.min(percent, 99)}%` }
}

/** "381.3K left", or all of it in "Unlimited". */
export function leftWords(term: Pick<Term, 'issued' | 'remaining'>): string {
  return isUnlimited(term) ? 'Unlimited' : `${shortAmount(usageOf(term).left)} left`
}

/** With every digit: "118,750 of 500,000 lookups used, 381,250 left". */
export function exactUsage(term: Pick<Term, 'issued' | 'remaining'>): string {
  const { used, left } = usageOf(term)
  if (isUnlimited(term)) return `${countOf(used, 'lookup')} used, unlimited`
  return `${exactAmount(used)} of ${countOf(term.issued, 'lookup')} used, ${exactAmount(left)} left`
}

/** The rate limit that applies, and what became of a limit of the term's own (decisions S9, S10). */
export function rateLimitWords({ ownRateLimit, plan }: Term, now: Date): { text: string; own?: string } {
  const limit = effectiveRateLimit(ownRateLimit, plan.rateLimit, now)
  const text = limit === null ? 'Unlimited' : countOf(limit, 'request per second', 'requests per second')
  const end = ownRateLimit?.expiration
  if (!ownRateLimit) return { text }
  if (!end) return { text, own: 'Set for this subscription' }
  return {
    text,
    own: isPast(end, now) ? `Expired: its own limit until ${dayText(end)}` : `Until ${dayText(end)}`,
  }
}

/** The interval as an adjective (decision S7). */
const INTERVAL_WORDS: Record<Term['plan']['interval'], string> = {
  monthly: 'Monthly',
  yearly: 'Yearly',
  'custom-term': 'Custom Term',
}

/** Returns what kind of term it is: "Trial", "Monthly". */
export function intervalWords({ plan }: Term): string {
  return plan.isTrial ? 'Trial' : INTERVAL_WORDS[plan.interval]
}

const LOCKS: Record<Lock, string> = {
  none: 'This license has no subscription yet.',
  expired: 'This subscription has expired, so it can no longer be changed.',
  terminated: 'This subscription is terminated, so it can no longer be changed.',
  suspended: 'This license is suspended. Contact support to have it resumed.',
  depleted: 'This term is used up and has ended, so it can no longer be changed.',
  trial: 'Free trials end automatically and never renew.',
  free: 'This free plan doesn’t renew automatically. You renew it yourself.',
  'not-renewable': 'This plan does not renew.',
}

/** Why renewal and the next plan cannot be changed. */
export function lockWords(lock: Lock): string {
  return LOCKS[lock]
}

/** The price of a renewal: "$540.00 plus tax", or "free". */
export function priceWords({ price }: Pick<NextPlan, 'price'>): string {
  return price === 0 ? 'free' : `${dollars(price)} plus tax`
}

/** When a license renews: at the end of its last term. */
export function renewalMoment({ renewal: { at } }: Pick<Holding, 'renewal'>): string {
  return at ? `on ${dayText(at)}` : 'never, because it has no end'
}
