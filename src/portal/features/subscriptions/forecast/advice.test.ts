import { expect, test } from 'vitest'
import type { Plan } from '#generated/subscription/types.ts'
import type { Forecast } from '#portal/shared/subscriptions/forecast.ts'
import { type Renewal, toNextPlan } from '../shared/model.ts'
import { adviceOf } from './advice.ts'

const plan = (plan_id: number, lookups: number, price: number, more: Partial<Plan> = {}) =>
  ({
    plan_id,
    license_id: 1102,
    plan_description: `${lookups} lookups a month`,
    days: 0,
    months: 1,
    lookups,
    price,
    rate_limit: 100,
    one_time_free_trial: false,
    ongoing_free: false,
    renewable: true,
    purchasable: true,
    discontinued: false,
    ...more,
  }) as Plan
const SMALL = plan(1, 1_000, 4_00)
const MIDDLE = plan(2, 10_000, 20_00)
const LARGE = plan(3, 100_000, 105_00)
const OTHER = plan(4, 1_000_000, 1_00, { license_id: 1407 })
const PLANS = [SMALL, MIDDLE, LARGE, OTHER]

function advise(next: Plan | null, rate: number, more: Partial<Forecast> = {}, plans = PLANS) {
  const renewal: Renewal = { state: next ? 'on' : 'never', at: null, plan: next && toNextPlan(next) }
  const forecast = {
    state: 'runs-out',
    rates: { week: rate, month: rate },
    isEarly: false,
    ...more,
  } as Forecast
  const advice = adviceOf({ licenseId: 1102, renewal }, plans, forecast)
  return advice && [advice.plan.planId, advice.why]
}

test.each<[string, Plan | null, number, unknown]>([
  ['a plan that is too small: the next one that holds', SMALL, 300, [2, 'holds']],
  ['two steps up', SMALL, 3_000, [3, 'holds']],
  ['the right plan', MIDDLE, 300, undefined],
  ['a plan that is too large', LARGE, 300, [2, 'saves']],
  ['a trial', null, 300, [2, 'holds']],
  ['more than any plan has', MIDDLE, 30_000, undefined],
])('%s', (_, next, rate, advice) => expect(advise(next, rate)).toEqual(advice))

test('a busy day long ago sells no larger plan, and keeps from a smaller one', () => {
  const calmed = { rates: { week: 20, month: 300 } }
  expect(advise(SMALL, 0, calmed)).toBeUndefined()
  expect(advise(MIDDLE, 0, calmed)).toBeUndefined()
  expect(advise(LARGE, 0, calmed)).toEqual([2, 'saves'])
  expect(advise(null, 0, { rates: { week: 0, month: 300 } })).toEqual([2, 'holds'])
})

test('none without use, and none to save after a few days', () => {
  expect(advise(SMALL, 300, { state: 'unused' })).toBeUndefined()
  expect(advise(SMALL, 300, { state: 'unlimited' })).toBeUndefined()
  expect(advise(LARGE, 300, { isEarly: true })).toBeUndefined()
  expect(advise(SMALL, 300, { isEarly: true })).toEqual([2, 'holds'])
})

test('who has a plan that is not on the list gets no advice', () => {
  expect(advise(plan(9, 500, 1_00), 300)).toBeUndefined()
})

test("the account's own price counts for its plan", () => {
  expect(advise({ ...LARGE, price: 10_00 }, 300)).toBeUndefined()
})
