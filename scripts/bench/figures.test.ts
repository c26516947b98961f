import { expect, test } from 'vitest'
import { holds, median, ratioOf } from './figures.ts'

test.each([
  [[], null],
  [[null, undefined], null],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, null, 3, 2], 2.5],
])('the median of %o is %o', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('a figure that could not be measured is within no budget, and one without a budget always holds', () => {
  const figure = { what: '', unit: '' }
  expect(holds({ ...figure, value: 2, most: 2 })).toBe(true)
  expect(holds({ ...figure, value: 3, most: 2 })).toBe(false)
  expect(holds({ ...figure, value: 1, least: 2 })).toBe(false)
  expect(holds({ ...figure, value: ratioOf(null, 2), most: 2 })).toBe(false)
  expect(holds({ ...figure, value: null })).toBe(true)
})
