import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orders } from '#backend/services/sales/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { getOrderRecord } from '#generated/billing/operations/getOrderRecord.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { type OrderInput, PAID, PENDING, withOrders } from '../../../support/order-rows.ts'
import { NO_NUMBER, REASON, withKey } from '../../../support/orders.ts'

/** A member of staff, and the number of a customer's order. */
async function about(world: World, input: OrderInput) {
  const { caller: customer, numbers } = await withOrders(world, input)
  await world.given(undefined, async ({ db }) => {
    await db
      .update(orders)
      .set({ placedBy: customer.userId })
      .where(eq(orders.orderId, Number(numbers[0])))
  })
  const caller = await world.person({ roles: [INTERNAL_ROLE] })
  return { caller, params: { id: Number(numbers[0]) } }
}

export const cases = [
  define(getOrderRecord, 200, {
    example: 'pending',
    arrange: world => about(world, PENDING),
    check: ({ order, needs_second_person, is_own, changes }) => {
      expect(order.total_amount).toBe(12_870)
      expect([needs_second_person, is_own, changes]).toEqual([false, false, []])
    },
  }),
  define(getOrderRecord, 200, {
    example: 'refunded',
    title: 'with what staff did about it, and why',
    arrange: async world => {
      const call = await about(world, PENDING)
      await world.perform(approveOrder, { ...call, headers: withKey(), body: { reason: REASON } })
      return call
    },
    check: ({ changes }) => expect(changes).toMatchObject([{ reason: expect.any(String) }]),
  }),
  define(getOrderRecord, 200, {
    example: 'refunded',
    title: 'paid',
    arrange: world => about(world, PAID),
    check: ({ order }) => expect(order.processed).toEqual(expect.any(String)),
  }),
  define(getOrderRecord, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await world.person({ roles: [INTERNAL_ROLE] }),
      params: { id: NO_NUMBER },
    }),
  }),
]
