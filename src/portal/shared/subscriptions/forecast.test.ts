import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Course, DAY, type Forecast, forecast, forecastWords, paceText } from './forecast.ts'

/** A Sunday, at noon. */
const now = new Date('2026-11-22T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * DAY).toISOString()

/** The lookups of 30 days and of half of today, by a rule that knows the day of the week and how long ago it was. */
const course = (rule: (weekday: number, ago: number) => number, more: Partial<Course> = {}): Course => ({
  daily: Array.from({ length: 31 }, (_, at) => {
    const ago = 30 - at
    const used = rule(new Date(now.getTime() - ago * DAY).getUTCDay(), ago)
    return ago ? used : used / 2
  }),
  issued: 10_000,
  remaining: 5_000,
  expiration: inDays(90),
  now,
  ...more,
})
const isWorkday = (weekday: number) => weekday >= 1 && weekday <= 5

/**
 * Each day as counted on a calendar: from noon of Sunday, November 22, on.
 */
test.each<[string, Course, string]>([
  ['steady: 5,000 at 100 a day are 50 days', course(() => 100), '2027-01-11'],
  [
    'weekdays only: 50 days of 100 from Monday on, ten weeks',
    course(day => (isWorkday(day) ? 100 : 0)),
    '2027-01-29',
  ],
  [
    'weekends only: 50 today, then 49 and a half days of 100',
    course(day => (isWorkday(day) ? 0 : 100)),
    '2027-05-15',
  ],
  [
    'growing by ten a day: last week, 340 to 400, is 370 on average',
    course((_, ago) => 410 - ago * 10),
    '2026-12-06',
  ],
  ['just started: 100 a day for three days', course((_, ago) => (ago <= 3 ? 100 : 0)), '2027-01-11'],
  [
    'a spike, then quiet: 10 a day',
    course((_, ago) => (ago === 10 ? 8_000 : 10), { remaining: 500 }),
    '2027-01-11',
  ],
])('%s', (_, given, day) => {
  const { runsOut } = forecast(given)
  const apart = (runsOut?.getTime() ?? 0) - Date.parse(`${day}T12:00:00Z`)
  expect(Math.abs(apart), `${runsOut?.toISOString()} for ${day}`).toBeLessThanOrEqual(DAY)
})

test('a steady rate answers to the hour', () => {
  expect(forecast(course(() => 100, { remaining: 150 })).runsOut?.toISOString()).toBe(
    '2026-11-23T23:59:59.999Z',
  )
  expect(forecast(course(() => 100, { remaining: 25 })).runsOut?.toISOString()).toBe(
    '2026-11-22T17:59:59.999Z',
  )
})

test('who works Monday to Friday runs out on one of these days', () => {
  for (let remaining = 50; remaining <= 5_000; remaining += 50) {
    const { runsOut } = forecast(course(day => (isWorkday(day) ? 100 : 0), { remaining }))
    expect(isWorkday(runsOut?.getUTCDay() ?? 0), `${remaining}: ${runsOut?.toISOString()}`).toBe(true)
  }
})

describe('what a forecast says', () => {
  test.each<[string, Course, ReturnType<typeof forecast>['state'], boolean]>([
    ['it runs out before the end', course(() => 100), 'runs-out', true],
    ['it runs out after the end', course(() => 100, { expiration: inDays(20) }), 'lasts', false],
    ['it has no end', course(() => 100, { expiration: null }), 'runs-out', false],
    ['the zero date is no end', course(() => 100, { expiration: '0001-01-01T00:00:00Z' }), 'runs-out', false],
    ['nothing used', course(() => 0), 'unused', false],
    ['no days at all', course(() => 0, { daily: [] }), 'unused', false],
    ['nothing left', course(() => 100, { remaining: 0 }), 'used-up', false],
    ['more used than issued', course(() => 100, { remaining: -4 }), 'used-up', false],
    ['unlimited', course(() => 100, { issued: 1e12, remaining: 1e12 - 50 }), 'unlimited', false],
    ['lookups for a hundred years', course(() => 1, { remaining: 36_500, expiration: null }), 'lasts', false],
  ])('%s', (_, given, state, isBeforeEnd) => {
    expect(forecast(given)).toMatchObject({ state, isBeforeEnd })
  })
})

test('rates far apart have a day each, the sooner first', () => {
  const doubled = forecast(course((_, ago) => (ago <= 7 ? 200 : 50)))
  expect(doubled.rates.week).toBe(200)
  expect(doubled.rates.month).toBeCloseTo(85, 0)
  expect(doubled.range?.from).toEqual(doubled.runsOut)
  expect(doubled.range?.to?.getTime()).toBeGreaterThan(doubled.runsOut?.getTime() ?? 0)
  const fallen = forecast(course((_, ago) => (ago <= 7 ? 50 : 200)))
  expect(fallen.range?.to).toEqual(fallen.runsOut)
  expect(forecast(course((_, ago) => (ago <= 7 ? 110 : 100))).range).toBeUndefined()
})

test('after a quiet week they last, unless the pace of the month comes back', () => {
  const quiet = forecast(course((_, ago) => (ago <= 7 ? 0 : 100)))
  expect(quiet).toMatchObject({
    state: 'lasts',
    runsOut: undefined,
    isBeforeEnd: false,
    range: { to: undefined },
  })
  expect(quiet.rates.week).toBe(0)
  expect(quiet.range?.from.getTime()).toBeGreaterThan(now.getTime() + 50 * DAY)
})

test('before seven days are over, today counts with the part that has passed', () => {
  const first = forecast(course((_, ago) => (ago ? 0 : 200), { remaining: 1_000 }))
  expect(first).toMatchObject({ isEarly: true, rates: { week: 200, month: 200 } })
  expect(first.runsOut?.toISOString()).toBe('2026-11-27T11:59:59.999Z')
  const atOnce = forecast({ ...course(() => 0), daily: [0, 90], now: new Date('2026-11-22T00:01:00Z') })
  expect(atOnce.rates.week).toBe(360)
  expect(forecast(course((_, ago) => (ago <= 7 ? 100 : 0))).isEarly).toBe(false)
})

const courses = fc.record({
  daily: fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 40 }),
  issued: fc.constant(1_000_000),
  remaining: fc.integer({ min: -5, max: 1_000_000 }),
  expiration: fc.constant(null),
  now: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
})
/** Nothing left is now; nothing used is never. */
const endOf = (given: Course) => {
  const { state, runsOut } = forecast(given)
  return state === 'used-up' ? given.now.getTime() : (runsOut?.getTime() ?? Number.POSITIVE_INFINITY)
}
/** Rounding: milliseconds in ten years. */
const TOLERANCE = 5

test('more use on a day since the first lookup never runs out later', () => {
  fc.assert(
    fc.property(courses, fc.nat(), fc.integer({ min: 1, max: 5_000 }), (given, at, more) => {
      const first = given.daily.findIndex(used => used > 0)
      fc.pre(first >= 0)
      const day = first + (at % (given.daily.length - first))
      const daily = given.daily.map((used, index) => (index === day ? used + more : used))
      expect(endOf({ ...given, daily })).toBeLessThanOrEqual(endOf(given) + TOLERANCE)
    }),
  )
})

test('more lookups left never run out sooner, and the day is never in the past', () => {
  fc.assert(
    fc.property(courses, fc.integer({ min: 1, max: 100_000 }), (given, more) => {
      const end = endOf(given)
      expect(endOf({ ...given, remaining: given.remaining + more })).toBeGreaterThanOrEqual(end - TOLERANCE)
      expect(end).toBeGreaterThanOrEqual(given.now.getTime() - 1)
    }),
  )
})

test('a range is in order and holds the day', () => {
  fc.assert(
    fc.property(courses, given => {
      const { range, runsOut } = forecast(given)
      if (!range) return
      expect(range.from.getTime()).toBeLessThanOrEqual(range.to?.getTime() ?? Number.POSITIVE_INFINITY)
      expect([range.from, range.to]).toContainEqual(runsOut)
    }),
  )
})

const day = (moment: Date | string) => new Date(moment).toISOString().slice(5, 10)
const dec3 = new Date('2026-12-03T10:00:00Z')
const jan9 = new Date('2027-01-09T10:00:00Z')
const END = '2026-12-31T08:40:00Z'
const outcome = (more: Partial<Forecast>): Forecast => ({
  state: 'runs-out',
  rates: { week: 1240, month: 1200 },
  runsOut: dec3,
  isBeforeEnd: true,
  range: undefined,
  isEarly: false,
  ...more,
})
const fast = { week: 200, month: 85 }

test.each<[string, Partial<Forecast>, string | null]>([
  ['Unlimited lookups don’t run out.', { state: 'unlimited' }, END],
  ['All lookups are used.', { state: 'used-up' }, END],
  ['No lookups in the last 30 days.', { state: 'unused' }, END],
  ['At 1,240 a day, you’ll run out around 12-03.', {}, END],
  ['At 1,240 a day, you’ll run out around 12-03.', {}, null],
  ['At 1,240 a day, you won’t run out before 12-31.', { state: 'lasts', runsOut: jan9 }, END],
  ['At 1,240 a day, you won’t run out before 12-31.', { state: 'lasts', runsOut: undefined }, END],
  [
    'At 1,240 a day, you won’t run out for more than ten years.',
    { state: 'lasts', runsOut: undefined },
    null,
  ],
  ['At 1,240 a day, you’ll run out around 12-03. This is an early estimate.', { isEarly: true }, END],
  [
    'At the pace of the last 7 days, 200 a day, you’ll run out around 12-03. At the pace of the last 30 days, 85 a day, you won’t run out before 12-31.',
    { rates: fast, range: { from: dec3, to: jan9 } },
    END,
  ],
  [
    'At the pace of the last 7 days, 200 a day, you’ll run out around 12-03. At the pace of the last 30 days, 85 a day, you’ll run out around 01-09.',
    { rates: fast, range: { from: dec3, to: jan9 } },
    null,
  ],
  [
    'At the pace of the last 7 days, 85 a day, you won’t run out before 12-31. At the pace of the last 30 days, 200 a day, you’ll run out around 12-03.',
    { state: 'lasts', rates: { week: 85, month: 200 }, runsOut: jan9, range: { from: dec3, to: jan9 } },
    END,
  ],
  [
    // Both paces lead to the end of the term, so one of them is enough.
    'At 200 a day, you won’t run out before 12-31.',
    { state: 'lasts', rates: fast, runsOut: jan9, range: { from: jan9, to: undefined } },
    END,
  ],
  [
    'No lookups in the last 7 days. At the pace of the last 30 days, 85 a day, you’ll run out around 12-03.',
    {
      state: 'lasts',
      rates: { week: 0, month: 85 },
      runsOut: undefined,
      range: { from: dec3, to: undefined },
    },
    END,
  ],
])('%s', (words, more, end) => expect(forecastWords(outcome(more), end, day)).toBe(words))

test.each([
  [1_000_000.4, '1,000,000 a day'],
  [1.4, '1 a day'],
  [1, '1 a day'],
  [0.5, '4 a week'],
  [0.01, '1 a week'],
])('%d is %s', (rate, text) => expect(paceText(rate)).toBe(text))
