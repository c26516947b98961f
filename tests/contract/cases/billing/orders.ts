import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { renewals } from '#backend/services/billing/tables.ts'
import { orders as placed } from '#backend/services/sales/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { getOrder } from '#generated/billing/operations/getOrder.ts'
import { listAccountOrders } from '#generated/billing/operations/listAccountOrders.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { APPROVED, type OrderInput, PAID, PENDING, TRIAL, withOrders } from '../../../support/order-rows.ts'

const NO_ORDER = 2_147_483_647
const asCsv = { headers: { accept: 'text/csv' } }

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A member of staff, and a customer with orders. */
async function staffAndOrders(world: World, ...inputs: OrderInput[]) {
  const { caller: customer, numbers } = await withOrders(world, ...inputs)
  const accountId = Number(customer.accountId)
  return { caller: await staff(world), params: { id: accountId }, accountId, orderId: Number(numbers[0]) }
}

const withOrder = async (world: World, input: OrderInput) => {
  const { caller, orderId } = await staffAndOrders(world, input)
  return { caller, params: { id: orderId } }
}

export const cases = [
  define(listOrders, 200, {
    example: 'some-orders',
    arrange: async world => ({ caller: (await withOrders(world, TRIAL, PAID, PENDING)).caller }),
    check: ({ orders, total }) => {
      expect(total).toBe(3)
      expect(orders.map(({ total_amount }) => total_amount)).toEqual([12_870, 57_915, 0])
      expect(orders[1]?.items[0]).toMatchObject({
        license_label: 'US Address Verification, Plus',
        plan_description: '500,000 lookups a year',
      })
    },
  }),
  define(listOrders, 200, {
    example: 'trial-only',
    arrange: async world => ({ caller: (await withOrders(world, TRIAL)).caller }),
    check: ({ orders }) => expect(orders[0]?.items[0]?.plan_description).toBe('42-day free trial'),
  }),
  define(listOrders, 200, {
    example: 'no-orders',
    arrange: async world => {
      await withOrders(world, PAID)
      return { caller: await world.person() }
    },
    check: ({ orders }) => expect(orders).toEqual([]),
  }),
  define(listOrders, 200, {
    example: 'no-orders',
    title: 'every parameter at once',
    arrange: async world => {
      const { caller } = await withOrders(world, PAID, PENDING)
      const days = { start: '2026-09-01', end: '2026-09-30' }
      const order = { sort: 'total', direction: 'asc', page: 1, page_size: 100, format: 'json' } as const
      return { caller, query: { ...days, ...order, state: 'pending', search: 'nowhere %_\\' } as const }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listOrders, 200, {
    example: 'some-orders-csv',
    arrange: async world => {
      const { caller } = await withOrders(world, TRIAL, PAID, PENDING)
      return { caller, query: { format: 'csv' } as const, ...asCsv }
    },
    check: body => {
      const [head, ...lines] = String(body).trim().split('\n')
      expect(head).toBe('order,placed,state,paid,products,amount,tax,total')
      expect(lines.map(line => line.replace(/^\d+/, ''))).toEqual([
        ',2026-11-01T08:58:00Z,pending,,"International Address Verification (10,000 lookups a month)",120.00,8.70,128.70',
        ',2026-09-14T08:38:00Z,processed,2026-09-14T08:40:00Z,"US Address Verification, Plus (500,000 lookups a year)",540.00,39.15,579.15',
        ',2026-07-28T10:00:00Z,processed,2026-07-28T10:00:00Z,"US Address Verification, Plus (42-day free trial)",0.00,0.00,0.00',
      ])
    },
  }),
  define(listOrders, 200, {
    example: 'no-orders-csv',
    arrange: async world => ({
      caller: await world.person(),
      query: { format: 'csv' } as const,
      ...asCsv,
    }),
    check: body => expect(String(body).trim()).toBe('order,placed,state,paid,products,amount,tax,total'),
  }),
  define(listOrders, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: forbidden({ start: 'soon', page_size: 101 }),
  }),
  define(listOrders, 400, {
    example: 'end-before-start',
    query: { start: '2026-11-02', end: '2026-11-01' },
  }),

  define(listPendingOrders, 200, {
    example: 'one-pending',
    arrange: async world => ({ caller: (await withOrders(world, PENDING, PAID)).caller }),
    check: ({ orders }) => expect(orders.map(({ total_amount }) => total_amount)).toEqual([12_870]),
  }),
  define(listPendingOrders, 200, {
    example: 'card-tried-again',
    arrange: async world => {
      const { caller, numbers } = await withOrders(world, PENDING)
      const nextAttempt = new Date('2026-11-04T08:58:00Z')
      await world.given(undefined, async ({ db }) => {
        const [orderId = 0, accountId] = [numbers[0], Number(caller.accountId)]
        const failed = { orderId, accountId, failures: 1, reason: 'insufficient-funds', nextAttempt }
        const created = new Date(PENDING.placed)
        await db.insert(renewals).values({ ...failed, subscriptionId: orderId, state: 'unpaid', created })
        await db.update(placed).set({ origin: 'renewal' }).where(eq(placed.orderId, orderId))
        return undefined
      })
      return { caller }
    },
    check: ({ orders }) =>
      expect(orders).toMatchObject([
        { origin: 'renewal', next_attempt: expect.stringMatching(/^2026-11-04T08:58:00/) },
      ]),
  }),
  define(listPendingOrders, 200, {
    example: 'nothing-pending',
    arrange: async world => ({ caller: (await withOrders(world, PAID, APPROVED)).caller }),
    check: ({ orders }) => expect(orders).toEqual([]),
  }),

  define(listAccountOrders, 200, {
    example: 'some-orders',
    arrange: async world => {
      const { caller, params } = await staffAndOrders(world, TRIAL, PAID, PENDING)
      return { caller, params }
    },
    check: ({ orders }) => expect(orders).toHaveLength(3),
  }),
  define(listAccountOrders, 200, {
    example: 'no-orders',
    title: 'every parameter at once',
    arrange: async world => {
      const { caller, params } = await staffAndOrders(world, PAID)
      return { caller, params, query: { start: '2026-10-01', end: '2026-10-01', page: 1, page_size: 100 } }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listAccountOrders, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { caller, params } = await staffAndOrders(world)
      return { caller, params, query: forbidden({ start: 'soon', page_size: 101 }) }
    },
  }),
  define(listAccountOrders, 400, {
    example: 'end-before-start',
    arrange: async world => {
      const { caller, params } = await staffAndOrders(world)
      return { caller, params, query: { start: '2026-11-02', end: '2026-11-01' } }
    },
  }),
  define(listAccountOrders, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ORDER } }),
  }),

  define(getOrder, 200, {
    example: 'paid',
    arrange: world => withOrder(world, PAID),
    check: ({ processed }) => expect(processed).toEqual(expect.any(String)),
  }),
  define(getOrder, 200, {
    example: 'pending',
    arrange: world => withOrder(world, PENDING),
    check: ({ processed, grace_period_end }) => {
      expect(processed).toBe(null)
      expect(grace_period_end).toEqual(expect.any(String))
    },
  }),
  define(getOrder, 200, {
    example: 'approved',
    arrange: world => withOrder(world, APPROVED),
    check: ({ approved }) => expect(approved).toEqual(expect.any(String)),
  }),
  define(getOrder, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ORDER } }),
  }),
]
