import { expect, test } from 'vitest'
import { usPlans } from '#portal/content/pricing/us-plans.ts'
import { centsPerThousand, money, planFor, termCents, termLookups } from './price.ts'

const plan = { lookups: 10_000, monthlyCents: 99_00 }

test('money', () => {
  expect(money(123_456)).toBe('$1,234.56')
  expect(money(0)).toBe('$0.00')
})

test('a year costs ten months and includes twelve', () => {
  expect(termCents(plan, 'year')).toBe(990_00)
  expect(termLookups(plan, 'year')).toBe(120_000)
  expect(termCents(plan, 'month')).toBe(99_00)
})

test('the price of a thousand lookups', () => {
  expect(centsPerThousand(plan, 'month')).toBe(990)
  expect(centsPerThousand(plan, 'year')).toBe(825)
})

test('the plan that covers a volume', () => {
  expect(planFor(usPlans, 1).lookups).toBe(1_000)
  expect(planFor(usPlans, 10_000).lookups).toBe(10_000)
  expect(planFor(usPlans, 10_001).lookups).toBe(25_000)
  expect(planFor(usPlans, 9e9).lookups).toBe(1_000_000)
})

test('a larger plan costs more in total and less per thousand', () => {
  for (const [at, larger] of usPlans.entries()) {
    const smaller = usPlans[at - 1]
    if (!smaller) continue
    expect(larger.monthlyCents).toBeGreaterThan(smaller.monthlyCents)
    expect(centsPerThousand(larger, 'month')).toBeLessThan(centsPerThousand(smaller, 'month'))
  }
})
