import { addMonths } from '#domain/text/calendar.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Plan } from '#generated/sales/types.ts'

/**
 * When a term of the plan ends if it starts at `start`; null for a plan without an end. A term of months ends on the
 * anchor day, by default the day of its start.
 */
export function endOfTerm(
  { days, months }: Pick<Plan, 'days' | 'months'>,
  start: Date,
  anchorDay?: number,
): Date | null {
  if (days) return new Date(start.getTime() + days * DAY)
  return months ? addMonths(start, months, anchorDay) : null
}

/** How long a term is, in the words of the contract (decision S7). */
export function intervalOf({
  days,
  months,
}: Pick<Plan, 'days' | 'months'>): 'monthly' | 'yearly' | 'custom-term' {
  if (days) return 'custom-term'
  if (months === 1) return 'monthly'
  return months === 12 ? 'yearly' : 'custom-term'
}
