import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { ARRIVAL, CLAIM } from '#backend/services/payment/charges/limits.ts'
import { paymentContext } from '#backend/services/payment/charges/payment-context.ts'
import { lookAt, recover } from '#backend/services/payment/charges/recovery.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { subscriptions } from '#backend/services/subscription/public.ts'
import { activities } from '#kernel/storage/tables.ts'
import { giveCard } from '../../support/payments.ts'
import {
  attemptsOf,
  backend,
  chargesOf,
  eventsOf,
  fresh,
  loseNextCharge,
  pay,
  payer,
  slow,
  TOTAL,
  transactionsOf,
} from './payer.ts'

test('a payment charges the card, processes the order and starts its subscription, all at once', async () => {
  const order = await payer()
  const { status, body } = await pay(order)
  expect(status).toBe(201)
  expect(body).toMatchObject({ order_id: order.orderId, amount: TOTAL, gateway_response: 'approved' })
  expect(chargesOf(order.orderId)).toMatchObject([{ outcome: 'succeeded', amount: TOTAL }])
  const [stored] = await backend.db.select().from(orders).where(eq(orders.orderId, order.orderId))
  expect(stored?.processed).toEqual(backend.clock.now())
  expect(await backend.db.$count(subscriptions, eq(subscriptions.orderId, order.orderId))).toBe(1)
  expect(await eventsOf(order.orderId)).toEqual(['paid'])
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
  const [entry] = await backend.db
    .select()
    .from(activities)
    .where(eq(activities.resourceId, String(order.orderId)))
  expect(entry).toMatchObject({ summary: `Paid order ${order.orderId}`, accountId: order.caller.accountId })
})

describe('a declined card', () => {
  test.each([
    ['isDeclined', 'card-declined', 'Declined'],
    ['hasTooLittle', 'insufficient-funds', 'Insufficient funds'],
    ['hasExpired', 'expired-card', 'Expired card'],
  ] as const)('that %s leaves the order open for another one', async (behavior, name, message) => {
    const order = await payer(behavior)
    const key = randomUUID()
    const first = await pay(order, { key })
    expect(first).toMatchObject({ status: 402, errors: [{ name }] })
    // The same call is answered from what is kept, and does not try again.
    expect(await pay(order, { key })).toMatchObject({ status: 402, errors: first.errors })
    expect(chargesOf(order.orderId)).toHaveLength(1)
    expect(await eventsOf(order.orderId)).toEqual([`payment-failed ${name}`])
    expect(await transactionsOf(order.orderId)).toMatchObject([
      { gatewayResponse: 'declined', gatewayMessage: message, referenceNumber: null },
    ])
    const card = await giveCard(backend, order.caller.accountId, 'alsoSucceeds')
    expect(await pay({ ...order, card })).toMatchObject({ status: 201 })
    expect(await eventsOf(order.orderId)).toEqual([`payment-failed ${name}`, 'paid'])
  })
})

describe('two payments of one order at once', () => {
  test('charge it once: the second waits and hears that it is paid', async () => {
    const order = await payer()
    const responses = await Promise.all([pay(order), pay(order), pay(order)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(responses.flatMap(({ errors }) => errors.map(({ name }) => name))).toEqual([
      'order-already-paid',
      'order-already-paid',
    ])
    expect(chargesOf(order.orderId)).toHaveLength(1)
  })

  test('wait for a slow vendor without holding up anyone else', async () => {
    const order = await payer()
    const other = await payer()
    const vendor = slow()
    const first = pay(order)
    await vendor.asked
    const second = pay(order)
    // The embedded database has one connection: a transaction that is open now would block these calls.
    expect(await attemptsOf(order.orderId)).toMatchObject([{ state: 'asking' }])
    vendor.onlyThat()
    expect(await pay(other)).toMatchObject({ status: 201 })
    vendor.respond()
    expect((await first).status).toBe(201)
    expect((await second).errors).toMatchObject([{ name: 'order-already-paid' }])
    expect(chargesOf(order.orderId)).toHaveLength(1)
  })
})

describe('a response of the vendor that gets lost', () => {
  test('is asked for again by the same call, which charges nothing twice', async () => {
    const order = await payer('losesTheResponse')
    const key = randomUUID()
    expect(await pay(order, { key })).toMatchObject({ status: 502, errors: [{ name: 'upstream-failure' }] })
    const again = await pay(order, { key })
    expect(again).toMatchObject({ status: 201, body: { gateway_id: chargesOf(order.orderId)[0]?.chargeId } })
    expect(chargesOf(order.orderId)).toHaveLength(1)
  })

  test('is found by the recovery, and the call then has its result', async () => {
    const order = await payer('losesTheResponse')
    const key = randomUUID()
    await pay(order, { key })
    backend.clock.advance(CLAIM)
    await recover(paymentContext(backend.kernel))
    expect(await attemptsOf(order.orderId)).toMatchObject([{ state: 'succeeded' }])
    expect(await eventsOf(order.orderId)).toEqual(['paid'])
    const [transaction] = await transactionsOf(order.orderId)
    const caller = await fresh(order.caller)
    expect(await pay({ ...order, caller }, { key })).toMatchObject({
      status: 201,
      body: { transaction_id: transaction?.transactionId },
    })
  })

  test('keeps another card from paying until it is known', async () => {
    const order = await payer('losesTheResponse')
    await pay(order)
    const card = await giveCard(backend, order.caller.accountId)
    expect((await pay({ ...order, card })).errors).toMatchObject([{ name: 'order-already-paid' }])
    expect(chargesOf(order.orderId)).toHaveLength(1)
  })
})

describe('a call that the vendor never received', () => {
  test('is repeated for the same card, and waits to be given up for another', async () => {
    const order = await payer()
    const card = await giveCard(backend, order.caller.accountId, 'alsoSucceeds')
    loseNextCharge()
    expect((await pay(order)).status).toBe(502)
    expect((await pay({ ...order, card })).status).toBe(502)
    backend.clock.advance(ARRIVAL)
    const caller = await fresh(order.caller)
    expect((await pay({ ...order, caller, card })).status).toBe(201)
    expect((await attemptsOf(order.orderId)).map(({ state }) => state)).toEqual(['abandoned', 'succeeded'])
    expect(chargesOf(order.orderId)).toHaveLength(1)
  })

  test('is closed by the recovery without a charge', async () => {
    const order = await payer()
    loseNextCharge()
    await pay(order)
    backend.clock.advance(ARRIVAL)
    await recover(paymentContext(backend.kernel))
    expect(await attemptsOf(order.orderId)).toMatchObject([{ state: 'abandoned' }])
    expect(chargesOf(order.orderId)).toHaveLength(0)
    expect(await eventsOf(order.orderId)).toEqual([])
  })

  test.each([
    ['pays the order if nothing else has', false, 'succeeded', ['paid']],
    ['goes back if the order is paid', true, 'reversed', ['paid', 'refunded']],
  ] as const)('and arrives after all %s', async (_, isPaidMeanwhile, state, events) => {
    const order = await payer()
    const late = loseNextCharge()
    await pay(order)
    backend.clock.advance(ARRIVAL)
    await recover(paymentContext(backend.kernel))
    const caller = await fresh(order.caller)
    if (isPaidMeanwhile) expect((await pay({ ...order, caller })).status).toBe(201)
    await late.arrive()
    const [attempt] = await attemptsOf(order.orderId)
    if (attempt) await lookAt(paymentContext(backend.kernel), attempt)
    await recover(paymentContext(backend.kernel))
    expect((await attemptsOf(order.orderId))[0]?.state).toBe(state)
    expect(await eventsOf(order.orderId)).toEqual(events)
    const charged = chargesOf(order.orderId)
    expect(charged.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)).toBe(TOTAL)
    expect(await transactionsOf(order.orderId)).toHaveLength(charged.length)
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
  })
})

describe('a database that fails once the vendor has charged', () => {
  test('leaves the order to the next call, which need not wait', async () => {
    const order = await payer()
    const key = randomUUID()
    const vendor = slow()
    const first = pay(order, { key })
    await vendor.asked
    // Neither the call can write down what the vendor has done, nor the vendor's event.
    const failure = new Error('the statement took too long')
    vi.spyOn(backend.db, 'transaction').mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
    vendor.onlyThat()
    vendor.respond()
    expect((await first).status).toBe(500)
    await testVendorOf(backend.kernel)?.delivered()
    expect(await attemptsOf(order.orderId)).toMatchObject([{ claimedUntil: null }])
    expect((await pay(order, { key })).status).toBe(201)
    expect(chargesOf(order.orderId)).toHaveLength(1)
    expect(await eventsOf(order.orderId)).toEqual(['paid'])
  })
})

describe('a process that dies', () => {
  test('while it asks the vendor leaves the order to the next call, once its claim has lapsed', async () => {
    const order = await payer()
    const vendor = slow()
    void pay(order)
    await vendor.asked
    vendor.onlyThat()
    backend.clock.advance(CLAIM)
    const caller = await fresh(order.caller)
    expect((await pay({ ...order, caller })).status).toBe(201)
    vendor.respond()
    expect(chargesOf(order.orderId)).toHaveLength(1)
  })
})
