import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedPlan, cheapestPlanThatHolds, holds, monthlyPrice, termDays } from './plan-that-holds.ts'

const plan = (
  plan_id: number,
  lookups: number,
  months: number,
  price: number,
  more: Partial<ComparedPlan> = {},
) => ({
  plan_id,
  lookups,
  months,
  price,
  days: 0,
  one_time_free_trial: false,
  ongoing_free: false,
  renewable: true,
  purchasable: true,
  discontinued: false,
  ...more,
})
const PLANS = [
  plan(1, 1_000, 1, 4_00),
  plan(2, 10_000, 1, 20_00),
  plan(3, 120_000, 12, 180_00),
  plan(4, 1e12, 1, 535_00),
]

test.each<[number, number | undefined]>([
  [0, 1],
  [32, 1],
  // 1,000 a month are not enough, and a year of 10,000 a month costs less than twelve months of them.
  [33, 3],
  [328, 3],
  [329, 4],
])('%d lookups a day: plan %s', (rate, id) => {
  expect(cheapestPlanThatHolds(PLANS, rate)?.plan_id).toBe(id)
})

test('terms in days and in months compare by the month', () => {
  expect(termDays({ days: 30, months: 0 })).toBe(30)
  expect(termDays({ days: 0, months: 12 })).toBe(365.25)
  expect(monthlyPrice(plan(1, 1, 12, 120_00))).toBeCloseTo(10_00, 6)
  expect(monthlyPrice(plan(1, 1, 0, 40_00, { days: 42 }))).toBeCloseTo(28_99, 0)
})

test('of two at one price a month, the shorter term', () => {
  expect(cheapestPlanThatHolds([plan(8, 12_000, 12, 120_00), plan(9, 1_000, 1, 10_00)], 1)?.plan_id).toBe(9)
})

test.each<[string, Partial<ComparedPlan>]>([
  ['a trial', { one_time_free_trial: true }],
  ['a free plan, which people renew by hand', { ongoing_free: true }],
  ['one that does not renew', { renewable: false }],
  ['one that customers cannot order', { purchasable: false }],
  ['a discontinued one', { discontinued: true }],
  ['one without a term', { months: 0 }],
])('never %s', (_, more) => {
  expect(cheapestPlanThatHolds([plan(1, 1e12, 1, 0, more)], 1)).toBeUndefined()
})

test('what is chosen holds, and no cheaper plan does', () => {
  const plans = fc.array(
    fc
      .tuple(fc.nat({ max: 100_000 }), fc.integer({ min: 1, max: 36 }), fc.nat({ max: 100_000 }))
      .map(([lookups, months, price]) => plan(lookups + months, lookups, months, price)),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(plans, fc.float({ min: 0, max: 5_000, noNaN: true }), (list, rate) => {
      const chosen = cheapestPlanThatHolds(list, rate)
      const holding = list.filter(each => holds(each, rate))
      expect(chosen === undefined).toBe(holding.length === 0)
      if (!chosen) return
      expect(holds(chosen, rate)).toBe(true)
      for (const each of holding) expect(monthlyPrice(chosen)).toBeLessThanOrEqual(monthlyPrice(each))
    }),
  )
})
