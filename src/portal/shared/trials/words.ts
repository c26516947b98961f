import { toErrorItem } from '#domain/errors/entry.ts'
import { salesErrors } from '#domain/errors/sales.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { lookupsText } from '#portal/shared/subscriptions/plan-words.ts'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** "January 4, 2027", in the time zone of the reader. */
export const dayText = (moment: string | Date): string => days.format(new Date(moment))

/** What the server answers to the order of a trial that the account has had (account-portal §8). */
export const usedText = (license: string): string =>
  toErrorItem('plan-ordered-too-recently', salesErrors['plan-ordered-too-recently'], {
    values: { license },
  }).message

/** "812 of 1,000 lookups left, until January 4, 2027". */
export function runningText({ remaining, issued, expiration }: Subscription): string {
  const end = expiration ? `, until ${dayText(expiration)}` : ''
  return `${exactAmount(remaining)} of ${lookupsText(issued)} left${end}`
}

/** Why an account opened without a trial. */
export const NO_FIRST_TRIAL =
  'Your account opened without the free trial, because you or your company already had it.'
