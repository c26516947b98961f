import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#backend/modules/ledger/public.ts'
import { transactions } from '#backend/services/payment/charges/tables.ts'
import { orderEvents } from '#backend/services/sales/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { openCardForm } from '#generated/payment/operations/openCardForm.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { giveOrder } from '../../support/payments.ts'
import { startStripeApi } from '../../support/servers/stripe-api.ts'
import { send } from '../client.ts'

const TOTAL = 57_915
let stripe: Awaited<ReturnType<typeof startStripeApi>>
let backend: Backend
beforeAll(async () => {
  stripe = await startStripeApi()
  backend = await startBackend({ env: stripe.env })
})
afterAll(async () => {
  await backend.close()
  await stripe.close()
})

/** An order that was paid by card at Stripe. */
async function paid() {
  const caller = await backend.person()
  const { body: form } = await send(backend, openCardForm, { caller })
  const token = stripe.confirmSetup(form.client_secret ?? '', '4242 4242 4242 4242')
  const { body: card } = await send(backend, authorizePaymentMethod, { caller, body: { token } })
  const { orderId } = await giveOrder(backend, caller.accountId)
  const { body } = await send(backend, processPayment, {
    caller,
    headers: { 'idempotency-key': randomUUID() },
    body: { order_id: orderId, amount: TOTAL, payment_method_id: card.payment_method_id },
  })
  if (!('transaction_id' in body)) throw new Error('the card was charged')
  return { orderId, id: body.transaction_id, intent: body.gateway_id ?? '' }
}

async function post(type: string, object: object): Promise<void> {
  const { raw, signature } = stripe.eventOf(type, object, backend.clock.now())
  const { statusCode } = await backend.inject({
    method: 'POST',
    url: '/api/payment/vendor-events',
    payload: raw,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
  expect(statusCode).toBe(200)
}

const transactionOf = async (id: string) => {
  const [row] = await backend.db.select().from(transactions).where(eq(transactions.transactionId, id))
  return row
}
const eventsOf = async (orderId: number) =>
  (
    await backend.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.eventId)
  ).map(({ kind }) => kind)

const refund = async (id: string, amount: number) =>
  send(backend, refundTransaction, {
    caller: await backend.person({ roles: [INTERNAL_ROLE] }),
    params: { id },
    headers: { 'idempotency-key': randomUUID() },
    body: { amount, reason: 'Ordered by mistake' },
  })

/** The objects that Stripe reports a refund with, in both orders. */
const REPORTS = [
  ['the charge and then the refund', ['charge', 'refund', 'charge']],
  ['the refund and then the charge', ['refund', 'refund', 'charge']],
  ['only the charge', ['charge']],
] as const

describe('a refund in the dashboard', () => {
  test.each(REPORTS)('is recorded once by %s', async (_title, reports) => {
    const { orderId, id, intent } = await paid()
    const refundId = stripe.refundOutside(intent, 20_000)
    for (const report of reports)
      await (report === 'charge'
        ? post('charge.refunded', {
            ...{ id: 'ch_1', object: 'charge', payment_intent: intent, amount_refunded: 20_000 },
            metadata: {},
          })
        : post('refund.created', stripe.objectOf(refundId)))
    expect(await transactionOf(id)).toMatchObject({ refundedAmount: 20_000 })
    expect(await balanceOf(backend.db, 'cash:stripe', { orderId })).toBe(TOTAL - 20_000)
    expect(await eventsOf(orderId)).toEqual(['paid', 'refunded'])
    expect((await refund(id, TOTAL)).errors).toMatchObject([{ message: 'At most $379.15 can be refunded.' }])
  })

  test.each(['failed', 'canceled'] as const)('that is %s later is undone', async status => {
    const { orderId, id, intent } = await paid()
    const refundId = stripe.refundOutside(intent, 20_000, 'pending')
    await post('refund.created', stripe.objectOf(refundId))
    stripe.finishRefund(refundId, status)
    // An event that was late says how it stood.
    await post('refund.updated', { ...stripe.objectOf(refundId), status: 'pending' })
    expect(await eventsOf(orderId)).toEqual(['paid', 'refunded', 'refund-failed'])
    expect(await transactionOf(id)).toMatchObject({ refundedAmount: 0 })
    expect((await refund(id, TOTAL)).body).toMatchObject({ refundable_amount: 0 })
  })
})

describe('a dispute', () => {
  const disputeOf = (intent: string, status: string, amount = 1_073) => ({
    ...{ id: `dp_${intent}`, object: 'dispute', payment_intent: intent, charge: 'ch_1', amount, status },
    ...{ reason: 'fraudulent', created: 1_763_812_800 },
  })

  test('takes its money when it begins, and gives it back when it is won', async () => {
    const { orderId, id, intent } = await paid()
    const open = disputeOf(intent, 'needs_response')
    stripe.keepDispute({ ...open, balance_transactions: [{ amount: -1_073 }] })
    await post('charge.dispute.created', open)
    await post('charge.dispute.funds_withdrawn', open)
    expect(await eventsOf(orderId)).toEqual(['paid', 'disputed'])
    expect(await transactionOf(id)).toMatchObject({ disputedAmount: 1_073 })
    expect(await balanceOf(backend.db, 'cash:stripe', { orderId })).toBe(TOTAL - 1_073)
    expect((await refund(id, TOTAL)).errors).toMatchObject([{ name: 'payment-disputed' }])
    const moves = [{ amount: -1_073 }, { amount: 1_073 }]
    stripe.keepDispute({ ...open, status: 'won', balance_transactions: moves })
    // Stripe reports both, in either order, and an old one may be late.
    await post('charge.dispute.funds_reinstated', open)
    await post('charge.dispute.closed', open)
    await post('charge.dispute.updated', open)
    expect(await eventsOf(orderId)).toEqual(['paid', 'disputed', 'dispute-won'])
    expect(await balanceOf(backend.db, 'cash:stripe', { orderId })).toBe(TOTAL)
    expect(await transactionOf(id)).toMatchObject({ disputedAmount: 0 })
  })

  test('that only its event describes is believed', async () => {
    const { orderId, id, intent } = await paid()
    const { created: _, reason: __, ...bare } = disputeOf(intent, 'needs_response')
    await post('charge.dispute.created', bare)
    expect(await eventsOf(orderId)).toEqual(['paid', 'disputed'])
    expect(await balanceOf(backend.db, 'cash:stripe', { orderId })).toBe(TOTAL - 1_073)
    expect(await transactionOf(id)).toMatchObject({ disputedAmount: 1_073 })
  })

  test.each([
    ['warning_needs_response', 0],
    ['warning_closed', 0],
    ['under_review', 1_073],
    ['lost', 1_073],
    ['a_state_of_next_year', 1_073],
  ])('in the state %s holds back %d', async (status, held) => {
    const { id, intent } = await paid()
    stripe.keepDispute(disputeOf(intent, status))
    await post('charge.dispute.created', disputeOf(intent, status))
    expect(await transactionOf(id)).toMatchObject({ disputedAmount: held })
  })
})
