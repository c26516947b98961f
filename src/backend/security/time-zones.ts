import { addMonths } from '#domain/text/calendar.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Whether the runtime knows a time zone by this IANA name: a place, such as `Europe/Berlin`, or UTC. Offsets
 * are not names. Neither are abbreviations such as CST, because they are ambiguous, and a database may
 * interpret them differently from the runtime.
 */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]+\//.test(name) ? Boolean(clockOf(name)) : /^[A-Za-z]/.test(name) && isUtc(name)
  } catch {
    return false
  }
}

/** Whether a zone is UTC under any name. */
export function isUtc(timeZone: string): boolean {
  return clockOf(timeZone).resolvedOptions().timeZone === 'UTC'
}

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
