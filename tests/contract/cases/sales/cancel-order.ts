import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { cancelOrder } from '#generated/sales/operations/cancelOrder.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { accountIdOf, NO_NUMBER, REASON, staff, staffAbout, withKey } from '../../../support/orders.ts'
import { addTermAfter } from '../../../support/terms.ts'

const CHANGE = '0193f232-7b1e-7d02-9a54-6f0c8e2b41d7'
const OTHER = '0193f232-7b1e-7d02-9a54-6f0c8e2b41d8'
const TRIAL = 3101
/** Its list price needs a second person. */
const PRICEY = 3161
const body = { reason: REASON }

/** A gift by a member of staff, and another one who decides about it. */
async function gift(world: World, plan_id: number, lookups = 10) {
  const author = await staff(world)
  const account_id = accountIdOf(await world.person())
  const id = await world.given(560_403, async () => {
    const given = { account_id, plan_id, lookups, reason: REASON, change_id: CHANGE }
    return (await world.perform(donatePlan, { caller: author, headers: withKey(), body: given })).order_id
  })
  return { caller: await staff(world), params: { id } }
}

const undo = { reason: 'Undone', undoes_change: CHANGE }

export const cases = [
  define(cancelOrder, 200, {
    example: 'canceled',
    arrange: async world => ({ ...(await gift(world, PRICEY)), body }),
    check: ({ canceled, processed, approved, total_amount }) => {
      expect(canceled).not.toBeNull()
      expect([processed, approved, total_amount]).toEqual([null, null, 0])
    },
  }),
  define(cancelOrder, 200, {
    title: 'a trial that was just given',
    arrange: async world => ({ ...(await gift(world, TRIAL)), body: undo }),
    check: ({ canceled }) => expect(canceled).not.toBeNull(),
  }),
  define(cancelOrder, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await gift(world, PRICEY)), body: forbidden({}) }),
  }),
  define(cancelOrder, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_NUMBER }, body }),
  }),
  define(cancelOrder, 409, {
    example: 'order-already-paid',
    arrange: async world => ({ ...(await gift(world, TRIAL)), body }),
  }),
  define(cancelOrder, 409, {
    example: 'order-not-pending',
    arrange: async world => {
      const call = await gift(world, PRICEY)
      await world.perform(approveOrder, { ...call, headers: withKey(), body })
      return { ...call, body }
    },
  }),
  define(cancelOrder, 409, {
    title: 'an order that has to be paid',
    example: 'order-not-pending',
    arrange: async world => ({ ...(await staffAbout(world, { state: 'pending' })), body }),
  }),
  define(cancelOrder, 409, {
    example: 'changed-since',
    arrange: async world => ({ ...(await gift(world, TRIAL)), body: { ...undo, undoes_change: OTHER } }),
  }),
  define(cancelOrder, 409, {
    example: 'used-since',
    arrange: async world => {
      const call = await gift(world, TRIAL)
      await world.given(undefined, async ({ db }) => {
        await db.update(subscriptions).set({ remaining: 9 }).where(eq(subscriptions.orderId, call.params.id))
      })
      return { ...call, body: undo }
    },
  }),
  define(cancelOrder, 409, {
    example: 'renewed-since',
    arrange: async world => {
      const call = await gift(world, TRIAL)
      await world.given(undefined, async backend => {
        const [term] = await backend.db
          .select({ id: subscriptions.subscriptionId })
          .from(subscriptions)
          .where(eq(subscriptions.orderId, call.params.id))
        await addTermAfter(backend, term?.id ?? 0)
      })
      return { ...call, body: undo }
    },
  }),
  define(approveOrder, 409, {
    example: 'order-not-pending',
    arrange: async world => {
      const call = await gift(world, PRICEY)
      await world.perform(cancelOrder, { ...call, body })
      return { ...call, headers: withKey(), body }
    },
  }),
]
