import { expect, test } from 'vitest'
import { DAY, daysOf, forecastOf, paceOf, usageByProduct } from './pace.ts'

const now = new Date('2026-11-22T15:00:00Z')

test('the days of the report end with today, in UTC', () => {
  expect(daysOf(now, 3)).toEqual(['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'])
})

test('each product has its figures by day, the most used first, and strange days do not count', () => {
  const row = (start: string, id: number, used: number) => ({
    start,
    license_id: id,
    license_label: `License ${id}`,
    used,
  })
  const rows = [
    row('2026-11-20T00:00:00Z', 1102, 3),
    row('2026-11-22T00:00:00.000Z', 1407, 40),
    row('2026-11-22T00:00:00Z', 1102, 4),
    row('2026-10-01T00:00:00Z', 1102, 900),
  ]
  expect(usageByProduct(rows, daysOf(now, 3))).toEqual([
    { licenseId: 1407, label: 'License 1407', days: [0, 0, 40], total: 40 },
    { licenseId: 1102, label: 'License 1102', days: [3, 0, 4], total: 7 },
  ])
})

test.each([
  ['a week of steady use', [9, 7, 7, 7, 7, 7, 7, 7], 7],
  ['weekends are part of the pace', [1, 14, 0, 0, 7, 14, 7, 7], 7],
  ['an account that began yesterday', [0, 0, 0, 0, 0, 0, 30, 10], 20],
  ['nothing in the last week', [90, 0, 0, 0, 0, 0, 0, 0], 0],
  ['nothing ever', [0, 0], 0],
])('pace: %s', (_what, days, pace) => {
  expect(paceOf({ days })).toBe(pace)
})

test('a forecast says when nothing is left, and whether that is before the end of the term', () => {
  const end = new Date(now.getTime() + 10 * DAY).toISOString()
  expect(forecastOf({ remaining: 100, expiration: end }, 20, now)).toEqual({
    pace: 20,
    runsOut: now.getTime() + 5 * DAY,
    isShort: true,
  })
  expect(forecastOf({ remaining: 100, expiration: end }, 4.2, now)).toMatchObject({ pace: 5, isShort: false })
  expect(forecastOf({ remaining: 100, expiration: null }, 20, now)?.isShort).toBe(false)
  expect(forecastOf({ remaining: 100, expiration: end }, 0, now)).toBeUndefined()
  expect(forecastOf({ remaining: 0, expiration: end }, 5, now)).toBeUndefined()
})
