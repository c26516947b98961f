import { expect, test } from 'vitest'
import type { PricingSchedule } from '#generated/sales/types.ts'
import { planChoices, renewablePlans } from './plan-dialog.tsx'

type Plan = PricingSchedule['plans'][number]

const plan = (plan_id: number, changes: Partial<Plan> = {}): Plan => ({
  plan_id,
  license_id: 1102,
  plan_description: `Plan ${plan_id}`,
  days: 0,
  months: 12,
  lookups: 100_000,
  price: 18_000,
  rate_limit: 100,
  enhanced_data_privacy: false,
  one_time_free_trial: false,
  ongoing_free: false,
  renewable: true,
  purchasable: true,
  discontinued: false,
  tier: 1,
  seats: 2,
  next_plan_id: null,
  ...changes,
})

test('plans of the license that renew and are sold, monthly ones first, the smallest first', () => {
  const plans = [
    plan(1, { lookups: 500_000 }),
    plan(2),
    plan(3, { months: 1, lookups: 10_000 }),
    plan(4, { license_id: 1203 }),
    plan(5, { renewable: false, one_time_free_trial: true }),
    plan(6, { discontinued: true }),
    plan(7, { purchasable: false }),
  ]
  expect(renewablePlans({ plans }, 1102).map(({ planId }) => planId)).toEqual([3, 2, 1])
})

test('prices are those of the account, and the plan that it renews with is among the choices', () => {
  const [first, second] = renewablePlans({ plans: [plan(1), plan(2, { lookups: 500_000 })] }, 1102)
  if (!first || !second) throw new Error('two plans are sold')
  const item = { plan_id: 1, lookups: 100_000, amount: 16_000, unit_amount: 18_000, tax_amount: 0 }
  const choices = planChoices([first, second], { items: [item] }, { ...second, planId: 9 })
  expect(choices.map(({ planId, price }) => [planId, price])).toEqual([
    [9, 18_000],
    [1, 16_000],
    [2, 18_000],
  ])
  expect(planChoices([first, second], undefined, first)).toEqual([first, second])
})
