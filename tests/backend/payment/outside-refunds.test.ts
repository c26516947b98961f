import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { handleEvent } from '#backend/services/payment/charges/events.ts'
import { paymentContext } from '#backend/services/payment/charges/payment-context.ts'
import { recover } from '#backend/services/payment/charges/recovery.ts'
import { refunds } from '#backend/services/payment/charges/tables.ts'
import { VendorRejection } from '#backend/services/payment/vendors/vendor.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { orderEvents } from '#backend/services/sales/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DAY } from '#domain/time/durations.ts'
import { listVendorNotices } from '#generated/payment/operations/listVendorNotices.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import type { Person } from '../../support/backend.ts'
import { bankOf } from '../../support/payments.ts'
import { send } from '../client.ts'
import { backend, chargesOf, eventsOf, pay, payer, TOTAL, transactionsOf } from './payer.ts'

const bank = bankOf(backend)
const staff = () => backend.person({ roles: [INTERNAL_ROLE] })

async function paid() {
  const { caller, card, orderId } = await payer()
  const { body } = await pay({ caller, card, orderId })
  if (!('transaction_id' in body)) throw new Error('the card was charged')
  return { orderId, id: body.transaction_id, chargeId: body.gateway_id ?? '' }
}

const refund = (caller: Person, id: string, amount: number) =>
  send(backend, refundTransaction, {
    caller,
    params: { id },
    headers: { 'idempotency-key': randomUUID() },
    body: { amount, reason: 'Ordered by mistake' },
  })

/** What the vendor has reported is here. */
const reported = () => testVendorOf(backend.kernel)?.delivered()
const noticesOf = async (orderId: number) => {
  const { body } = await send(backend, listVendorNotices, {
    caller: await staff(),
    query: { page_size: 100 },
  })
  return body.notices
    .filter(({ order_id }) => order_id === orderId)
    .map(({ kind, amount, account_label }) => ({ kind, amount, isNamed: account_label !== null }))
}
const cashOf = (orderId: number) => balanceOf(backend.db, 'cash:test', { orderId })
const refundsOf = (id: string) => backend.db.select().from(refunds).where(eq(refunds.transactionId, id))

describe('a refund in the pages of the vendor', () => {
  test('is a refund: the order, the ledger, the customer, and staff know it, and so does a later one', async () => {
    const { orderId, id, chargeId } = await paid()
    bank.refundOutside({ chargeId, amount: 20_000 })
    await reported()
    expect(await transactionsOf(orderId)).toMatchObject([{ refundedAmount: 20_000 }])
    expect(await cashOf(orderId)).toBe(TOTAL - 20_000)
    expect(await eventsOf(orderId)).toEqual(['paid', 'refunded'])
    const events = await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
    expect(events.find(({ kind }) => kind === 'refunded')).toMatchObject({ amount: 20_000, mail: 'due' })
    expect(await noticesOf(orderId)).toEqual([{ kind: 'refunded-outside', amount: 20_000, isNamed: true }])

    const caller = await staff()
    expect((await refund(caller, id, 40_000)).errors).toMatchObject([
      { name: 'refund-too-large', message: 'At most $379.15 can be refunded.' },
    ])
    expect((await refund(caller, id, 37_915)).body).toMatchObject({ refundable_amount: 0 })
    await reported()
    // Ours is no news.
    expect(await noticesOf(orderId)).toHaveLength(1)
    expect(await cashOf(orderId)).toBe(0)
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
  })

  test('counts once, however often and late it is reported, and next to others', async () => {
    const { orderId, id, chargeId } = await paid()
    for (const amount of [10_000, 5_000]) bank.refundOutside({ chargeId, amount })
    await reported()
    const context = paymentContext(backend.kernel)
    const event = { eventId: randomUUID(), created: backend.clock.now(), type: 'refund.created' }
    await Promise.all(
      [1, 2, 3].map(() => handleEvent(context, { ...event, kind: 'refund' as const, chargeId })),
    )
    expect(await refundsOf(id)).toHaveLength(2)
    expect(await transactionsOf(orderId)).toMatchObject([{ refundedAmount: 15_000 }])
    expect(await eventsOf(orderId)).toEqual(['paid', 'refunded', 'refunded'])
  })

  test.each(['pending', 'succeeded'] as const)('that was %s and fails is undone', async outcome => {
    const { orderId, id, chargeId } = await paid()
    const { refundId } = bank.refundOutside({ chargeId, amount: 20_000, outcome })
    await reported()
    expect(await cashOf(orderId)).toBe(TOTAL - 20_000)
    bank.finishRefund(refundId, 'failed')
    await reported()
    expect(await cashOf(orderId)).toBe(TOTAL)
    expect(await transactionsOf(orderId)).toMatchObject([{ refundedAmount: 0 }])
    expect(await eventsOf(orderId)).toEqual(['paid', 'refunded', 'refund-failed'])
    expect((await noticesOf(orderId)).map(({ kind }) => kind).toSorted()).toEqual([
      'refund-failed',
      'refunded-outside',
    ])
    expect((await refund(await staff(), id, TOTAL)).body).toMatchObject({ refundable_amount: 0 })
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
  })

  test('that has failed before anyone heard of it changes nothing', async () => {
    const { orderId, chargeId } = await paid()
    const { refundId } = bank.refundOutside({ chargeId, amount: 20_000, outcome: 'pending' })
    bank.finishRefund(refundId, 'failed')
    await reported()
    expect(await eventsOf(orderId)).toEqual(['paid'])
    expect(await noticesOf(orderId)).toEqual([])
  })

  test('of a payment that is not recorded yet is recorded with it', async () => {
    const order = await payer('losesTheResponse')
    // What is reported about the charge itself can't be acted upon.
    const { findCharge } = bank
    bank.findCharge = () => Promise.reject(new VendorRejection('not now'))
    expect((await pay(order)).status).toBe(502)
    await reported()
    bank.findCharge = findCharge
    expect(await transactionsOf(order.orderId)).toEqual([])
    const [charge] = chargesOf(order.orderId)
    bank.refundOutside({ chargeId: charge?.chargeId ?? '', amount: 500 })
    await reported()
    expect(await transactionsOf(order.orderId)).toMatchObject([{ amount: TOTAL, refundedAmount: 500 }])
    expect(await eventsOf(order.orderId)).toEqual(['paid', 'refunded'])
  })

  test('that was never reported is found when it stands in the way of ours', async () => {
    const { orderId, id, chargeId } = await paid()
    bank.journal.keepRefund({
      ...{ refundId: `re_${randomUUID()}`, chargeId, amount: 50_000, outcome: 'succeeded' },
      idempotencyKey: undefined,
    })
    const [charge] = chargesOf(orderId)
    if (charge) bank.journal.keepCharge({ ...charge, refunded: 50_000 })
    const caller = await staff()
    expect((await refund(caller, id, 20_000)).errors).toMatchObject([{ name: 'refund-rejected' }])
    expect((await refund(caller, id, 20_000)).errors).toMatchObject([
      { message: 'At most $79.15 can be refunded.' },
    ])
    expect(await noticesOf(orderId)).toMatchObject([{ kind: 'refunded-outside', amount: 50_000 }])
  })
})

test('a refund of ours that the bank sends back after days is undone, and asked for once', async () => {
  const { orderId, id } = await paid()
  const caller = await staff()
  const { refund: ask } = bank
  let asked = 0
  bank.refund = async of => {
    asked += 1
    const { refundId, amount } = await ask(of)
    const kept = bank.journal.refunds.get(refundId)
    if (kept) bank.journal.keepRefund({ ...kept, outcome: 'pending' })
    return { refundId, amount, outcome: 'pending' }
  }
  await refund(caller, id, 20_000)
  await reported()
  // A key of a day ago would be a new refund at Stripe.
  backend.clock.advance(2 * DAY)
  await recover(paymentContext(backend.kernel))
  bank.refund = ask
  expect(asked).toBe(1)
  const [row] = await refundsOf(id)
  expect(row).toMatchObject({ state: 'pending' })
  bank.finishRefund(row?.gatewayId ?? '', 'failed')
  await reported()
  expect(await eventsOf(orderId)).toEqual(['paid', 'refunded', 'refund-failed'])
  expect(await noticesOf(orderId)).toMatchObject([{ kind: 'refund-failed', amount: 20_000 }])
  expect((await refund(await staff(), id, TOTAL)).body).toMatchObject({ refundable_amount: 0 })
})
