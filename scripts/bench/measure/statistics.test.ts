import { expect, test } from 'vitest'
import { median } from './statistics.ts'

test.each([
  [[], null],
  [[null, undefined], null],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, null, 3, 2], 2.5],
])('the median of %o is %o', (values, expected) => {
  expect(median(values)).toBe(expected)
})
