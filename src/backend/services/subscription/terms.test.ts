import { expect, test } from 'vitest'
import { endOfTerm, intervalOf } from './terms.ts'

const start = new Date('2026-01-31T08:40:00Z')

test.each([
  [42, 0, '2026-03-14T08:40:00.000Z', 'custom-term'],
  [30, 1, '2026-03-02T08:40:00.000Z', 'custom-term'],
  [0, 1, '2026-02-28T08:40:00.000Z', 'monthly'],
  [0, 12, '2027-01-31T08:40:00.000Z', 'yearly'],
  [0, 3, '2026-04-30T08:40:00.000Z', 'custom-term'],
  [0, 0, undefined, 'custom-term'],
])('a plan of %i days and %i months', (days, months, end, interval) => {
  expect(endOfTerm({ days, months }, start)?.toISOString()).toBe(end)
  expect(intervalOf({ days, months })).toBe(interval)
})
