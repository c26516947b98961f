import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { handleEvent } from '#backend/services/payment/charges/events.ts'
import { paymentContext } from '#backend/services/payment/charges/payment-context.ts'
import { transactions } from '#backend/services/payment/charges/tables.ts'
import type { Dispute } from '#backend/services/payment/vendors/vendor.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { orderEvents } from '#backend/services/sales/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { downloadMerchantReport } from '#generated/payment/operations/downloadMerchantReport.ts'
import { listOpenDisputes } from '#generated/payment/operations/listOpenDisputes.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { bankOf, giveCard, giveOrder } from '../../support/payments.ts'
import { send } from '../client.ts'

const TOTAL = 57_915
const STAFF = 'payments@gatepost.example'
let backend: Backend
let bank: ReturnType<typeof bankOf>
beforeAll(async () => {
  backend = await startBackend({ env: { PAYMENT_ALERTS_EMAIL: STAFF } })
  bank = bankOf(backend)
})
afterAll(() => backend.close())

const staff = () => backend.person({ roles: [INTERNAL_ROLE] })
const reported = () => testVendorOf(backend.kernel)?.delivered()

async function paid() {
  const caller = await backend.person({ roles: ['billing-viewer', 'billing-editor'] })
  const card = await giveCard(backend, caller.accountId)
  const { orderId } = await giveOrder(backend, caller.accountId)
  const { body } = await send(backend, processPayment, {
    caller,
    headers: { 'idempotency-key': randomUUID() },
    body: { order_id: orderId, amount: TOTAL, payment_method_id: card },
  })
  if (!('transaction_id' in body)) throw new Error('the card was charged')
  return { orderId, id: body.transaction_id, chargeId: body.gateway_id ?? '' }
}

const refund = async (id: string, amount: number) =>
  send(backend, refundTransaction, {
    caller: await staff(),
    params: { id },
    headers: { 'idempotency-key': randomUUID() },
    body: { amount, reason: 'Ordered by mistake' },
  })
const cashOf = (orderId: number) => balanceOf(backend.db, 'cash:test', { orderId })
const eventsOf = async (orderId: number) =>
  (
    await backend.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.eventId)
  ).map(({ kind }) => kind)
const openOf = async (orderId: number) => {
  const { body } = await send(backend, listOpenDisputes, { caller: await staff(), query: { page_size: 100 } })
  return body.disputes.filter(({ order_id }) => order_id === orderId)
}
/** Kind, amount, and the processor's id of each line of today's report about an order. */
const reportOf = async (orderId: number) => {
  const day = backend.clock.now().toISOString().slice(0, 10)
  const { text } = await send(backend, downloadMerchantReport, {
    caller: await staff(),
    headers: { accept: 'text/csv' },
    query: { begin: day, end: day },
  })
  return text
    .split(/\r?\n/)
    .map(line => line.split(','))
    .filter(cells => cells[4] === String(orderId))
    .map(cells => [cells[1], cells[5], cells[8]])
}
const heldOf = async (id: string) => {
  const [row] = await backend.db.select().from(transactions).where(eq(transactions.transactionId, id))
  return row?.disputedAmount
}
const mailsAbout = async (orderId: number) =>
  (await backend.mails(STAFF))
    .filter(({ text }) => text.includes(String(orderId)))
    .map(({ subject }) => subject)

test('a dispute is known to the order, the ledger, staff, and a later refund', async () => {
  const { orderId, id, chargeId } = await paid()
  bank.disputeCharge({ chargeId, amount: 40_000 })
  await reported()
  expect(await eventsOf(orderId)).toEqual(['paid', 'disputed'])
  expect(await cashOf(orderId)).toBe(TOTAL - 40_000)
  expect(await balanceOf(backend.db, 'disputes', { orderId })).toBe(40_000)
  expect(await openOf(orderId)).toMatchObject([
    { amount: 40_000, withdrawn_amount: 40_000, state: 'needs-response', transaction_id: id },
  ])
  expect(await mailsAbout(orderId)).toEqual([expect.stringMatching(/is disputed: \$400\.00$/)])
  expect((await refund(id, TOTAL)).errors).toMatchObject([
    {
      name: 'payment-disputed',
      message: 'The customer’s bank disputes this payment. At most $179.15 can be refunded.',
    },
  ])
  expect((await refund(id, 17_915)).body).toMatchObject({ refundable_amount: 0 })
  expect(await cashOf(orderId)).toBe(0)
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
})

test('a dispute that is won gives the money back, and the payment can be refunded again', async () => {
  const { orderId, id, chargeId } = await paid()
  const { disputeId } = bank.disputeCharge({ chargeId })
  await reported()
  expect(await cashOf(orderId)).toBe(0)
  bank.changeDispute(disputeId, { state: 'under-review', isWithdrawn: true })
  await reported()
  expect(await openOf(orderId)).toMatchObject([{ state: 'under-review' }])
  bank.changeDispute(disputeId, { state: 'won', isWithdrawn: false })
  await reported()
  expect(await eventsOf(orderId)).toEqual(['paid', 'disputed', 'dispute-won'])
  expect(await cashOf(orderId)).toBe(TOTAL)
  expect(await openOf(orderId)).toEqual([])
  expect(await mailsAbout(orderId)).toHaveLength(2)
  // What the processor pays out differs by both, on the days when they happened.
  expect(await reportOf(orderId)).toEqual([
    ['payment', '57915', chargeId],
    ['dispute', '-57915', disputeId],
    ['dispute-returned', '57915', disputeId],
  ])
  expect((await refund(id, TOTAL)).body).toMatchObject({ refundable_amount: 0 })
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
})

test('a dispute that is lost leaves nothing to refund', async () => {
  const { orderId, id, chargeId } = await paid()
  const { disputeId } = bank.disputeCharge({ chargeId })
  bank.changeDispute(disputeId, { state: 'lost', isWithdrawn: true })
  await reported()
  expect(await eventsOf(orderId)).toEqual(['paid', 'disputed', 'dispute-lost'])
  expect(await cashOf(orderId)).toBe(0)
  expect(await openOf(orderId)).toEqual([])
  expect((await refund(id, 1)).errors).toMatchObject([{ name: 'payment-disputed' }])
})

test('an inquiry takes no money and holds nothing back, until it becomes a dispute', async () => {
  const { orderId, id, chargeId } = await paid()
  const { disputeId } = bank.disputeCharge({ chargeId, state: 'inquiry', isWithdrawn: false })
  await reported()
  expect(await eventsOf(orderId)).toEqual(['paid'])
  expect(await cashOf(orderId)).toBe(TOTAL)
  expect(await openOf(orderId)).toMatchObject([{ state: 'inquiry', withdrawn_amount: 0 }])
  expect((await refund(id, 10_000)).status).toBe(200)
  bank.changeDispute(disputeId, { state: 'needs-response', isWithdrawn: true })
  await reported()
  expect(await eventsOf(orderId)).toEqual(['paid', 'refunded', 'disputed'])
  expect(await heldOf(id)).toBe(TOTAL)
  expect((await refund(id, 1)).errors).toMatchObject([{ name: 'payment-disputed' }])
})

test('events in any order, twice and at once change nothing that is known', async () => {
  const { orderId, chargeId } = await paid()
  const first = bank.disputeCharge({ chargeId })
  bank.changeDispute(first.disputeId, { state: 'won', isWithdrawn: false })
  await reported()
  const [events, mails] = [await eventsOf(orderId), await mailsAbout(orderId)]
  expect(mails).toHaveLength(1)
  const context = paymentContext(backend.kernel)
  const eventAbout = (reported: Dispute) => ({
    ...{ eventId: randomUUID(), created: backend.clock.now(), type: 'dispute.created' },
    kind: 'dispute' as const,
    reported,
  })
  await Promise.all([1, 2, 3].map(() => handleEvent(context, eventAbout(first))))
  // The vendor does not say how it stands, and the old event says that it is open.
  const { findDispute } = bank
  bank.findDispute = async () => undefined
  await handleEvent(context, eventAbout(first))
  bank.findDispute = findDispute
  expect(await eventsOf(orderId)).toEqual(events)
  expect(await cashOf(orderId)).toBe(TOTAL)
  expect(await mailsAbout(orderId)).toEqual(mails)
})
