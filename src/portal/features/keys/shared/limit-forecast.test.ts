import { expect, test } from 'vitest'
import { forecastOf, paceOf, shareOf } from './limit-forecast.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
const limit = (maxLookups: number, lookupsUsed: number, days: number) => ({
  maxLookups,
  lookupsUsed,
  limitReached: lookupsUsed >= maxLookups,
  since: daysAgo(days),
})

test.each([
  [limit(1000, 500, 10), 10],
  [limit(1000, 250, 10), 30],
  [limit(1000, 999, 9.99), 0.01],
])('%j lasts %d days more at its pace', (given, days) => {
  expect(((forecastOf(given, now) ?? 0) - now) / 86_400_000).toBeCloseTo(days, 6)
})

test.each([limit(1000, 0, 10), limit(1000, 1000, 10), limit(1000, 1200, 10), limit(1000, 10, 0.01)])(
  '%j has no forecast',
  given => expect(forecastOf(given, now)).toBeUndefined(),
)

test('the pace counts from the start of the counter, over one hour at least', () => {
  expect(paceOf(limit(1000, 500, 10), now)).toBe(50)
  expect(paceOf(limit(1000, 10, 0), now)).toBe(240)
})

test.each([
  [0, '0%'],
  [1, '<1%'],
  [1999, '19%'],
  [9999, '99%'],
  [10_000, '100%'],
  [12_000, '100%'],
])('%d of 10000 is %s', (used, share) => {
  expect(shareOf({ maxLookups: 10_000, lookupsUsed: used })).toBe(share)
})
