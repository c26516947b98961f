import { exactAmount } from '#domain/text/amounts.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { DAY, type Forecast } from './pace.ts'

/** "42 days left" on the first day of 42, and "1 day left" on the last. */
export function daysLeft(end: string): string {
  const days = Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / DAY))
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Jan 3", with the year if it is another one. */
export function dayText(moment: number | string): string {
  const date = new Date(moment)
  const day = `${MONTHS[date.getMonth()]} ${date.getDate()}`
  return date.getFullYear() === new Date().getFullYear() ? day : `${day}, ${date.getFullYear()}`
}

/** How long the lookups last. */
export function forecastWords({ pace, runsOut, isShort }: Forecast, expiration: string | null): string {
  const start = `At the pace of the last week, ${exactAmount(pace)} a day,`
  if (isShort) return `${start} they run out around ${dayText(runsOut)}.`
  return expiration
    ? `${start} they last to the end of the term.`
    : `${start} they last until ${dayText(runsOut)}.`
}

/** What happens at the end of the term. */
export function renewalWords(term: Subscription): string {
  const { expiration, autorenew_disabled: isOff, plan, next_plan_id: next, plan_id: own } = term
  if (!expiration) return 'It has no end.'
  const day = dayText(expiration)
  if (plan.one_time_free_trial) return `The trial ends on ${day}. We charge nothing.`
  if (isOff) return `It ends on ${day}, and does not renew.`
  return next !== null && next !== own ? `It renews on ${day} with another plan.` : `It renews on ${day}.`
}
