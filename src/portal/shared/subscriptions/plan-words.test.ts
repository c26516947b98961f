import { expect, test } from 'vitest'
import { intervalOf, lookupsText, perThousand, priceText, termLength, termNoun } from './plan-words.ts'

test.each([
  [0, 1, 'Monthly', 'month', '1 month'],
  [0, 12, 'Yearly', 'year', '1 year'],
  [0, 24, 'Custom Term', 'custom term', '24 months'],
  [42, 0, 'Custom Term', 'custom term', '42 days'],
  [1, 0, 'Custom Term', 'custom term', '1 day'],
  // Days decide, whatever the months say.
  [30, 1, 'Custom Term', 'custom term', '30 days'],
])('%i days and %i months are %s: a %s', (days, months, interval, noun, length) => {
  expect(intervalOf({ days, months })).toBe(interval)
  expect(termNoun({ days, months })).toBe(noun)
  expect(termLength({ days, months })).toBe(length)
})

test('an amount of nothing is free', () => {
  expect(priceText(0)).toBe('Free')
  expect(priceText(54_000)).toBe('$540.00')
  expect(priceText(1)).toBe('$0.01')
})

test.each([
  [54_000, 500_000, 108],
  [18_000, 100_000, 180],
  [1, 2_000, 1],
  [0, 1_000, null],
  [54_000, 1e12, null],
  [54_000, 0, null],
])('%i cents for %i lookups are %j cents for a thousand', (price, lookups, cents) =>
  expect(perThousand({ price, lookups })).toBe(cents),
)

test('lookups', () => {
  expect([1, 1_000, 1e12].map(lookupsText)).toEqual(['1 lookup', '1,000 lookups', 'Unlimited lookups'])
})
