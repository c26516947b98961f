import { DAY } from '#domain/time/durations.ts'
import { chosenZone, clockTime, offsetAt } from './zone.ts'

// What the first load of a page does without.

/** IANA name of the browser's zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** IANA name of the chosen zone. */
export function zoneName(): string {
  const { choice, account } = chosenZone()
  return choice === 'utc' ? 'UTC' : choice === 'account' ? account : ownZone()
}

/** A zone as pages name it: "America/New York". */
export const zoneLabel = (name: string): string => name.replaceAll('_', ' ')

/** The first moment of the day that many days before today, in the chosen zone. */
export function startOfDay(now: Date, daysBefore = 0): Date {
  const today = clockTime(now)
  return momentOf(new Date(today.setUTCHours(0, 0, 0, 0) - daysBefore * DAY))
}

/** The first moment at which a clock in the chosen zone shows these UTC parts, or the first one after it. */
export function momentOf(clock: Date): Date {
  const inUtc = clock.getTime()
  // Offsets a day before and after, which differ only around a change of the clock.
  const tries = [-DAY, DAY].map(around => new Date(inUtc - offsetAt(new Date(inUtc + around))))
  const exact = tries.filter(moment => clockTime(moment).getTime() === inUtc)
  const times = (exact.length ? exact : tries).map(moment => moment.getTime())
  return new Date(exact.length ? Math.min(...times) : Math.max(...times))
}
