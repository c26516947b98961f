import { nextPlanIdOf } from '#domain/subscription/renewal.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { dayText as fullDay, monthDay } from '#portal/kit/day-text.ts'
import { DAY } from './product-usage.ts'

/** "42 days left" on the first day of 42, and "1 day left" on the last. */
export function daysLeft(end: string): string {
  const days = Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / DAY))
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}

/** "Jan 3", with the year if it is another one. */
export function dayText(moment: number | string | Date): string {
  const date = new Date(moment)
  return date.getFullYear() === new Date().getFullYear() ? monthDay(date) : fullDay(date)
}

/** What happens at the end of the term. */
export function renewalWords(term: Subscription): string {
  const { expiration, autorenew_disabled: isOff, plan, plan_id: own } = term
  if (!expiration) return 'It has no end.'
  const day = dayText(expiration)
  if (plan.one_time_free_trial) return `The trial ends on ${day}. We charge nothing.`
  if (isOff) return `It ends on ${day}, and does not renew.`
  return nextPlanIdOf(term) !== own ? `It renews on ${day} with another plan.` : `It renews on ${day}.`
}
