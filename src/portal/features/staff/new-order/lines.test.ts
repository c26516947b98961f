import { expect, test } from 'vitest'
import type { Plan, Quote } from '#generated/sales/types.ts'
import { faultsOf, type Line, lineFor, toOrderItems, toQuoteItems } from './lines.ts'

const plan = { plan_id: 3120, price: 54_000, lookups: 500_000 } as Plan
const line: Line = lineFor(plan, 1)

test('a line starts at the price and with the lookups of its plan', () => {
  expect(line).toMatchObject({ pricing: 'list', amount: '540.00', lookups: '500000' })
  expect(toQuoteItems([line])).toEqual([
    { plan_id: 3120, custom_amount: 0, compute_price: true, free: false },
  ])
})

test('an agreed amount is sent in cents, and one that is none is a fault', () => {
  const agreed: Line = { ...line, pricing: 'custom', amount: '480' }
  expect(toQuoteItems([agreed])).toEqual([
    { plan_id: 3120, custom_amount: 48_000, compute_price: false, free: false },
  ])
  const wrong: Line = { ...agreed, amount: 'much' }
  expect(faultsOf(wrong)).toEqual({ amount: 'Enter an amount, such as 400.00.' })
  expect(toQuoteItems([line, wrong])).toBeUndefined()
  expect(toQuoteItems([])).toBeUndefined()
  expect(faultsOf({ ...line, lookups: '1.5' })).toEqual({ lookups: 'Enter a whole number.' })
})

test('an order has the amounts of its quote, and an item without one is free', () => {
  const lines: Line[] = [line, { ...line, key: 2, pricing: 'free', lookups: '10' }]
  const quote = { items: [{ amount: 54_000 }, { amount: 0 }] } as Quote
  expect(toOrderItems(lines, quote)).toEqual([
    { plan_id: 3120, amount: 54_000, lookups: 500_000, free: false },
    { plan_id: 3120, amount: 0, lookups: 10, free: true },
  ])
})
