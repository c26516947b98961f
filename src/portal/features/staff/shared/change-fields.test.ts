import { expect, test } from 'vitest'
import { wholeOf, wholeUpTo } from './change-fields.tsx'

test.each([
  ['0', 0],
  [' 5000 ', 5000],
  ['5,000', 5000],
  ['1,000,000', 1_000_000],
])('%o is the whole number %d', (typed, number) => {
  expect(wholeOf(typed)).toBe(number)
})

test.each(['', '5.5', '50,00', '1,0000', ',500', '1e3', '-1', '0x10', '5 000'])(
  '%o is no whole number',
  typed => {
    expect(wholeOf(typed)).toBeNaN()
    expect(wholeUpTo(1_000_000, 0).safeParse(typed).success).toBe(false)
  },
)

test('a field says the limits, as they can be typed', () => {
  const { error } = wholeUpTo(1_000_000, 1).safeParse('2,000,000')
  expect(error?.issues[0]?.message).toBe('Enter a whole number from 1 to 1,000,000.')
  expect(wholeUpTo(1_000_000, 1).safeParse('1,000,000').success).toBe(true)
})
