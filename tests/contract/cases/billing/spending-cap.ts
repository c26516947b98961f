import { expect } from 'vitest'
import { getSpendingCap } from '#generated/billing/operations/getSpendingCap.ts'
import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { define } from '../../../support/contract/case.ts'
import { customer, withKey } from '../../../support/orders.ts'

const thousand = { monthly: 100_000, instead_of: null }

export const cases = [
  define(getSpendingCap, 200, {
    example: 'capped',
    arrange: async world => {
      const caller = await customer(world)
      await world.perform(setSpendingCap, { caller, body: thousand })
      await world.perform(placeOrder, { caller, headers: withKey(), body: { plans: [3120] } })
      return { caller }
    },
    check: ({ monthly_cap, spent }) => expect([monthly_cap, spent]).toEqual([100_000, 57_915]),
  }),
  define(getSpendingCap, 200, {
    example: 'none',
    check: ({ monthly_cap, spent }) => expect([monthly_cap, spent]).toEqual([null, 0]),
  }),
  define(setSpendingCap, 200, {
    example: 'thousand',
    body: thousand,
    check: ({ monthly_cap }) => expect(monthly_cap).toBe(100_000),
  }),
  define(setSpendingCap, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { ...thousand, monthly: -1 },
  }),
  define(setSpendingCap, 409, {
    example: 'limit-changed',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(setSpendingCap, { caller, body: thousand })
      return { caller, body: thousand }
    },
  }),
]
