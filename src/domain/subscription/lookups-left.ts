import { exactAmount } from '../text/amounts.ts'
import type { DayText } from './outlook.ts'
import { isUnlimited, type Moment, type Term, timeOf } from './subscription-status.ts'

type Counted = Pick<Term, 'issued' | 'remaining'>

/** Lookups of a plan, an order, or a term as a number, or "Unlimited". */
export function lookupsText(lookups: number): string {
  return isUnlimited({ issued: lookups }) ? 'Unlimited' : exactAmount(lookups)
}

/** What is issued and left in all of the terms that lookups count against; unlimited if one of them is. */
export function sumOfTerms(running: readonly Counted[]): Counted {
  const unlimited = running.find(isUnlimited)
  if (unlimited) return unlimited
  return {
    issued: running.reduce((sum, { issued }) => sum + Math.max(0, issued), 0),
    remaining: running.reduce((sum, { remaining }) => sum + Math.max(0, remaining), 0),
  }
}

/** A term by what people call it. */
export interface UsedTerm extends Counted {
  /** Description of its plan. */
  plan: string
  isTrial: boolean
  expiration: Moment
}

/**
 * What lookups can use until the first of the running terms ends, with that end. A term that ends before it may lapse
 * unused, so it does not count.
 */
export function usableTerm(running: readonly UsedTerm[]): (Counted & { expiration: Moment }) | undefined {
  const [first] = running
  if (!first) return undefined
  const endOf = ({ expiration }: UsedTerm) => timeOf(expiration) ?? Number.POSITIVE_INFINITY
  const lasting = running.filter(term => endOf(term) >= endOf(first))
  return { ...sumOfTerms(lasting), expiration: first.expiration }
}

/**
 * Which of several running terms lookups use first, as the API does: "Used first: 10,000 of 10,000 lookups a month.
 * Then: 998 of the free trial, until Dec 14." Undefined for one term, which needs no order.
 */
export function usageOrder(running: readonly UsedTerm[], day: DayText): string | undefined {
  if (running.length < 2) return undefined
  const [first, ...others] = running.map(term => {
    const end = timeOf(term.expiration)
    const until = end === undefined ? '' : `, until ${day(new Date(end))}`
    return `${isUnlimited(term) ? 'unlimited' : exactAmount(Math.max(0, term.remaining))} ${term.isTrial ? 'of the free trial' : `of ${term.plan}`}${until}`
  })
  return `Used first: ${first}. Then: ${others.join('; then ')}.`
}

/** A term that the account has when it buys another one of the license. */
export interface HeldTerm extends Counted {
  isTrial: boolean
  /** A trial, or of a plan that stays free: a purchase does not wait for its end. */
  isFree: boolean
  expiration: Moment
}

/** When a term that is bought now begins, if it can't begin now: a paid term with lookups left comes to its end first. */
export function purchaseStart(held: readonly HeldTerm[], now: Date): Date | undefined {
  const ends = held.flatMap(term =>
    term.isFree || term.remaining <= 0 ? [] : (timeOf(term.expiration) ?? []),
  )
  const end = Math.max(...ends)
  return end > now.getTime() ? new Date(end) : undefined
}

/**
 * When a term that is bought now begins, and in which order lookups use it and what is left; undefined if nothing is
 * left. A paid term with lookups left comes to its end first.
 */
export function purchaseNote(held: readonly HeldTerm[], day: DayText, now: Date): string | undefined {
  const left = held.filter(({ remaining }) => remaining > 0)
  const start = purchaseStart(left, now)
  if (start) return `This term begins on ${day(start)}, when your current term ends.`
  const free = left.find(({ isFree }) => isFree)
  if (!free) return undefined
  const until = timeOf(free.expiration)
  const name = `${isUnlimited(free) ? '' : `${exactAmount(free.remaining)} `}${free.isTrial ? 'trial' : 'free'} lookups`
  return `This plan’s lookups are used first. Your ${name} stay, and are used after them${until === undefined ? '' : `, until ${day(new Date(until))}`}.`
}
