import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { getAccountPricingSchedule } from '#generated/sales/operations/getAccountPricingSchedule.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import { getPricingSchedule } from '#generated/sales/operations/getPricingSchedule.ts'
import type { PricingSchedule } from '#generated/sales/types.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const NONE = 2_147_483_647
const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A price list has its plans by license, the most expensive first, with their licenses by label. */
function checkList({ plans, licenses }: PricingSchedule) {
  const known = new Set(licenses.map(({ license_id }) => license_id))
  for (const [index, plan] of plans.entries()) {
    expect(known).toContain(plan.license_id)
    const before = plans[index - 1]
    if (before?.license_id === plan.license_id) expect(before.price).toBeGreaterThanOrEqual(plan.price)
  }
  const labels = licenses.map(({ license_label }) => license_label)
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
}

export const cases = [
  define(getPricing, 200, {
    example: 'public',
    arrange: async () => ({ caller: null }),
    check: schedule => {
      expect(schedule.pricing_schedule_id).toBe(1)
      expect(schedule.plans.find(({ plan_id }) => plan_id === 3120)).toMatchObject({ price: 54000 })
      checkList(schedule)
    },
  }),
  define(getAccountPricingSchedule, 200, {
    example: 'public',
    arrange: async world => {
      const { accountId } = await world.person()
      return { caller: await staff(world), params: { id: accountId ?? 0 } }
    },
    check: ({ pricing_schedule_id }) => expect(pricing_schedule_id).toBe(1),
  }),
  define(getAccountPricingSchedule, 200, {
    example: 'own',
    arrange: async world => {
      const { accountId } = await world.person({ pricingSchedule: 7 })
      return { caller: await staff(world), params: { id: accountId ?? 0 } }
    },
    check: ({ pricing_schedule_id }) => expect(pricing_schedule_id).toBe(7),
  }),
  define(getAccountPricingSchedule, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NONE } }),
  }),
  define(getPricingSchedule, 200, {
    example: 'public',
    arrange: async world => ({ caller: await staff(world), params: { id: 1 } }),
    check: checkList,
  }),
  define(getPricingSchedule, 200, {
    example: 'own',
    arrange: async world => ({ caller: await staff(world), params: { id: 7 } }),
    check: schedule => {
      expect(schedule.pricing_schedule_id).toBe(7)
      expect(schedule.plans.find(({ plan_id }) => plan_id === 3160)).toMatchObject({ price: 60000 })
      checkList(schedule)
    },
  }),
  define(getPricingSchedule, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NONE } }),
  }),
]
