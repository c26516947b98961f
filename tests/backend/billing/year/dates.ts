import { DAY } from '#domain/time/durations.ts'
import type { PlanOfModel, Term } from './tracks.ts'

/**
 * When a term ends, counted in months from the first of the terms that have followed it without a gap, and so written
 * down here in another way than the server has it.
 */
export function endFrom(
  { days, months }: PlanOfModel,
  start: number,
  previous: Pick<Term, 'end' | 'anchor'> | undefined,
): Pick<Term, 'end' | 'anchor'> {
  if (days) return { end: start + days * DAY, anchor: null }
  if (!months) return { end: null, anchor: null }
  const before = previous?.anchor ?? null
  const time = start % DAY
  // A term that starts on another day than the one on which the terms before it end begins to count anew.
  const isKept =
    before !== null && previous?.end === start && monthsFrom(before.first, before.months) === start - time
  const { first, months: passed } = isKept ? before : { first: start, months: 0 }
  return { end: monthsFrom(first, passed + months) + time, anchor: { first, months: passed + months } }
}

/** Midnight of the same day of a later month, or of its last day: whichever comes first. */
function monthsFrom(first: number, months: number): number {
  const date = new Date(first)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  return Math.min(Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 0))
}
