import { expect } from 'vitest'
import { deleteGracePeriod } from '#generated/billing/operations/deleteGracePeriod.ts'
import { processOrder } from '#generated/billing/operations/processOrder.ts'
import { placeCustomOrder } from '#generated/sales/operations/placeCustomOrder.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { unfinish } from '../../../support/idempotency.ts'
import { APPROVED, type OrderInput, PAID, PENDING, withOrders } from '../../../support/order-rows.ts'
import { PORTLAND, REASON, staff, withKey } from '../../../support/orders.ts'

/** A member of staff, and a customer with an order. */
async function staffAndOrder(world: World, input: OrderInput) {
  const { caller: customer, numbers } = await withOrders(world, input)
  const accountId = Number(customer.accountId)
  return { caller: await staff(world), accountId, orderId: Number(numbers[0]) }
}

const withGrace = async (world: World, input: OrderInput) => {
  const { caller, accountId, orderId } = await staffAndOrder(world, input)
  return { caller, params: { account_id: accountId, order_id: orderId }, query: { reason: REASON } }
}

const toProcess = async (world: World, input: OrderInput) => {
  const { caller, accountId, orderId } = await staffAndOrder(world, input)
  const headers = { 'idempotency-key': `paid-offline-${newId()}` }
  return { caller, headers, body: { account_id: accountId, order_id: orderId, reason: REASON } }
}

export const cases = [
  define(deleteGracePeriod, 200, {
    example: 'ended',
    arrange: world => withGrace(world, PENDING),
    check: ({ grace_period_end, processed }) => {
      expect(grace_period_end).toBe(null)
      expect(processed).toBe(null)
    },
  }),
  define(deleteGracePeriod, 200, {
    example: 'no-grace-period',
    arrange: world => withGrace(world, PAID),
    check: ({ processed }) => expect(processed).toEqual(expect.any(String)),
  }),
  define(deleteGracePeriod, 400, {
    example: 'invalid-order-id',
    invalid: true,
    arrange: async world => {
      const call = await withGrace(world, PENDING)
      return { ...call, params: { ...call.params, order_id: forbidden('first') } }
    },
  }),
  define(deleteGracePeriod, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: async world => {
      const call = await withGrace(world, PENDING)
      const { accountId } = await world.person()
      return { ...call, params: { ...call.params, account_id: Number(accountId) } }
    },
  }),

  define(processOrder, 200, {
    example: 'processed',
    arrange: world => toProcess(world, PENDING),
    check: ({ processed, grace_period_end }) => {
      expect(processed).toEqual(expect.any(String))
      expect(grace_period_end).toBe(null)
    },
  }),
  define(processOrder, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await toProcess(world, PENDING)),
      body: forbidden({ order_id: 0, reason: REASON }),
    }),
  }),
  define(processOrder, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await toProcess(world, PENDING)), headers: {} }),
  }),
  define(processOrder, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: async world => {
      const { caller, body, headers } = await toProcess(world, PENDING)
      const { accountId } = await world.person()
      return { caller, headers, body: { ...body, account_id: Number(accountId) } }
    },
  }),
  define(processOrder, 409, { example: 'order-already-paid', arrange: world => toProcess(world, PAID) }),
  define(processOrder, 409, {
    example: 'order-not-pending',
    arrange: world => toProcess(world, APPROVED),
  }),
  define(processOrder, 409, {
    example: 'second-person-required',
    arrange: async world => {
      const caller = await staff(world)
      const body = await world.given(
        { account_id: 41_207, order_id: 560_340, reason: REASON },
        async backend => {
          const { accountId } = await backend.person({ taxableAddress: PORTLAND })
          // Their list price of $540 each counts, and not that of ten cents.
          const items = Array.from({ length: 10 }, () => ({
            plan_id: 3120,
            amount: 10,
            lookups: 1,
            free: false,
          }))
          const placing = { account_id: Number(accountId), items, reason: REASON }
          const { order_id } = await world.perform(placeCustomOrder, {
            caller,
            headers: withKey(),
            body: placing,
          })
          return { account_id: Number(accountId), order_id, reason: REASON }
        },
      )
      return { caller, headers: withKey(), body }
    },
  }),
  define(processOrder, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const call = await toProcess(world, PENDING)
      await world.perform(processOrder, call)
      await world.given(undefined, backend => unfinish(backend, call.headers['idempotency-key']))
      return call
    },
  }),
  define(processOrder, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = await toProcess(world, PENDING)
      await world.perform(processOrder, call)
      const { numbers } = await withOrders(world, PENDING)
      return { ...call, body: { ...call.body, order_id: Number(numbers[0]) + 1 } }
    },
  }),
]
