import { isUnlimited, type Moment, timeOf } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'

export const DAY = 24 * 60 * 60_000
const WEEK = 7
/** The longer of the two rates looks back on this many days, or as many as there are since the first lookup. */
const LOOK_BACK = 30
/** From here on the rates of 7 and of 30 days rest on different days. */
const TWO_WEEKS = 14
/** Rates this far apart answer different questions, so people see both days. */
const STEEP = 1.5
/** Part of a day: what is used in less than that says little about a whole one. */
const LEAST_DAY = 0.25
/** Further off than this a day means nothing; ten years is the longest term of a plan. */
const HORIZON = 3660 * DAY

/** What is left, and how it was used. */
export interface Course {
  /** Lookups of each day of UTC, the oldest first; the last one is today, which is not over. */
  daily: readonly number[]
  issued: number
  remaining: number
  /** The end of the term. */
  expiration: Moment
  now: Date
}

/** Lookups a day. */
interface Rates {
  week: number
  /** Of the last 30 days, or since the first lookup if that was later. */
  month: number
}

export interface Forecast {
  /**
   * `unlimited`; `used-up`: nothing is left; `unused`: no lookup in all the days; `lasts`: until the end of the
   * term, or for more than ten years; `runs-out`: before the end of the term, or of one without an end.
   */
  state: 'unlimited' | 'used-up' | 'unused' | 'lasts' | 'runs-out'
  rates: Rates
  /** When nothing is left if the last 7 days repeat; undefined for never. */
  runsOut: Date | undefined
  /** Whether that is before the term ends; false without an end. */
  isBeforeEnd: boolean
  /** With rates far apart: when nothing is left by the faster one, and by the slower one (undefined for never). */
  range: { from: Date; to: Date | undefined } | undefined
  /** Whether there are fewer than 7 whole days to go by. */
  isEarly: boolean
}

/**
 * When the lookups of a term run out. Each coming day uses what its weekday used, last week or on average in 30
 * days, so that a caller who works Monday to Friday never runs out on a Sunday. More use on a day since the
 * first lookup never moves the end back, and more lookups left never bring it forward.
 */
export function forecast({ daily, issued, remaining, expiration, now }: Course): Forecast {
  const { last, average, isEarly, isComparable } = rhythmOf(daily, now)
  const rates = { week: meanOf(last), month: meanOf(average) }
  const none = { rates, runsOut: undefined, isBeforeEnd: false, range: undefined, isEarly }
  if (isUnlimited({ issued })) return { state: 'unlimited', ...none }
  if (remaining <= 0) return { state: 'used-up', ...none }
  if (rates.month <= 0) return { state: 'unused', ...none }
  const runsOut = emptyAt(remaining, last, now)
  const byMonth = emptyAt(remaining, average, now)
  const end = timeOf(expiration)
  const isBeforeEnd = runsOut !== undefined && end !== undefined && runsOut.getTime() < end
  const [slow, fast] = [rates.week, rates.month].toSorted((a, b) => a - b) as [number, number]
  const isSteep = slow === 0 || (isComparable && fast >= slow * STEEP)
  const [from, to] = rates.week > rates.month ? [runsOut, byMonth] : [byMonth, runsOut]
  return {
    state: isBeforeEnd || (end === undefined && runsOut) ? 'runs-out' : 'lasts',
    rates,
    runsOut,
    isBeforeEnd,
    range: isSteep && from ? { from, to } : undefined,
    isEarly,
  }
}

/** Lookups by day of the week, Sunday first. */
type Rhythm = readonly number[]

interface Rhythms {
  last: Rhythm
  average: Rhythm
  isEarly: boolean
  isComparable: boolean
}

function rhythmOf(daily: readonly number[], now: Date): Rhythms {
  const first = daily.findIndex(used => used > 0)
  const whole = first < 0 ? [] : daily.slice(first, -1).slice(-LOOK_BACK)
  const isEarly = whole.length < WEEK
  if (isEarly) {
    // Too short for weekdays; what today has used so far counts as its part of a day.
    const used = first < 0 ? 0 : sum(whole) + (daily.at(-1) ?? 0)
    const even = used / (whole.length + Math.max(partOfDay(now), LEAST_DAY))
    const flat = Array.from({ length: WEEK }, () => even)
    return { last: flat, average: flat, isEarly, isComparable: false }
  }
  const today = now.getUTCDay()
  /** What was used on a weekday, the latest first. */
  const usedOn = (weekday: number) =>
    whole.toReversed().filter((_, back) => (today + 7 * LOOK_BACK - 1 - back) % WEEK === weekday)
  const weekdays = Array.from({ length: WEEK }, (_, weekday) => usedOn(weekday))
  return {
    last: weekdays.map(([latest = 0]) => latest),
    average: weekdays.map(meanOf),
    isEarly,
    isComparable: whole.length >= TWO_WEEKS,
  }
}

/** When nothing is left, day by day; undefined beyond the horizon. */
function emptyAt(remaining: number, rhythm: Rhythm, now: Date): Date | undefined {
  const week = sum(rhythm)
  if (week <= 0) return undefined
  const today = now.getTime() - partOfDay(now) * DAY
  const onDay = (day: number) => rhythm[new Date(day).getUTCDay()] ?? 0
  const restOfToday = onDay(today) * (1 - partOfDay(now))
  if (restOfToday >= remaining)
    return new Date(now.getTime() + (remaining / restOfToday) * (1 - partOfDay(now)) * DAY - 1)
  let left = remaining - restOfToday
  // Whole weeks at once, but for the last, which is walked.
  const weeks = Math.ceil(left / week) - 1
  if (weeks * WEEK * DAY > HORIZON) return undefined
  left -= weeks * week
  let day = today + DAY + weeks * WEEK * DAY
  // Twice, as the sum of a week may differ from its days by a rounding.
  for (const last = day + 2 * WEEK * DAY; day < last && onDay(day) < left; day += DAY) left -= onDay(day)
  const part = Math.min(left / (onDay(day) || left), 1)
  // The last lookup of a day is still of that day.
  const at = day + part * DAY - 1
  return at - now.getTime() > HORIZON ? undefined : new Date(at)
}

function partOfDay(now: Date): number {
  return (now.getTime() % DAY) / DAY
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0)
}

function meanOf(list: readonly number[]): number {
  return list.length ? sum(list) / list.length : 0
}

/** How a page writes a day. */
type DayText = (moment: Date | string) => string

/**
 * When nothing is left, in a sentence or two: at the pace of the last week, and at that of the month where it leads
 * to another day.
 */
export function forecastWords(
  { state, rates, range, runsOut, isEarly }: Forecast,
  expiration: string | null,
  dayText: DayText,
): string {
  if (state === 'unlimited') return 'Unlimited lookups don’t run out.'
  if (state === 'used-up') return 'All lookups are used.'
  if (state === 'unused') return 'No lookups in the last 30 days.'
  const until = (moment: Date | undefined) => untilWords(moment, expiration, dayText)
  const pace = (days: number, rate: number) => `the pace of the last ${days} days, ${paceText(rate)}`
  if (rates.week <= 0)
    return `No lookups in the last 7 days. At ${pace(30, rates.month)}, ${until(range?.from)}.`
  const byWeek = until(runsOut)
  const byMonth = range ? until(range.from === runsOut ? range.to : range.from) : byWeek
  if (byMonth !== byWeek)
    return `At ${pace(7, rates.week)}, ${byWeek}. At ${pace(30, rates.month)}, ${byMonth}.`
  const words = `At ${paceText(rates.week)}, ${byWeek}.`
  return isEarly ? `${words} This is an early estimate.` : words
}

/** "1,240 a day"; a small number by the week. */
export function paceText(rate: number): string {
  const [count, per] = rate >= 1 ? [rate, 'a day'] : [rate * 7, 'a week']
  return `${exactAmount(Math.max(1, Math.round(count)))} ${per}`
}

function untilWords(runsOut: Date | undefined, expiration: string | null, dayText: DayText): string {
  if (expiration && (!runsOut || runsOut.getTime() >= Date.parse(expiration)))
    return `you won’t run out before ${dayText(expiration)}`
  return runsOut ? `you’ll run out around ${dayText(runsOut)}` : 'you won’t run out for more than ten years'
}
