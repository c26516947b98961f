import { addMonths } from '#domain/text/calendar.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a zone show at a moment, as the UTC parts of a Date. */
export function wallClock(moment: Date, timeZone: string): Date {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const shown = new Date(Date.UTC(2000, month - 1, day, hour, minute, second, moment.getUTCMilliseconds()))
  // `Date.UTC` would read years below 100 as 1900 to 1999.
  shown.setUTCFullYear(year, month - 1, day)
  return shown
}

/** Whether more than this many calendar months of a zone lie between two moments. */
export function isLongerThan(months: number, start: Date, end: Date, timeZone: string): boolean {
  return wallClock(end, timeZone) > addMonths(wallClock(start, timeZone), months)
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}
