import { expect, test } from 'vitest'
import { centsOf, dollars } from './money.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [100, '$1.00'],
  [57_915, '$579.15'],
  [123_456_789, '$1,234,567.89'],
  [-1_050, '-$10.50'],
  [100_000_000_000, '$1,000,000,000.00'],
])('%i cents are %s', (cents, text) => {
  expect(dollars(cents)).toBe(text)
})
test.each([
  ['12.5', 1_250],
  [' $1,234.50 ', 123_450],
  ['0', 0],
  ['12.345', undefined],
  ['-1', undefined],
  ['ten', undefined],
])('%s is typed for %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})
