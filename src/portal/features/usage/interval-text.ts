import { dayOf, type Interval, type Zone, zoneName } from './range.ts'

const DAY = { month: 'short', day: 'numeric' } as const
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const LONG = { ...DAY, weekday: 'short', year: 'numeric' } as const

/**
 * The name of an interval: its day, and for an hour the time and the zone, which distinguishes an hour that
 * comes twice.
 */
export function intervalText({ id, start }: Interval, interval: 'hour' | 'day', zone: Zone): string {
  if (interval === 'day') return format({ ...LONG, timeZone: 'UTC' }).format(new Date(`${id}T00:00:00Z`))
  return format({ ...LONG, ...HOUR, timeZoneName: 'short', timeZone: zoneName(zone) }).format(start)
}

/** The labels under a chart, at most this many: days, or hours if there is only one day. */
export function marksOf(
  intervals: readonly Interval[],
  interval: 'hour' | 'day',
  zone: Zone,
  most: number,
): { index: number; text: string }[] {
  const days = intervals.map(({ start }) => dayOf(start, zone))
  const isOneDay = interval === 'hour' && new Set(days).size === 1
  const all = intervals.flatMap(({ start }, index) => {
    if (!isOneDay && days[index] === days[index - 1]) return []
    return [{ index, text: format({ ...(isOneDay ? HOUR : DAY), timeZone: zoneName(zone) }).format(start) }]
  })
  const every = Math.ceil(all.length / Math.max(1, most))
  return all.filter((_, index) => index % every === 0)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(key, known)
  return known
}
