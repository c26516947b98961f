import { isUsedUp } from '#domain/subscription/renewal.ts'
import {
  effectiveRateLimit,
  isUnlimited,
  type SubscriptionStatus,
  shownStatus,
  timeOf,
} from '#domain/subscription/subscription-status.ts'
import { exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { Holding, Lock, NextPlan, Term } from './model.ts'

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

/** The moment that belongs to the status: when it ends, has ended or will start. */
export function statusMoment(term: Term, now: Date): string | undefined {
  const { start, expiration, termination } = term
  const status = shownStatus(term, now)
  if (status === 'terminated' && termination)
    return `${isPast(termination, now) ? 'ended' : 'ends'} on ${dayText(termination)}`
  if (status === 'prepaid') return `starts on ${dayText(start)}`
  if (!expiration || status === 'suspended') return undefined
  return `${isPast(expiration, now) ? 'ended' : 'ends'} on ${dayText(expiration)}`
}

const isPast = (moment: string, now: Date) => (timeOf(moment) ?? 0) <= now.getTime()

/**
 * How much of a term is used. The share is rounded down, "<1%" for less than one, and 100% only when nothing is
 * left (decision S6).
 */
export interface Usage {
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
  if (isUnlimited(term)) return `${exactAmount(used)} lookups used, unlimited`
  return `${exactAmount(used)} of ${exactAmount(term.issued)} lookups used, ${exactAmount(left)} left`
}

/** The rate limit that applies, and what became of a limit of the term's own (decisions S9, S10). */
export function rateLimitWords({ ownRateLimit, plan }: Term, now: Date): { text: string; own?: string } {
  const limit = effectiveRateLimit(ownRateLimit, plan.rateLimit, now)
  const text = limit === null ? 'Unlimited' : `${exactAmount(limit)} a second`
  const end = ownRateLimit?.expiration
  if (!ownRateLimit) return { text }
  if (!end) return { text, own: 'Set for this subscription' }
  return {
    text,
    own: isPast(end, now) ? `Expired: its own limit until ${dayText(end)}` : `Until ${dayText(end)}`,
  }
}

/** The interval as an adjective (decision S7). */
export const INTERVAL_WORDS: Record<Term['plan']['interval'], string> = {
  monthly: 'Monthly',
  yearly: 'Yearly',
  'custom-term': 'Custom Term',
}

const LOCKS: Record<Lock, string> = {
  none: 'This license has no subscription yet.',
  expired: 'This subscription has expired, so it can no longer be changed.',
  terminated: 'This subscription is terminated, so it can no longer be changed.',
  suspended: 'This license is suspended. Contact support to have it resumed.',
  depleted: 'All lookups are used, so this subscription can no longer be changed.',
  trial: 'A free trial ends by itself. It never renews.',
  free: 'This plan is free. It is renewed by hand, not automatically.',
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

/** When a license renews: at the end of its last term, or earlier, once nothing is left. */
export function renewalMoment({ current, next, renewal: { at } }: Holding): string {
  const last = next ?? current
  const isLimited = last !== null && !isUnlimited(last) && last.issued > 0
  const usedUp = 'as soon as its lookups are used up'
  if (!at) return isLimited ? usedUp : 'never, because it has no end'
  return isLimited ? `on ${dayText(at)}, or ${usedUp}` : `on ${dayText(at)}`
}

/** What pays for renewals: a card's name, null without one, undefined while unknown or for those who may not know. */
export type RenewalCard = string | null | undefined

export interface RenewalLines {
  /** What happens: "Renews on Sep 14, 2027". Undefined if nothing does. */
  what: string | undefined
  /** At which price, on which card. */
  how: string | undefined
  /** It would renew, and there is no card to charge. */
  isWithoutCard?: true
}

/**
 * What happens to a license at the end of its last term, in one line or two. A term that is not paid for gives no
 * other one until it is.
 */
export function renewalLines(
  holding: Holding,
  card: RenewalCard,
  now: Date,
  { isUnpaid = false }: { isUnpaid?: boolean } = {},
): RenewalLines {
  const { current, next, renewal } = holding
  const { state, at, plan } = renewal
  const day = at && dayText(at)
  if (state === 'on' && !plan)
    return {
      what: day ? `Ends on ${day}` : 'Stays',
      how: 'Its next plan is no longer offered. Choose another one.',
    }
  if (state === 'on' && plan) {
    const last = next ?? current
    if (last?.suspended) return { what: 'Renewal waits', how: 'It goes on once the license is resumed.' }
    const isDueNow = last !== null && isUsedUp(last)
    const what = isDueNow
      ? isUnpaid
        ? 'Renews once it is paid'
        : 'Renews within minutes'
      : day
        ? `Renews on ${day}`
        : 'Renews when its lookups are used up'
    if (plan.price === 0) return { what, how: 'Free' }
    if (card === null)
      return { what, how: `${priceWords(plan)}, but there is no card to charge`, isWithoutCard: true }
    return { what, how: card ? `${priceWords(plan)}, ${card}` : priceWords(plan) }
  }
  if (state === 'off')
    return { what: day ? `Ends on ${day}` : 'Does not renew', how: 'Nothing more is charged.' }
  if (state === 'by-hand')
    return { what: day ? endWords(day, at, now) : undefined, how: 'Free, renewed by hand' }
  const last = next ?? current
  if (state === 'never' && last)
    return {
      what: day ? `${last.plan.isTrial ? 'Trial ends' : 'Ends'} on ${day}` : 'Has no end',
      how: 'Nothing is charged.',
    }
  return { what: undefined, how: undefined }
}

const endWords = (day: string, at: string | null, now: Date) =>
  `${at && isPast(at, now) ? 'Ended' : 'Ends'} on ${day}`
