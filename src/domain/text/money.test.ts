import { expect, test } from 'vitest'
import { dollars } from './money.ts'

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
