import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Plan } from '#generated/subscription/types.ts'
import type { Forecast } from '#portal/shared/subscriptions/forecast.ts'
import type { LicenseFacts } from '#portal/shared/subscriptions/outlook.tsx'
import { type NextPlan, type Renewal, toNextPlan } from '../shared/subscriptions.ts'
import {
  adviceOf,
  adviceWords,
  type ComparedPlan,
  cheapestPlanThatHolds,
  dailyOf,
  dailyUsageQuery,
  holds,
  monthlyPrice,
  termDays,
  thenWords,
} from './forecast.ts'

const now = new Date('2026-11-22T15:00:00Z')

test('thirty days and today, of one license', () => {
  const row = (start: string, license_id: number, used: number) => ({
    start,
    license_id,
    license_label: 'License',
    used,
  })
  const usage = [
    row('2026-10-23T00:00:00Z', 1102, 5),
    row('2026-11-21T00:00:00.000Z', 1102, 7),
    row('2026-11-21T00:00:00Z', 1407, 900),
    row('2026-11-22T00:00:00Z', 1102, 3),
  ]
  const daily = dailyOf({ usage }, 1102, now)
  expect(daily).toHaveLength(31)
  expect([daily[0], daily[29], daily[30]]).toEqual([5, 7, 3])
  expect(daily.reduce((sum, used) => sum + used, 0)).toBe(15)
})

test('a page that stays open asks once a day', () => {
  const later = new Date('2026-11-22T23:59:00Z')
  expect(dailyUsageQuery(later).queryKey).toEqual(dailyUsageQuery(now).queryKey)
})

describe('plan that holds', () => {
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

  test('terms in days and in months compare per month', () => {
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
})

describe('advice', () => {
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
})

describe('outlook words', () => {
  const NOW = new Date('2026-12-02T09:00:00Z')
  const END = '2027-01-03T12:00:00Z'
  const plan: NextPlan = {
    planId: 3135,
    description: '100,000 lookups a month',
    price: 99_00,
    days: 0,
    months: 1,
    lookups: 100_000,
    rateLimit: 250,
  }
  const day = (moment: Date | string) => new Date(moment).toISOString().slice(5, 10)

  test('what happens without lookups, and nothing if the term ends before', () => {
    const facts = {
      current: null,
      next: null,
      renewal: { state: 'on', at: END, plan },
    } as unknown as LicenseFacts
    const then = (state: 'runs-out' | 'used-up' | 'lasts') => thenWords(facts, { state }, day, NOW)
    expect(then('runs-out')).toBe('Lookups then stop until the next term begins on 01-03.')
    expect(then('used-up')).toBe('Lookups stop until the next term begins on 01-03.')
    expect(then('lasts')).toBeUndefined()
  })

  test('advice names the plan and its price', () => {
    expect(adviceWords({ plan, why: 'holds', rate: 3_000 })).toBe(
      'At 3,000 a day, the cheapest plan that lasts through its term is 100,000 lookups a month for $99.00 plus tax.',
    )
    expect(adviceWords({ plan, why: 'saves', rate: 200 })).toBe(
      '100,000 lookups a month for $99.00 plus tax would also last, and costs less per month.',
    )
    const yearly = { ...plan, description: '500,000 lookups a year', price: 540_00, months: 12 }
    expect(adviceWords({ plan: yearly, why: 'holds', rate: 400 })).toBe(
      'At 400 a day, the cheapest plan that lasts through its term is 500,000 lookups a year for $540.00 plus tax ($45.00 per month).',
    )
  })
})
