import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#backend/services/sales/tables.ts'
import { earlyPurchaseConsents, subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { earlyPurchaseConsentText, RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { disableEarlyPurchase } from '#generated/billing/operations/disableEarlyPurchase.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { PlaceOrderBody } from '#generated/sales/types.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { withKey } from '../../../support/orders.ts'
import { type CardBehavior, giveCard } from '../../../support/payments.ts'
import { rejectAtCommit } from '../../broken-table.ts'
import { send } from '../../client.ts'
import { MINUTE, MONTHLY, renewalClient, TOTAL } from '../renewals/client.ts'
import { cap, earlyPurchaseClient, PRICE } from './client.ts'

/** 1,000 lookups a month of the same license: $24.00. */
const SMALLER = 3704

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { makePrimary, chargesOf, ordersOf, run } = renewalClient(() => backend)
const { stateOf } = earlyPurchaseClient(() => backend)

/** Someone who can order; with `isTrusted`, with fourteen days to pay. */
async function customer({
  card = 'succeeds',
  isTrusted = false,
}: {
  card?: CardBehavior
  isTrusted?: boolean
} = {}) {
  const person = await backend.person({
    taxableAddress: {},
    ...(isTrusted && { orders: [{ planId: 3310, daysAgo: 90 }] }),
  })
  const cardId = await makePrimary(Number(person.accountId), card)
  return { person, accountId: Number(person.accountId), cardId }
}

/** The monthly plan, with each of these caps for the plans of the order. */
const agreeing = (...caps: readonly ReturnType<typeof cap>[]) => ({
  plans: [MONTHLY],
  renewal_consent: RENEWAL_CONSENT_VERSION,
  early_purchases: caps.map(agreed => ({ plan_id: MONTHLY, ...agreed })),
})

const place = (caller: Person, body: PlaceOrderBody = agreeing(cap(1)), key: string = randomUUID()) =>
  send(backend, placeOrder, { caller, headers: withKey(key), body })

async function pay(caller: Person, orderId: number, cardId: string) {
  const [order] = await backend.db.select().from(orders).where(eq(orders.orderId, orderId))
  const body = { order_id: orderId, amount: order?.totalAmount ?? 0, payment_method_id: cardId }
  return send(backend, processPayment, { caller, headers: withKey(), body })
}

const consentsOf = (accountId: number) =>
  backend.db
    .select()
    .from(earlyPurchaseConsents)
    .where(eq(earlyPurchaseConsents.accountId, accountId))
    .orderBy(asc(earlyPurchaseConsents.consentId))

async function termsOf(accountId: number) {
  const rows = await backend.db
    .select()
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId))
    .orderBy(asc(subscriptions.subscriptionId))
  return rows.map(row => row.subscriptions)
}

/** A customer with an order in its grace period, whose term runs, and the track of that. */
async function inGrace(card?: CardBehavior) {
  const who = await customer({ isTrusted: true, ...(card && { card }) })
  const { body } = await place(who.person)
  const trackId = (await termsOf(who.accountId)).at(-1)?.trackId ?? 0
  backend.clock.advance(MINUTE)
  return { ...who, orderId: body.order_id, trackId, call: { caller: who.person, params: { id: trackId } } }
}

describe('early purchase that was agreed to with an order', () => {
  test('is on with the payment, and buys one term for the price and up to the cap', async () => {
    const { person, accountId, cardId } = await customer()
    const placed = backend.clock.now()
    const { body } = await place(person)
    expect(await consentsOf(accountId)).toEqual([])
    backend.clock.advance(MINUTE)
    expect((await pay(person, body.order_id, cardId)).status).toBe(201)
    expect(await consentsOf(accountId)).toMatchObject([
      {
        ...{ userId: person.userId, planId: MONTHLY, price: PRICE, maxTimes: 1, monthlyLimit: 1_000_000 },
        ...{ version: RENEWAL_CONSENT_VERSION, card: 'Visa ending in 4242', consented: placed, over: null },
        text: earlyPurchaseConsentText({
          license_label: 'International Address Verification',
          plan_description: '10,000 lookups a month',
          amount: PRICE,
          ...cap(1),
        }),
      },
    ])
    for (let times = 0; times < 2; times += 1) {
      await backend.db
        .update(subscriptions)
        .set({ remaining: 0 })
        .where(eq(subscriptions.subscriptionId, (await termsOf(accountId)).at(-1)?.subscriptionId ?? 0))
      await run()
      await run()
    }
    expect((await ordersOf(accountId)).map(({ totalAmount }) => totalAmount)).toEqual([TOTAL, TOTAL])
    expect(chargesOf(accountId)).toHaveLength(2)
    const [term] = await termsOf(accountId)
    if (!term) throw new Error('a term was bought')
    expect(await stateOf({ term } as Parameters<typeof stateOf>[0])).toMatchObject({
      times_used: 1,
      stopped: 'times',
    })
  })

  test('is not on after a declined card, and is once another one pays', async () => {
    const { person, accountId, cardId } = await customer({ card: 'isDeclined' })
    const { body } = await place(person)
    expect((await pay(person, body.order_id, cardId)).status).toBe(402)
    expect(await consentsOf(accountId)).toEqual([])
    await pay(person, body.order_id, await giveCard(backend, accountId, 'succeeds'))
    expect(await consentsOf(accountId)).toHaveLength(1)
  })

  test('is not on while the order waits for its payment, though its term runs', async () => {
    const { person, accountId, cardId, orderId } = await inGrace('isDeclined')
    expect((await pay(person, orderId, cardId)).status).toBe(402)
    expect(await consentsOf(accountId)).toEqual([])
    await pay(person, orderId, await giveCard(backend, accountId, 'succeeds'))
    expect(await consentsOf(accountId)).toMatchObject([{ over: null }])
  })

  test('is kept with the term or not at all', async () => {
    const { person, accountId, cardId } = await customer()
    const { body } = await place(person, agreeing(cap(7)))
    const repair = await rejectAtCommit(backend, earlyPurchaseConsents, sql`new.max_times = 7`)
    await pay(person, body.order_id, cardId)
    expect([await termsOf(accountId), await consentsOf(accountId)]).toEqual([[], []])
    await repair()
    await pay(person, body.order_id, cardId)
    expect(await termsOf(accountId)).toHaveLength(1)
    expect(await consentsOf(accountId)).toMatchObject([{ maxTimes: 7 }])
    expect(chargesOf(accountId)).toHaveLength(1)
  })

  test('gives way to what was chosen since: another cap', async () => {
    const { person, accountId, cardId, orderId, call } = await inGrace()
    await send(backend, setEarlyPurchase, { ...call, body: cap(5) })
    await pay(person, orderId, cardId)
    expect(await consentsOf(accountId)).toMatchObject([{ maxTimes: 5, over: null }])
  })

  test('gives way to what was chosen since: off', async () => {
    const { person, accountId, cardId, orderId, call } = await inGrace()
    await send(backend, setEarlyPurchase, { ...call, body: cap(5) })
    await send(backend, disableEarlyPurchase, call)
    await pay(person, orderId, cardId)
    expect((await consentsOf(accountId)).filter(({ over }) => !over)).toEqual([])
  })

  test('gives way to what was chosen since: no renewal', async () => {
    const { person, accountId, cardId, orderId, call } = await inGrace()
    await send(backend, disableRenewal, call)
    await pay(person, orderId, cardId)
    expect(await consentsOf(accountId)).toEqual([])
  })

  test('replaces the consent before, and the last of a license counts', async () => {
    const { person, accountId, cardId } = await customer()
    const first = await place(person, agreeing(cap(2)))
    await pay(person, first.body.order_id, cardId)
    backend.clock.advance(MINUTE)
    const { early_purchases, ...body } = agreeing(cap(4))
    const small = { ...cap(3), plan_id: SMALLER, price: 2_400 }
    const two = { ...body, plans: [SMALLER, MONTHLY], early_purchases: [small, ...early_purchases] }
    const second = await place(person, two)
    await pay(person, second.body.order_id, cardId)
    expect(
      (await consentsOf(accountId)).map(({ planId, maxTimes, over }) => [planId, maxTimes, over]),
    ).toEqual([
      [MONTHLY, 2, backend.clock.now()],
      [MONTHLY, 4, null],
    ])
  })

  test('is on when staff approve the order, with no card', async () => {
    const { person, accountId } = await customer()
    const { body } = await place(person)
    const caller = await backend.person({ roles: ['internal-admin'] })
    await send(backend, approveOrder, {
      caller,
      params: { id: body.order_id },
      headers: withKey(),
      body: { reason: 'Paid by check' },
    })
    expect(await consentsOf(accountId)).toMatchObject([{ card: null, over: null }])
  })

  test('is a part of what the key stands for', async () => {
    const { person } = await customer()
    const key = randomUUID()
    const { body } = await place(person, agreeing(cap(1)), key)
    expect((await place(person, agreeing(cap(1)), key)).body.order_id).toBe(body.order_id)
    expect((await place(person, agreeing(cap(2)), key)).status).toBe(422)
  })
})
