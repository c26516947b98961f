import { expect } from 'vitest'
import { getAccountSummary } from '#generated/billing/operations/getAccountSummary.ts'
import { define } from '../../../support/contract/case.ts'
import { PAID, PENDING, withOrders } from '../../../support/order-rows.ts'
import { staff } from '../../../support/orders.ts'

const NO_ACCOUNT = 2_147_483_647

export const cases = [
  define(getAccountSummary, 200, {
    example: 'new',
    arrange: async world => {
      const { accountId } = await world.person()
      return { caller: await staff(world), params: { id: Number(accountId) } }
    },
    check: ({ paid_amount, last_paid, waiting }) => {
      expect(paid_amount).toBe(0)
      expect(last_paid).toBe(null)
      expect(new Set(Object.values(waiting))).toEqual(new Set([0]))
    },
  }),
  define(getAccountSummary, 200, {
    example: 'customer',
    arrange: async world => {
      const { caller: customer } = await withOrders(
        world,
        { ...PAID, refunded: 10_000, declined: 1 },
        PENDING,
      )
      return { caller: await staff(world), params: { id: Number(customer.accountId) } }
    },
    check: ({ paid_amount, refunded_amount, last_paid, waiting }) => {
      // A declined attempt is no payment.
      expect([paid_amount, refunded_amount]).toEqual([57_915, 10_000])
      expect(new Date(last_paid ?? '')).toEqual(new Date('2026-09-14T08:40:00Z'))
      expect(waiting).toMatchObject({ orders_in_grace_period: 1, orders_to_approve: 0, disputes: 0 })
    },
  }),
  define(getAccountSummary, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ACCOUNT } }),
  }),
]
