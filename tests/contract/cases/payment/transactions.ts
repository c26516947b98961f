import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { payOffline } from '#backend/services/payment/charges/pay-offline.ts'
import { refunds, transactions } from '#backend/services/payment/charges/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { findTransaction } from '#generated/payment/operations/findTransaction.ts'
import { listAccountTransactions } from '#generated/payment/operations/listAccountTransactions.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { newId } from '#kernel/random.ts'
import type { Backend } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { unfinish } from '../../../support/idempotency.ts'
import {
  type CardBehavior,
  disputeCharge,
  giveCard,
  giveOrder,
  loseNextRefund,
  rejectNextRefund,
} from '../../../support/payments.ts'

const TRANSACTION = '0193f212-44e0-7b19-9f63-8a7c5d4e3b2f'
const CARD = '0193f210-7a3b-7c55-a0d2-3f1b9c7e4d60'
const TOTAL = 57_915
const NO_ACCOUNT = 2_147_483_647
const withKey = (key: string = newId()) => ({ 'idempotency-key': key })

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })
const customer = (world: World) => world.person({ roles: ['billing-viewer', 'billing-editor'] })
type Customer = Awaited<ReturnType<typeof customer>>

/** An order that the customer has tried to pay by card; the status of the response is that of the card. */
async function tried(world: World, caller: Customer, behavior: CardBehavior = 'succeeds') {
  const card = await world.given(CARD, backend => giveCard(backend, caller.accountId, behavior))
  const orderId = await world.given(
    560_218,
    async backend => (await giveOrder(backend, caller.accountId)).orderId,
  )
  const body = { order_id: orderId, amount: TOTAL, payment_method_id: card }
  const id = await world.given(TRANSACTION, async ({ db }) => {
    await world.perform(processPayment, { caller, headers: withKey(), body }).catch(() => undefined)
    const [row] = await db.select().from(transactions).where(eq(transactions.orderId, orderId))
    return row?.transactionId ?? ''
  })
  return { orderId, id }
}

async function refunder(world: World, behavior: CardBehavior = 'succeeds') {
  const { id } = await tried(world, await customer(world), behavior)
  const body = { amount: 20_000, reason: 'Two months without use of the service' }
  return { caller: await staff(world), params: { id }, headers: withKey(), body }
}

/** The charge behind a transaction. */
async function chargeOf({ db }: Pick<Backend, 'db'>, transactionId: string): Promise<string> {
  const [row] = await db.select().from(transactions).where(eq(transactions.transactionId, transactionId))
  return row?.gatewayId ?? ''
}

export const cases = [
  define(listAccountTransactions, 200, {
    example: 'some-transactions',
    arrange: async world => {
      const owner = await customer(world)
      await tried(world, owner, 'hasTooLittle')
      await tried(world, owner)
      const { id } = await tried(world, owner, 'reportsTwice')
      await world.given(undefined, async ({ db, clock }) => {
        await db.update(transactions).set({ voided: clock.now() }).where(eq(transactions.transactionId, id))
      })
      return { caller: await staff(world), params: { id: owner.accountId ?? 0 } }
    },
    check: ({ transactions: list, total }) => {
      expect(total).toBe(3)
      expect(list.map(({ gateway_response, voided }) => [gateway_response, voided === null])).toEqual([
        ['approved', false],
        ['approved', true],
        ['declined', true],
      ])
    },
  }),
  define(listAccountTransactions, 200, {
    example: 'refunded',
    arrange: async world => {
      const owner = await customer(world)
      await tried(world, owner, 'reportsTwice')
      const { orderId, id } = await tried(world, owner)
      const caller = await staff(world)
      const body = { amount: 20_000, reason: 'Two months without use of the service' }
      await world.perform(refundTransaction, { caller, params: { id }, headers: withKey(), body })
      return { caller, params: { id: owner.accountId ?? 0 }, query: { order_id: orderId } }
    },
    check: ({ transactions: list, total }) => {
      expect(total).toBe(1)
      expect(list[0]?.refunded_amount).toBe(20_000)
    },
  }),
  define(listAccountTransactions, 200, {
    example: 'paid-offline',
    arrange: async world => {
      const owner = await customer(world)
      await world.given(undefined, async backend => {
        const order = await giveOrder(backend, owner.accountId)
        const at = backend.clock.now()
        await backend.db.transaction(db => payOffline(db, { order, amount: order.totalAmount, at }))
      })
      return { caller: await staff(world), params: { id: owner.accountId ?? 0 } }
    },
    check: ({ transactions: list }) =>
      expect(list).toMatchObject([{ payment_form: 'offline', payment_method_id: null, gateway_id: null }]),
  }),
  define(listAccountTransactions, 200, {
    example: 'no-transactions',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: (await customer(world)).accountId ?? 0 },
    }),
    check: ({ transactions: list }) => expect(list).toEqual([]),
  }),
  define(listAccountTransactions, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      params: { id: (await customer(world)).accountId ?? 0 },
      query: { order_id: forbidden('many'), page_size: 101 },
    }),
  }),
  define(listAccountTransactions, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_ACCOUNT } }),
  }),

  define(findTransaction, 200, {
    example: 'paid',
    arrange: async world => {
      const { id } = await tried(world, await customer(world))
      const number = await world.given('20260914-0001', async ({ db }) => {
        const [row] = await db.select().from(transactions).where(eq(transactions.transactionId, id))
        return row?.referenceNumber ?? ''
      })
      return { caller: await staff(world), body: { number } }
    },
    check: found => expect(found.reference_number).not.toBeNull(),
  }),
  define(findTransaction, 200, {
    title: 'by the id of its charge',
    arrange: async world => {
      const { id } = await tried(world, await customer(world))
      const number = await world.given('ch_7Hq2LxV9dPz4', backend => chargeOf(backend, id))
      return { caller: await staff(world), body: { number } }
    },
    check: found => expect(found.gateway_response).toBe('approved'),
  }),
  define(findTransaction, 200, {
    title: 'by its own id',
    arrange: async world => {
      const { id } = await tried(world, await customer(world))
      return { caller: await staff(world), body: { number: id.toUpperCase() } }
    },
    check: found => expect(found.gateway_response).toBe('approved'),
  }),
  define(findTransaction, 200, {
    example: 'refunded',
    arrange: async world => {
      const call = await refunder(world)
      await world.perform(refundTransaction, call)
      const number = await world.given('re_5Bd7HyN2kQw8', async ({ db }) => {
        const [row] = await db.select().from(refunds).where(eq(refunds.transactionId, call.params.id))
        return row?.gatewayId ?? ''
      })
      return { caller: call.caller, body: { number } }
    },
    check: found => expect(found.refunded_amount).toBe(20_000),
  }),
  define(findTransaction, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), body: forbidden({}) }),
  }),
  define(findTransaction, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), body: { number: '20000101-9999' } }),
  }),

  define(refundTransaction, 200, {
    example: 'part',
    arrange: world => refunder(world),
    check: ({ amount, refundable_amount, transaction }) => {
      expect(refundable_amount).toBe(37_915)
      expect(transaction.refunded_amount).toBe(amount)
    },
  }),
  define(refundTransaction, 200, {
    example: 'all',
    arrange: async world => {
      const call = await refunder(world)
      return { ...call, body: { amount: TOTAL, reason: 'Ordered by mistake' } }
    },
    check: ({ refundable_amount }) => expect(refundable_amount).toBe(0),
  }),
  define(refundTransaction, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await refunder(world)), body: forbidden({ amount: -1 }) }),
  }),
  define(refundTransaction, 400, {
    example: 'amount-zero',
    arrange: async world => {
      const call = await refunder(world)
      return { ...call, body: { ...call.body, amount: 0 } }
    },
  }),
  define(refundTransaction, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await refunder(world)), headers: {} }),
  }),
  define(refundTransaction, 404, {
    example: 'not-found',
    arrange: async world => ({
      ...(await refunder(world)),
      params: { id: '0193f212-0000-7000-8000-000000000000' },
    }),
  }),
  define(refundTransaction, 409, {
    example: 'refund-too-large',
    arrange: async world => {
      const call = await refunder(world)
      await world.perform(refundTransaction, call)
      return { ...call, headers: withKey(), body: { ...call.body, amount: 37_916 } }
    },
  }),
  define(refundTransaction, 409, {
    example: 'nothing-to-refund',
    arrange: world => refunder(world, 'isDeclined'),
  }),
  define(refundTransaction, 409, {
    example: 'transaction-voided',
    arrange: async world => {
      const call = await refunder(world)
      await world.given(undefined, async ({ db, clock }) => {
        const matches = eq(transactions.transactionId, call.params.id)
        await db.update(transactions).set({ voided: clock.now() }).where(matches)
      })
      return call
    },
  }),
  define(refundTransaction, 409, {
    example: 'payment-disputed',
    arrange: async world => {
      const call = await refunder(world)
      await world.given(undefined, async backend =>
        disputeCharge(backend, await chargeOf(backend, call.params.id)),
      )
      return call
    },
  }),
  define(refundTransaction, 409, {
    example: 'refund-rejected',
    arrange: async world => {
      const call = await refunder(world)
      await world.given(undefined, async backend => {
        rejectNextRefund(backend, await chargeOf(backend, call.params.id))
      })
      return call
    },
  }),
  define(refundTransaction, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const call = await refunder(world)
      await world.perform(refundTransaction, call)
      await world.given(undefined, backend => unfinish(backend, call.headers['idempotency-key']))
      return call
    },
  }),
  define(refundTransaction, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = await refunder(world)
      await world.perform(refundTransaction, call)
      return { ...call, body: { ...call.body, amount: 1 } }
    },
  }),
  define(refundTransaction, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      const call = await refunder(world)
      await world.given(undefined, async backend =>
        loseNextRefund(backend, await chargeOf(backend, call.params.id)),
      )
      return call
    },
  }),
]
