import { dayIn } from '../text/calendar.ts'
import { timeOf } from './subscription-status.ts'

/** A term, as far as the next one keeps its day. */
export interface AnchoredTerm {
  start: Date
  expiration: Date | null
  /** Null for a term of days, for one without an end, and for one that a server of the release before wrote. */
  anchorDay: number | null
}

/**
 * The day of the month, from 1 to 31, on which a term that starts at `start` ends, and those that follow it: that of the
 * term before if this one starts exactly when it ends, so that Jan 31, Feb 28, Mar 31 keep the 31st. One that really
 * starts at another time, or after a term whose end was moved, has the day of its own start.
 */
export function anchorDayAfter(previous: AnchoredTerm | undefined, start: Date): number {
  const day = start.getUTCDate()
  if (!previous || previous.expiration?.getTime() !== start.getTime()) return day
  const { anchorDay } = previous
  if (anchorDay === null) return day
  const ownDay = previous.start.getUTCDate()
  // Before terms had an anchor day, each ended on the day of its own start: such an end was not moved either.
  return [anchorDay, ownDay].some(kept => dayIn(start, kept) === day) ? anchorDay : day
}

interface ShownTerm {
  expiration: string | null
  anchorDay: number | null
  /** The day until the dates of this term were moved; null otherwise. */
  anchorMovedFrom: number | null
  plan: { interval: 'monthly' | 'yearly' | 'custom-term' }
}

/**
 * Says on which day the terms of a license end where the dates of this one don't show it: in a month that is too short
 * for the day, and where the day has changed. Null for a term whose dates say it all.
 */
export function anchorText({ expiration, anchorDay, anchorMovedFrom, plan }: ShownTerm): string | null {
  const end = timeOf(expiration)
  if (end === undefined || anchorDay === null || plan.interval === 'custom-term') return null
  const moved =
    anchorMovedFrom === null
      ? null
      : `Terms now end on the ${ordinal(anchorDay)} instead of the ${ordinal(anchorMovedFrom)}, because the dates of this one were moved.`
  const isShort = new Date(end).getUTCDate() < anchorDay
  const kept = isShort
    ? `Later terms end on the ${ordinal(anchorDay)} again, or on the last day of a shorter month.`
    : null
  return [moved, kept].filter(Boolean).join(' ') || null
}

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })

function ordinal(day: number): string {
  return `${day}${SUFFIXES[rules.select(day)] ?? 'th'}`
}
