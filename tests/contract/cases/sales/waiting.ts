import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orders } from '#backend/services/sales/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { listEndingTaxExemptions } from '#generated/sales/operations/listEndingTaxExemptions.ts'
import { listWaitingOrders } from '#generated/sales/operations/listWaitingOrders.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { INVOICED, withOrders } from '../../../support/order-rows.ts'
import { accountIdOf, staff } from '../../../support/orders.ts'

const PLAN = 3120
/** Past the last page: others wait in the same database. */
const PAST = 100_000

/** Staff, and a renewal that no card has paid. */
async function failedRenewal(world: World) {
  const customer = await world.person({ orders: [{ planId: PLAN, state: 'grace-period' }] })
  await world.given(undefined, async ({ db }) => {
    const isTheirs = eq(orders.accountId, accountIdOf(customer))
    await db.update(orders).set({ origin: 'renewal' }).where(isTheirs)
  })
  return staff(world)
}

export const cases = [
  define(listWaitingOrders, 200, {
    example: 'to-approve',
    arrange: async world => {
      await world.person({ orders: [{ planId: PLAN, state: 'pending' }] })
      return { caller: await staff(world), query: { state: 'to-approve' as const } }
    },
    check: ({ orders }) => {
      expect(orders.length).toBeGreaterThan(0)
      expect(orders.map(order => order.grace_period_end).filter(Boolean)).toEqual([])
    },
  }),
  define(listWaitingOrders, 200, {
    example: 'in-grace-period',
    arrange: async world => {
      await world.person({ orders: [{ planId: PLAN, state: 'grace-period' }] })
      return { caller: await staff(world), query: { state: 'in-grace-period' as const } }
    },
    check: ({ orders }) => {
      const ends = orders.map(order => order.grace_period_end)
      expect(ends.length).toBeGreaterThan(0)
      expect(ends).toEqual(ends.toSorted())
    },
  }),
  define(listWaitingOrders, 200, {
    example: 'renewal-failed',
    arrange: async world => ({
      caller: await failedRenewal(world),
      query: { state: 'renewal-failed' as const },
    }),
    check: ({ orders }) => expect([...new Set(orders.map(({ origin }) => origin))]).toEqual(['renewal']),
  }),
  define(listWaitingOrders, 200, {
    example: 'awaiting-transfer',
    arrange: async world => {
      await withOrders(world, INVOICED)
      return { caller: await staff(world), query: { state: 'awaiting-transfer' as const } }
    },
    check: ({ orders }) => {
      const due = orders.map(order => order.transfer_due ?? '')
      expect(due.length).toBeGreaterThan(0)
      expect(due).toEqual(due.filter(Boolean).toSorted())
    },
  }),
  define(listWaitingOrders, 200, {
    example: 'none',
    arrange: async world => ({
      caller: await staff(world),
      query: { state: 'to-approve' as const, page: PAST },
    }),
    check: ({ orders }) => expect(orders).toEqual([]),
  }),
  define(listWaitingOrders, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({}) }),
  }),

  define(listEndingTaxExemptions, 200, {
    example: 'one-ending',
    arrange: async world => {
      const customer = await world.person()
      const caller = await staff(world)
      const now = await world.given(new Date('2026-11-05T00:00:00Z'), async ({ clock }) => clock.now())
      const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString()
      await world.perform(declareTaxExemption, {
        caller,
        params: { id: accountIdOf(customer) },
        body: {
          timestamp: at(-700),
          expiration: at(30),
          note: 'Resale certificate R-20931, copy on file',
        },
      })
      return { caller }
    },
    check: ({ tax_exemptions: ending }) => {
      expect(ending.length).toBeGreaterThan(0)
      const ends = ending.map(({ expiration }) => expiration)
      expect(ends).toEqual(ends.toSorted())
    },
  }),
  define(listEndingTaxExemptions, 200, {
    example: 'none',
    arrange: async world => ({ caller: await staff(world), query: { page: PAST } }),
    check: ({ tax_exemptions: ending }) => expect(ending).toEqual([]),
  }),
  define(listEndingTaxExemptions, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page: 0 }) }),
  }),
]
