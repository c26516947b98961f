import { DAY } from '#domain/time/durations.ts'

/** How many days before the end of its term a free plan can be renewed. */
export const FREE_RENEWAL_DAYS = 7

/**
 * When the next term of a free plan can be ordered, by the end of the last one that is set up. Earlier its lookups
 * would be free without end, even if they are used up.
 */
export function freeRenewalOpens(end: Date): Date {
  return new Date(end.getTime() - FREE_RENEWAL_DAYS * DAY)
}
