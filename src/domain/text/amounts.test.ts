import { expect, test } from 'vitest'
import { exactAmount, shortAmount } from './amounts.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [12_345, '12.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_250_000, '1.3M'],
  [1_234_567_890, '1234.6M'],
])('%i is short as %s', (amount, text) => expect(shortAmount(amount)).toBe(text))

test('an exact amount has thousands separators', () => expect(exactAmount(1_234_567)).toBe('1,234,567'))

test('an exact amount is grouped as Intl groups it', () => {
  for (const amount of [
    0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 123_456_789, 9_007_199_254_740_991, -180, -1_800, 1_234.5,
  ])
    expect(exactAmount(amount)).toBe(amount.toLocaleString('en-US'))
})
