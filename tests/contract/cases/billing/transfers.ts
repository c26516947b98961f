import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { attempts } from '#backend/services/payment/charges/tables.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { cancelUnpaidOrder } from '#generated/billing/operations/cancelUnpaidOrder.ts'
import { downloadInvoice } from '#generated/billing/operations/downloadInvoice.ts'
import { processTransfer } from '#generated/billing/operations/processTransfer.ts'
import { setPurchaseOrder } from '#generated/billing/operations/setPurchaseOrder.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { unfinish } from '../../../support/idempotency.ts'
import {
  APPROVED,
  INVOICED,
  type OrderInput,
  PAID,
  PENDING,
  withOrder,
  withOrders,
} from '../../../support/order-rows.ts'
import { REASON, staff, withKey } from '../../../support/orders.ts'

const asPdf = { headers: { accept: 'application/pdf, application/json' } }
const TOTAL = 57_915
const ARRIVED = {
  amount: TOTAL,
  received_on: '2026-11-02',
  reference: 'GP-560431 NORTHWIND TRADERS',
  reason: REASON,
}

/** An order that a card is being charged for. */
async function inPayment(world: World) {
  const call = await withOrder(world, INVOICED)
  await world.given(undefined, async ({ db, clock }) => {
    const now = clock.now()
    await db.insert(attempts).values({
      ...{ attemptId: newId(), orderId: call.params.id, accountId: Number(call.caller.accountId) },
      ...{ paymentMethodId: newId(), vendor: 'test', cardToken: 'token', amount: TOTAL, requestKey: newId() },
      ...{ state: 'processing', created: now, lastAsked: now, nextLook: new Date(now.getTime() + 3_600_000) },
    })
  })
  return call
}

const toRecord = async (world: World, input: OrderInput, arrived: Partial<typeof ARRIVED> = {}) => {
  const { caller: customer, numbers } = await withOrders(world, input)
  const body = {
    account_id: Number(customer.accountId),
    order_id: Number(numbers[0]),
    ...ARRIVED,
    ...arrived,
  }
  return { caller: await staff(world), headers: withKey(), body }
}

const ofSomeoneElse = async (world: World) => {
  const { params } = await withOrder(world, INVOICED)
  return { caller: await world.person(), params }
}

export const cases = [
  define(downloadInvoice, 200, {
    example: 'invoice',
    arrange: async world => ({ ...(await withOrder(world, INVOICED)), ...asPdf }),
    check: body => expect(String(body)).toMatch(/^%PDF-1\.7/),
  }),
  define(downloadInvoice, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: ofSomeoneElse,
  }),
  define(downloadInvoice, 409, {
    example: 'order-not-invoiced',
    arrange: world => withOrder(world, PENDING),
  }),

  define(cancelUnpaidOrder, 200, {
    example: 'canceled',
    arrange: world => withOrder(world, INVOICED),
    check: ({ canceled, processed }) => expect([typeof canceled, processed]).toEqual(['string', null]),
  }),
  define(cancelUnpaidOrder, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: ofSomeoneElse,
  }),
  define(cancelUnpaidOrder, 409, {
    example: 'order-already-paid',
    arrange: world => withOrder(world, { ...PAID, transferDue: '2026-09-28T08:38:00Z' }),
  }),
  define(cancelUnpaidOrder, 409, {
    example: 'order-not-pending',
    title: 'canceled already',
    arrange: world => withOrder(world, { ...INVOICED, canceled: '2026-11-03T10:00:00Z' }),
  }),
  define(cancelUnpaidOrder, 409, {
    example: 'order-not-pending',
    title: 'not paid by transfer',
    arrange: world => withOrder(world, PENDING),
  }),
  define(cancelUnpaidOrder, 409, { example: 'payment-in-progress', arrange: inPayment }),

  define(setPurchaseOrder, 200, {
    example: 'saved',
    arrange: async world => ({
      ...(await withOrder(world, PAID)),
      body: { purchase_order: 'PO-2026-0117' },
    }),
    check: ({ purchase_order, total_amount }) =>
      expect([purchase_order, total_amount]).toEqual(['PO-2026-0117', TOTAL]),
  }),
  define(setPurchaseOrder, 200, {
    example: 'saved',
    title: 'none any longer',
    arrange: async world => {
      const call = await withOrder(world, PAID)
      await world.given(undefined, async ({ db }) => {
        const matches = eq(orders.orderId, call.params.id)
        await db.update(orders).set({ purchaseOrder: 'PO-1' }).where(matches)
      })
      return { ...call, body: { purchase_order: null } }
    },
    differs: { purchase_order: 'null in place of the number' },
  }),
  define(setPurchaseOrder, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withOrder(world, PAID)),
      body: forbidden({ purchase_order: 'x'.repeat(41) }),
    }),
  }),
  define(setPurchaseOrder, 400, {
    example: 'invalid-id',
    invalid: true,
    arrange: async world => {
      const call = await withOrder(world, PAID)
      return { ...call, params: { id: forbidden('first') }, body: { purchase_order: null } }
    },
  }),
  define(setPurchaseOrder, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: async world => ({ ...(await ofSomeoneElse(world)), body: { purchase_order: null } }),
  }),

  define(processTransfer, 200, {
    example: 'processed',
    arrange: world => toRecord(world, INVOICED),
    differs: { amount: 'it is the total, and the response has the amount before tax' },
    check: ({ processed }) => expect(processed).toEqual(expect.any(String)),
  }),
  define(processTransfer, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await toRecord(world, INVOICED)),
      body: forbidden({ order_id: 560_431, amount: TOTAL, received_on: '2026-11-02', reason: REASON }),
    }),
  }),
  define(processTransfer, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await toRecord(world, INVOICED)), headers: {} }),
  }),
  define(processTransfer, 400, {
    example: 'received-in-future',
    arrange: world => toRecord(world, INVOICED, { received_on: '2999-01-01' }),
  }),
  define(processTransfer, 404, {
    example: 'not-found',
    title: "another account's order",
    arrange: async world => {
      const call = await toRecord(world, INVOICED)
      const { accountId } = await world.person()
      return { ...call, body: { ...call.body, account_id: Number(accountId) } }
    },
  }),
  define(processTransfer, 409, {
    example: 'transfer-incomplete',
    arrange: world => toRecord(world, INVOICED, { amount: 50_000 }),
  }),
  define(processTransfer, 409, {
    example: 'transfer-too-large',
    arrange: world => toRecord(world, INVOICED, { amount: 60_000 }),
  }),
  define(processTransfer, 409, { example: 'order-already-paid', arrange: world => toRecord(world, PAID) }),
  define(processTransfer, 409, {
    example: 'order-not-pending',
    arrange: world => toRecord(world, APPROVED, { amount: 12_870 }),
  }),
  define(processTransfer, 409, {
    example: 'second-person-required',
    arrange: async world => {
      const call = await toRecord(world, { ...INVOICED, amount: 600_000, taxAmount: 0 }, { amount: 600_000 })
      await world.given(undefined, async ({ db }) => {
        const placedBy = call.caller.userId
        await db.update(orders).set({ placedBy }).where(eq(orders.orderId, call.body.order_id))
      })
      return call
    },
  }),
  define(processTransfer, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const call = await toRecord(world, INVOICED)
      await world.perform(processTransfer, call)
      await world.given(undefined, backend => unfinish(backend, call.headers['idempotency-key']))
      return call
    },
  }),
  define(processTransfer, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = await toRecord(world, INVOICED)
      await world.perform(processTransfer, call)
      return { ...call, body: { ...call.body, reference: 'Another one' } }
    },
  }),
]
