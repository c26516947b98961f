import { dollars } from '../text/money.ts'
import { freeRenewalOpens } from './free-plan.ts'
import { isUsedUp, type RenewalState } from './renewal.ts'
import { type EarlyPurchaseCap, earlyPurchaseCap } from './renewal-terms.ts'
import { type Moment, shownStatus, type Term, timeOf } from './subscription-status.ts'

/** A term, as far as the sentence about its license names it. */
export interface OutlookTerm extends Term {
  isTrial: boolean
}

/** What is owed for an order. */
export interface Due {
  /** With tax, in cents. */
  total: number
  /** The end of the grace period; null if the term only starts with the payment. */
  payBy: Moment
  /** When the primary card is tried again; null if it is not. */
  nextAttempt: Moment
}

/** A term that is not paid. */
export interface UnpaidTerm extends Due {
  start: Moment
  expiration: Moment
}

/** Why nothing is bought early, although it is on. */
export type EarlyStop =
  | 'times'
  | 'month'
  | 'price'
  | 'plan'
  | 'card'
  | 'address'
  | 'unpaid'
  | 'no-plan'
  | 'too-small'
  | 'spending-cap'

/** The cap within which the next term is bought early, and why it was not for a term that is used up. */
export interface EarlyPurchaseState extends EarlyPurchaseCap {
  stopped: EarlyStop | null
}

/** What decides about what happens next with a license. */
export interface OutlookFacts {
  /** The term that counts now; null if the license never had one. */
  current: OutlookTerm | null
  /** The one that is set up to start after it. */
  next: OutlookTerm | null
  /** Undefined if all is paid, and for people who may not see orders. */
  unpaid?: UnpaidTerm | undefined
  renewal: {
    state: RenewalState
    /** The end of the last term; null without one. */
    at: Moment
    /** What it renews with: the price of a term in cents, before tax. Null if that is no longer offered. */
    plan: { price: number } | null
  }
  /** Name of the card that renewals charge, null without one, undefined if that may not be known. */
  card?: string | null | undefined
  /** Null or undefined while early purchase is off. */
  early?: EarlyPurchaseState | null | undefined
}

/** What a person can do about it. */
export type OutlookAction = 'pay' | 'add-card' | 'choose-plan' | 'choose-next-plan' | 'renew-free'

export interface Outlook {
  text: string
  action?: OutlookAction
}

/** How the reader's page or email writes a day. */
export type DayText = (moment: string | Date) => string

/**
 * Returns what happens next with a license, in the words of every page and email. What keeps lookups from working comes
 * first, then what has to be paid, then the end of the last term.
 */
export function licenseOutlook(facts: OutlookFacts, day: DayText, now: Date): Outlook {
  const { current, unpaid } = facts
  if (!current) return { text: 'No plan is active.', action: 'choose-plan' }
  if (current.suspended && !timeOf(current.termination))
    return { text: 'Suspended: lookups are rejected. Contact support to resume it.' }
  if (unpaid) return { text: unpaidText(unpaid, day, now), action: 'pay' }
  const on = (moment: Moment) => day(new Date(timeOf(moment) ?? 0))
  if (timeOf(current.termination) !== undefined)
    return {
      text: isPast(current.termination, now)
        ? `Terminated on ${on(current.termination)}: lookups are rejected.`
        : `Terminated: lookups are rejected. It ends on ${on(current.termination)}.`,
      action: 'choose-plan',
    }
  return whenPaid(facts, current, on, now)
}

/** What happens once no lookups are left, which the forecast says before that and notices say then. */
export function stopText(
  { current, next, renewal, early }: Pick<OutlookFacts, 'current' | 'next' | 'renewal' | 'early'>,
  when: 'now' | 'then',
  day: DayText,
  now: Date,
): string {
  if (early && !early.stopped && renewal.state === 'on' && renewal.plan && !next)
    return `We ${when === 'now' ? 'are buying' : 'then buy'} the next term early for ${dollars(renewal.plan.price)} plus tax, ${earlyPurchaseCap(early)}.`
  const stop = when === 'now' ? 'Lookups stop' : 'Lookups then stop'
  const follows = next ?? (current && !isPast(current.start, now) ? current : null)
  const begins = follows
    ? timeOf(follows.start)
    : renewal.state === 'on' && renewal.plan
      ? timeOf(renewal.at)
      : undefined
  if (begins !== undefined) return `${stop} until the next term begins on ${day(new Date(begins))}.`
  if (renewal.state !== 'by-hand') return `${stop}.`
  const end = timeOf(renewal.at)
  const opens = end === undefined ? now : freeRenewalOpens(new Date(end))
  return `${stop} until you renew this free plan${opens > now ? `, from ${day(opens)}` : ''}.`
}

/** The same of an order, whose terms may be of several licenses. */
export function orderOutlook(orderId: number, due: Due, day: DayText, now: Date): string {
  return dueText(`Order ${orderId}`, due, day, now)
}

function unpaidText(unpaid: UnpaidTerm, day: DayText, now: Date): string {
  const which = isPast(unpaid.start, now) ? 'Term' : 'Next term'
  return dueText(`${which} ${periodText(unpaid, day)}`, unpaid, day, now)
}

function dueText(what: string, { total, payBy, nextAttempt }: Due, day: DayText, now: Date): string {
  const due = timeOf(payBy)
  if (due === undefined) return `${what} is unpaid: ${dollars(total)}. It starts as soon as you pay.`
  if (due <= now.getTime())
    return `${what} stopped on ${day(new Date(due))}, because ${dollars(total)} is unpaid. Pay to restart it.`
  const pay = `${what} is unpaid: ${dollars(total)}. Pay by ${day(new Date(due))}.`
  const retry = timeOf(nextAttempt)
  return retry !== undefined && retry > now.getTime()
    ? `${pay} We’ll try your card again on ${day(new Date(retry))}.`
    : pay
}

/** "Dec 5–Jan 5". */
function periodText({ start, expiration }: Pick<UnpaidTerm, 'start' | 'expiration'>, day: DayText): string {
  const [from, to] = [timeOf(start), timeOf(expiration)]
  const first = from === undefined ? '' : day(new Date(from))
  return to === undefined ? `from ${first}` : `${first}–${day(new Date(to))}`
}

type On = (moment: Moment) => string

function whenPaid(facts: OutlookFacts, current: OutlookTerm, on: On, now: Date): Outlook {
  const { next, renewal, early } = facts
  const status = shownStatus(current, now)
  const end = renewalText(facts, on, now)
  const following = status === 'prepaid' ? current : next
  if (following) {
    const start = on(following.start)
    const stops = status === 'prepaid' || isUsedUp(current)
    const begins = stops
      ? `Lookups stop until the next term begins on ${start}.`
      : `The next term begins on ${start}.`
    return { ...end, text: `${begins} ${end.text}` }
  }
  if (status === 'expired' && renewal.state !== 'on')
    return {
      text: `Ended on ${on(current.expiration)}: lookups are rejected.`,
      action: renewal.state === 'by-hand' ? 'renew-free' : 'choose-plan',
    }
  if (status === 'active' && early && renewal.state === 'on' && renewal.plan)
    return { ...end, text: `${end.text} ${earlyText(early)}` }
  if (status !== 'depleted') return end
  if (early && renewal.state === 'on' && renewal.plan)
    return early.stopped
      ? { ...end, text: `All lookups are used, and ${stoppedText(early.stopped, early)}. ${end.text}` }
      : {
          text: `All lookups are used. We’re buying the next term early for ${dollars(renewal.plan.price)} plus tax.`,
        }
  if (renewal.state === 'on' && renewal.plan && timeOf(renewal.at) !== undefined)
    return { ...end, text: `All lookups are used, so lookups stop until the next term begins. ${end.text}` }
  return { action: 'choose-plan', ...end, text: `All lookups are used, so lookups are rejected. ${end.text}` }
}

/** That the next term is bought early, and how often at most. */
function earlyText(cap: EarlyPurchaseCap): string {
  return `If lookups run out before that, we buy the next term early: ${earlyPurchaseCap(cap)}.`
}

/** Why the next term is not bought early, to go on a sentence. */
export function stoppedText(reason: EarlyStop, { max_times, monthly_limit }: EarlyPurchaseCap): string {
  switch (reason) {
    case 'times':
      return `your cap of ${max_times} early ${max_times === 1 ? 'purchase' : 'purchases'} per term is reached`
    case 'month':
      return `another early purchase would exceed your cap of ${dollars(monthly_limit)} per month`
    case 'price':
      return 'the price has gone up since you agreed to early purchase'
    case 'plan':
      return 'the next plan is not the one that you agreed to buy early'
    case 'card':
      return 'there is no card to charge for the next term'
    case 'address':
      return 'there is no billing address to buy the next term'
    case 'unpaid':
      return 'the term is unpaid'
    case 'no-plan':
      return 'its next plan is no longer offered'
    case 'too-small':
      return 'its next term costs less than we can charge to a card'
    case 'spending-cap':
      return 'the next term would bring this month above the spending cap of the account'
  }
}

/** What happens at the end of the last term that is set up. */
function renewalText({ current, next, renewal, card }: OutlookFacts, on: On, now: Date): Outlook {
  const { state, at, plan } = renewal
  const last = next ?? current
  const day = timeOf(at) === undefined ? undefined : on(at)
  if (state === 'by-hand') {
    if (!day) return { text: 'Free, without an end.' }
    const opens = freeRenewalOpens(new Date(timeOf(at) ?? 0))
    const from = opens > now ? ` You can renew it from ${on(opens)}.` : ' Renew it now, or lookups stop then.'
    return { text: `Free until ${day}.${from}`, ...(opens <= now && { action: 'renew-free' as const }) }
  }
  if (!day) return { text: 'This plan has no end.' }
  if (last?.isTrial) return { text: `Trial ends on ${day}. You won’t be charged.`, action: 'choose-plan' }
  if (state === 'off') return { text: `Ends on ${day}, because renewal is off. You won’t be charged.` }
  if (state !== 'on') return { text: `Ends on ${day}. This plan doesn’t renew.`, action: 'choose-plan' }
  if (!plan)
    return { text: `Ends on ${day}, because its next plan is no longer offered.`, action: 'choose-next-plan' }
  const renews = isPast(at, now) ? 'Renewing now' : `Renews on ${day}`
  if (plan.price === 0) return { text: `${renews}, free.` }
  const price = `${dollars(plan.price)} plus tax`
  if (card === null)
    return { text: `${renews} for ${price}, but there is no card to charge.`, action: 'add-card' }
  return { text: `${renews} for ${price}${card ? `, charged to ${card}` : ''}.` }
}

function isPast(moment: Moment, now: Date): boolean {
  const time = timeOf(moment)
  return time !== undefined && time <= now.getTime()
}
