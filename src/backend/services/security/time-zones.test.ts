import { expect, test } from 'vitest'
import { isLongerThan, wallClock } from './time-zones.ts'

test.each([
  ['2026-07-01T12:00:00.000Z', 'Europe/Berlin', '2026-07-01T14:00:00.000Z'],
  ['2026-01-01T12:00:00.000Z', 'Europe/Berlin', '2026-01-01T13:00:00.000Z'],
  ['2026-11-01T05:59:59.123Z', 'America/New_York', '2026-11-01T01:59:59.123Z'],
  ['2026-11-01T06:00:00.000Z', 'America/New_York', '2026-11-01T01:00:00.000Z'],
  ['2026-11-01T18:30:00.000Z', 'Asia/Kolkata', '2026-11-02T00:00:00.000Z'],
])('at %s clocks in %s show %s', (moment, zone, shown) => {
  expect(wallClock(new Date(moment), zone).toISOString()).toBe(shown)
})

test.each([
  ['2026-05-01T00:00:00Z', '2026-11-01T00:00:00Z', 'UTC', false],
  ['2026-05-01T00:00:00Z', '2026-11-01T00:00:00.001Z', 'UTC', true],
  ['2026-02-28T00:00:00Z', '2026-08-28T00:00:00Z', 'UTC', false],
  ['2025-08-31T00:00:00Z', '2026-02-28T00:00:00Z', 'UTC', false],
  ['2025-08-31T00:00:00Z', '2026-03-01T00:00:00Z', 'UTC', true],
  // From midnight in summer to midnight in winter in Berlin: an hour more than in UTC.
  ['2026-04-30T22:00:00Z', '2026-10-31T23:00:00Z', 'Europe/Berlin', false],
  ['2026-04-30T22:00:00Z', '2026-10-31T23:00:00Z', 'UTC', true],
])('from %s to %s in %s is longer than six months: %s', (start, end, zone, longer) => {
  expect(isLongerThan(6, new Date(start), new Date(end), zone)).toBe(longer)
})
