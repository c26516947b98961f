import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orders } from '#backend/services/sales/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { processCustomPayment } from '#generated/payment/operations/processCustomPayment.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { unfinish } from '../../../support/idempotency.ts'
import { REASON } from '../../../support/orders.ts'
import { answerChallenge, type CardBehavior, giveCard, giveOrder } from '../../../support/payments.ts'

const CARD = '0193f210-7a3b-7c55-a0d2-3f1b9c7e4d60'
const TOTAL = 57_915
const withKey = (key: string = newId()) => ({ 'idempotency-key': key })

/** Someone who pays an order with a card of this behavior. */
async function payer(world: World, behavior: CardBehavior = 'succeeds') {
  const caller = await world.person({ roles: ['billing-viewer', 'billing-editor'] })
  const card = await world.given(CARD, backend => giveCard(backend, caller.accountId, behavior))
  const orderId = await world.given(
    560_218,
    async backend => (await giveOrder(backend, caller.accountId)).orderId,
  )
  const body = { order_id: orderId, amount: TOTAL, payment_method_id: card }
  return { caller, headers: withKey(), body }
}

/** A member of staff who charges a customer's card. */
async function charger(world: World, behavior: CardBehavior = 'succeeds') {
  const { caller: customer, body, headers } = await payer(world, behavior)
  const caller = await world.person({ roles: [INTERNAL_ROLE] })
  return {
    caller,
    headers,
    body: { ...body, account_id: customer.accountId ?? 0, amount: 10_000, reason: REASON },
  }
}

/** The same call, after the order was approved without a payment. */
async function approved<C extends { body: { order_id: number } }>(world: World, call: C): Promise<C> {
  await world.given(undefined, async ({ db, clock }) => {
    await db.update(orders).set({ approved: clock.now() }).where(eq(orders.orderId, call.body.order_id))
  })
  return call
}

const failed = () => {
  throw new Error('a card that is declined has paid')
}

const DECLINED = [
  ['card-declined', 'isDeclined'],
  ['insufficient-funds', 'hasTooLittle'],
  ['expired-card', 'hasExpired'],
] as const

export const cases = [
  define(processPayment, 201, {
    example: 'at-checkout',
    arrange: world => payer(world),
    check: ({ gateway_response, reference_number, transaction_token }) => {
      expect(gateway_response).toBe('approved')
      expect(reference_number).toMatch(/^\d{8}-\d{4,}$/)
      expect(transaction_token).toMatch(/^•{12}\w{4}$/)
    },
  }),
  define(processPayment, 201, {
    example: 'pending-order',
    title: 'another card, after one was declined',
    arrange: async world => {
      const call = await payer(world, 'isDeclined')
      await world.given(undefined, () => world.perform(processPayment, call).then(failed, () => undefined))
      const card = await world.given(CARD, backend => giveCard(backend, call.caller.accountId))
      const amount = await world.given(12_870, async () => call.body.amount)
      return { ...call, headers: withKey(), body: { ...call.body, amount, payment_method_id: card } }
    },
  }),
  define(processPayment, 202, {
    example: 'challenge',
    arrange: world => payer(world, 'asksThePerson'),
    check: ({ state, challenge }) => {
      expect(state).toBe('challenge')
      expect(challenge?.frame_url).toMatch(/^https?:/)
    },
  }),
  define(processPayment, 202, {
    example: 'challenge-again',
    arrange: async world => {
      const call = await payer(world, 'asksThePerson')
      await world.perform(processPayment, call)
      return { ...call, headers: withKey() }
    },
    check: ({ state }) => expect(state).toBe('challenge'),
  }),
  define(processPayment, 202, {
    example: 'processing',
    arrange: world => payer(world, 'takesTime'),
    check: ({ state, challenge }) =>
      expect({ state, challenge }).toEqual({ state: 'processing', challenge: null }),
  }),
  define(processPayment, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const call = await payer(world)
      return { ...call, body: { ...call.body, order_id: forbidden(undefined), amount: -1 } }
    },
  }),
  define(processPayment, 400, {
    example: 'amount-too-small',
    arrange: async world => {
      const call = await payer(world)
      const { accountId } = call.caller
      const order_id = await world.given(
        560_218,
        async backend => (await giveOrder(backend, accountId, { amount: 30, tax: 0 })).orderId,
      )
      return { ...call, body: { ...call.body, order_id, amount: 30 } }
    },
  }),
  define(processPayment, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await payer(world)), headers: {} }),
  }),
  ...DECLINED.map(([example, behavior]) =>
    define(processPayment, 402, { example, arrange: world => payer(world, behavior) }),
  ),
  define(processPayment, 402, {
    example: 'authentication-failed',
    arrange: async world => {
      const call = await payer(world, 'asksThePerson')
      await world.perform(processPayment, call)
      await world.given(undefined, async backend => answerChallenge(backend, call.body.order_id, false))
      return { ...call, headers: withKey() }
    },
  }),
  define(processPayment, 404, {
    example: 'not-found',
    title: 'a card of another account',
    arrange: async world => {
      const call = await payer(world)
      const other = await world.given(CARD, async backend =>
        giveCard(backend, (await backend.person()).accountId),
      )
      return { ...call, body: { ...call.body, payment_method_id: other } }
    },
  }),
  define(processPayment, 409, {
    example: 'amount-mismatch',
    arrange: async world => {
      const call = await payer(world)
      return { ...call, body: { ...call.body, amount: TOTAL - 1 } }
    },
  }),
  define(processPayment, 409, {
    example: 'order-already-paid',
    arrange: async world => {
      const call = await payer(world)
      await world.perform(processPayment, call)
      return { ...call, headers: withKey() }
    },
  }),
  define(processPayment, 409, {
    example: 'order-not-pending',
    arrange: async world => approved(world, await payer(world)),
  }),
  define(processPayment, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const call = await payer(world)
      await world.perform(processPayment, call)
      await world.given(undefined, backend => unfinish(backend, call.headers['idempotency-key']))
      return call
    },
  }),
  define(processPayment, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = await payer(world)
      await world.perform(processPayment, call)
      return { ...call, body: { ...call.body, amount: 1 } }
    },
  }),
  define(processPayment, 502, {
    example: 'upstream-failure',
    arrange: world => payer(world, 'losesTheResponse'),
  }),

  define(processCustomPayment, 201, {
    example: 'agreed-amount',
    arrange: world => charger(world),
    check: ({ amount }) => expect(amount).toBe(10_000),
  }),
  define(processCustomPayment, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const call = await charger(world)
      return { ...call, body: { ...call.body, account_id: forbidden(undefined), amount: -1 } }
    },
  }),
  define(processCustomPayment, 400, {
    example: 'amount-zero',
    arrange: async world => {
      const call = await charger(world)
      return { ...call, body: { ...call.body, amount: 0 } }
    },
  }),
  define(processCustomPayment, 400, {
    example: 'amount-too-small',
    arrange: async world => {
      const call = await charger(world)
      return { ...call, body: { ...call.body, amount: 30 } }
    },
  }),
  define(processCustomPayment, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await charger(world)), headers: {} }),
  }),
  ...DECLINED.map(([example, behavior]) =>
    define(processCustomPayment, 402, { example, arrange: world => charger(world, behavior) }),
  ),
  define(processCustomPayment, 402, {
    example: 'customer-must-confirm',
    arrange: world => charger(world, 'asksThePerson'),
  }),
  define(processCustomPayment, 404, {
    example: 'not-found',
    title: 'an order of another account',
    arrange: async world => {
      const call = await charger(world)
      const other = await world.given(41_310, async backend => (await backend.person()).accountId ?? 0)
      return { ...call, body: { ...call.body, account_id: other } }
    },
  }),
  define(processCustomPayment, 409, {
    example: 'order-already-paid',
    arrange: async world => {
      const call = await charger(world)
      await world.perform(processCustomPayment, call)
      return { ...call, headers: withKey() }
    },
  }),
  define(processCustomPayment, 409, {
    example: 'order-not-pending',
    arrange: async world => approved(world, await charger(world)),
  }),
  define(processCustomPayment, 409, {
    example: 'payment-too-large',
    arrange: async world => {
      const call = await charger(world)
      return { ...call, body: { ...call.body, amount: 100_000 } }
    },
  }),
  define(processCustomPayment, 409, {
    example: 'second-person-required',
    arrange: async world => {
      const call = await charger(world)
      await world.given(undefined, async ({ db }) => {
        const placed = { placedBy: call.caller.userId, unitAmount: 500_001 }
        await db.update(orders).set(placed).where(eq(orders.orderId, call.body.order_id))
      })
      return call
    },
  }),
  define(processCustomPayment, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const call = await charger(world)
      await world.perform(processCustomPayment, call)
      await world.given(undefined, backend => unfinish(backend, call.headers['idempotency-key']))
      return call
    },
  }),
  define(processCustomPayment, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = await charger(world)
      await world.perform(processCustomPayment, call)
      return { ...call, body: { ...call.body, amount: 1 } }
    },
  }),
  define(processCustomPayment, 502, {
    example: 'upstream-failure',
    arrange: world => charger(world, 'losesTheResponse'),
  }),
]
