import { expect, test } from 'vitest'
import { limitSchema } from './limit-form.tsx'

test.each([
  ['50000', 50_000],
  [' 50,000 ', 50_000],
  ['1.000.000', 1_000_000],
  ['1 000', 1_000],
])('%j are %d lookups', (typed, count) => {
  expect(limitSchema.parse({ max_lookups: typed })).toEqual({ max_lookups: count })
})

test.each(['0', '-5', '1.5', '5,00', 'many', '', '1000000000000'])('%j is rejected', typed => {
  expect(limitSchema.safeParse({ max_lookups: typed }).success).toBe(false)
})
