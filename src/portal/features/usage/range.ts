import { sharedErrors } from '#domain/errors/shared.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { DAY } from '#domain/time/durations.ts'
import { USAGE_HOURS_KEPT, USAGE_REPORT_MONTHS } from '#generated/durations.ts'
import { clockTime } from '#portal/ui/time/zone.ts'
import { zoneName as chosenZoneName, momentOf } from '#portal/ui/time/zone-days.ts'
import type { Preset } from './usage-search.ts'

/** `local` is the zone that the person has chosen for the portal, their own by default. */
export type Zone = 'utc' | 'local'

/** Hours of more days than this are too narrow to see, and the list is too long to read. */
const MAX_DAYS_BY_HOUR = 7

/** Calendar days, such as `2026-05-01`, both included. */
export interface Days {
  from: string
  to: string
}

/** The name of a zone as the contract expects it. */
export function zoneName(zone: Zone): string {
  return zone === 'utc' ? 'UTC' : chosenZoneName()
}

/** The calendar day of a moment. */
export function dayOf(moment: Date, zone: Zone): string {
  return (zone === 'utc' ? moment : clockTime(moment)).toISOString().slice(0, 10)
}

/** The first moment of a calendar day. */
export function startOf(day: string, zone: Zone): Date {
  const utc = new Date(`${day}T00:00:00Z`)
  return zone === 'utc' ? utc : momentOf(utc)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The days of a preset, up to today. */
export function daysOf(preset: Preset, today: string): Days {
  switch (preset) {
    case '7d':
      return { from: addDays(today, -6), to: today }
    case '30d':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
    case '6m': {
      const tomorrow = addDays(today, 1)
      let from = addMonths(new Date(tomorrow), -USAGE_REPORT_MONTHS).toISOString().slice(0, 10)
      // Six months after the end of a short month does not always lead back to the same day.
      while (isTooLong({ from, to: today })) from = addDays(from, 1)
      return { from, to: today }
    }
  }
}

/** What is wrong with the last day of a range, in the server's words; undefined if nothing is. */
export function faultOf(days: Days): string | undefined {
  if (days.to < days.from) return sharedErrors['end-before-start'].message
  return isTooLong(days) ? sharedErrors['range-too-long'].message : undefined
}

function isTooLong({ from, to }: Days): boolean {
  return addMonths(new Date(from), USAGE_REPORT_MONTHS) < new Date(addDays(to, 1))
}

/** Why a range has no report by the hour; undefined if it has one. */
export function hourReason({ from, to }: Days, today: string): string | undefined {
  if ((Date.parse(to) - Date.parse(from)) / DAY >= MAX_DAYS_BY_HOUR)
    return `Hours are shown for up to ${MAX_DAYS_BY_HOUR} days. Choose a shorter period.`
  const kept = USAGE_HOURS_KEPT / DAY
  return from < addDays(today, -kept) ? `Hours are kept for ${kept} days.` : undefined
}

/** An interval of a report, by the id of its rows. */
export interface Interval {
  /** The day, or the first moment of the hour. */
  id: string
  start: Date
}

/** Every interval of a range, including those without lookups. */
export function intervalsOf({ from, to }: Days, interval: 'hour' | 'day', zone: Zone): Interval[] {
  const list: Interval[] = []
  if (interval === 'day') {
    for (let day = from; day <= to; day = addDays(day, 1)) list.push({ id: day, start: startOf(day, zone) })
    return list
  }
  const hour = DAY / 24
  const end = startOf(addDays(to, 1), zone).getTime()
  // If midnight is at half past, the first hour that begins within the day is the next one.
  for (let at = Math.ceil(startOf(from, zone).getTime() / hour) * hour; at < end; at += hour)
    list.push({ id: new Date(at).toISOString(), start: new Date(at) })
  return list
}

/** The interval that a row of the report belongs to. */
export function intervalId(start: string, interval: 'hour' | 'day', zone: Zone): string {
  const moment = new Date(start)
  return interval === 'day' ? dayOf(moment, zone) : moment.toISOString()
}

const DAY_FORMAT = { month: 'short', day: 'numeric' } as const
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const LONG = { ...DAY_FORMAT, weekday: 'short', year: 'numeric' } as const

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
    return [
      { index, text: format({ ...(isOneDay ? HOUR : DAY_FORMAT), timeZone: zoneName(zone) }).format(start) },
    ]
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
