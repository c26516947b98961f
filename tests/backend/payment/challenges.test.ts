import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '#backend/modules/ledger/public.ts'
import { handleEvent } from '#backend/services/payment/charges/events.ts'
import { CHALLENGE_LIFETIME, CLAIM, FIRST_LOOK } from '#backend/services/payment/charges/limits.ts'
import { paymentContext } from '#backend/services/payment/charges/payment-context.ts'
import { recover } from '#backend/services/payment/charges/recovery.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { processCustomPayment } from '#generated/payment/operations/processCustomPayment.ts'
import { recalculateOrderTax } from '#generated/sales/operations/recalculateOrderTax.ts'
import { updateOrderLocation } from '#generated/sales/operations/updateOrderLocation.ts'
import { PORTLAND, REASON } from '../../support/orders.ts'
import { answerChallenge, giveCard } from '../../support/payments.ts'
import { send } from '../client.ts'
import { attemptsOf, backend, chargesOf, eventsOf, pay, payer, TOTAL, transactionsOf } from './payer.ts'

/** What an event of the vendor does. */
async function tellOfCharge(orderId: number): Promise<void> {
  const [attempt] = await attemptsOf(orderId)
  if (!attempt?.chargeId) throw new Error('the vendor has no charge')
  const { chargeId, attemptId: idempotencyKey } = attempt
  const event = { eventId: randomUUID(), created: backend.clock.now(), type: 'charge' }
  await handleEvent(paymentContext(backend.kernel), { ...event, kind: 'charge', chargeId, idempotencyKey })
}

describe('a challenge', () => {
  test('is the same one until it is answered, and then the same attempt pays', async () => {
    const order = await payer('asksThePerson')
    const first = await pay(order)
    expect(first).toMatchObject({ status: 202, body: { state: 'challenge' } })
    expect((await pay(order)).body).toEqual(first.body)
    expect(await eventsOf(order.orderId)).toEqual([])
    answerChallenge(backend, order.orderId, true)
    expect(await pay(order)).toMatchObject({ status: 201 })
    expect(chargesOf(order.orderId)).toHaveLength(1)
    expect(await attemptsOf(order.orderId)).toHaveLength(1)
  })

  test('that the event settles first has its result for the call after it, once', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    answerChallenge(backend, order.orderId, true)
    await tellOfCharge(order.orderId)
    expect(await attemptsOf(order.orderId)).toMatchObject([{ state: 'succeeded' }])
    const [transaction] = await transactionsOf(order.orderId)
    const key = randomUUID()
    const paid = { status: 201, body: { transaction_id: transaction?.transactionId } }
    expect(await pay(order, { key })).toMatchObject(paid)
    expect(await pay(order, { key })).toMatchObject(paid)
    expect((await pay(order)).errors).toMatchObject([{ name: 'order-already-paid' }])
    expect(chargesOf(order.orderId)).toHaveLength(1)
    expect(await eventsOf(order.orderId)).toEqual(['paid'])
  })

  test('that the call settles first has its result once, whatever the event does then', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    answerChallenge(backend, order.orderId, true)
    expect((await pay(order)).status).toBe(201)
    await tellOfCharge(order.orderId)
    expect((await pay(order)).errors).toMatchObject([{ name: 'order-already-paid' }])
    expect(await eventsOf(order.orderId)).toEqual(['paid'])
  })

  test('that the event has settled is not the result of another card', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    answerChallenge(backend, order.orderId, true)
    await tellOfCharge(order.orderId)
    const card = await giveCard(backend, order.caller.accountId)
    expect((await pay({ ...order, card })).errors).toMatchObject([{ name: 'order-already-paid' }])
    expect((await pay(order)).status).toBe(201)
  })

  test('that is not passed is a decline, and another try is a new attempt', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    answerChallenge(backend, order.orderId, false)
    expect((await pay(order)).errors).toMatchObject([{ name: 'authentication-failed' }])
    expect((await pay(order)).status).toBe(202)
    expect(await attemptsOf(order.orderId)).toHaveLength(2)
  })

  test('that is not passed is left by the event to the page, which asks why, or to the recovery', async () => {
    const answered = await payer('asksThePerson')
    await pay(answered)
    answerChallenge(backend, answered.orderId, false)
    await tellOfCharge(answered.orderId)
    expect((await pay(answered)).errors).toMatchObject([{ name: 'authentication-failed' }])

    const left = await payer('asksThePerson')
    await pay(left)
    answerChallenge(backend, left.orderId, false)
    await tellOfCharge(left.orderId)
    // The vendor's own event puts the next look off as well.
    await testVendorOf(backend.kernel)?.delivered()
    expect(await attemptsOf(left.orderId)).toMatchObject([{ state: 'challenge' }])
    backend.clock.advance(FIRST_LOOK)
    await recover(paymentContext(backend.kernel))
    expect(await attemptsOf(left.orderId)).toMatchObject([{ state: 'declined' }])
  })

  test('is given up for another card, and cannot be answered any more', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    const card = await giveCard(backend, order.caller.accountId)
    expect((await pay({ ...order, card })).status).toBe(201)
    answerChallenge(backend, order.orderId, true)
    expect(chargesOf(order.orderId).map(({ outcome }) => outcome)).toEqual(['canceled', 'succeeded'])
  })

  test('that was answered while the page was away pays by the recovery', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    answerChallenge(backend, order.orderId, true)
    backend.clock.advance(CLAIM)
    await recover(paymentContext(backend.kernel))
    expect(await eventsOf(order.orderId)).toEqual(['paid'])
  })

  test('is given up after its time', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    backend.clock.advance(CHALLENGE_LIFETIME)
    await recover(paymentContext(backend.kernel))
    expect(await attemptsOf(order.orderId)).toMatchObject([{ state: 'abandoned' }])
    expect(chargesOf(order.orderId)).toMatchObject([{ outcome: 'canceled' }])
  })

  test('that is answered after staff have lowered the tax returns what was charged too much', async () => {
    const order = await payer('asksThePerson')
    await pay(order)
    const caller = await backend.person({ roles: [INTERNAL_ROLE] })
    const call = { caller, params: { id: order.orderId } }
    await send(backend, updateOrderLocation, { ...call, body: { ...PORTLAND, reason: REASON } })
    await send(backend, recalculateOrderTax, { ...call, body: { reason: REASON } })
    answerChallenge(backend, order.orderId, true)
    await tellOfCharge(order.orderId)
    backend.clock.advance(FIRST_LOOK)
    await recover(paymentContext(backend.kernel))
    expect(chargesOf(order.orderId)).toMatchObject([{ amount: TOTAL, refunded: 3_915 }])
    expect(await transactionsOf(order.orderId)).toMatchObject([{ amount: TOTAL, refundedAmount: 3_915 }])
    expect(await eventsOf(order.orderId)).toEqual(['paid', 'refunded'])
    expect(await balanceOf(backend.db, 'cash:test', { orderId: order.orderId })).toBe(54_000)
    expect(await balanceOf(backend.db, 'receivable', { orderId: order.orderId })).toBe(0)
  })

  test('is no way for staff: they hear that the customer has to confirm', async () => {
    const order = await payer('asksThePerson')
    const caller = await backend.person({ roles: [INTERNAL_ROLE] })
    const { accountId } = order.caller
    const body = {
      account_id: accountId ?? 0,
      order_id: order.orderId,
      amount: 100,
      payment_method_id: order.card,
      reason: 'Agreed by phone',
    }
    const headers = { 'idempotency-key': randomUUID() }
    const response = await send(backend, processCustomPayment, { caller, headers, body })
    expect(response).toMatchObject({ status: 402, errors: [{ name: 'customer-must-confirm' }] })
    expect(chargesOf(order.orderId)).toMatchObject([{ outcome: 'canceled' }])
  })
})
