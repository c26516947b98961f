import { expect, test } from 'vitest'
import { keyed } from './keyed.ts'

const lines = (...plans: number[]) => plans.map(planId => ({ planId }))
const keysOf = (items: readonly { planId: number }[]) =>
  keyed(items, ({ planId }) => planId).map(([key]) => key)

test('each item has its own key, also those that have their identity in common', () => {
  const keys = keysOf(lines(7, 8, 7, 7))
  expect(new Set(keys).size).toBe(4)
})

test('an item keeps its key when another one goes', () => {
  const [, second] = keysOf(lines(7, 8))
  expect(keysOf(lines(8))).toEqual([second])
})
