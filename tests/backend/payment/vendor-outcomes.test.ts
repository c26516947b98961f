import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactions } from '#backend/services/payment/charges/tables.ts'
import { vendorEvents } from '#backend/services/payment/tables.ts'
import { VendorRejection } from '#backend/services/payment/vendors/vendor.ts'
import { testVendorOf, vendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { openCardForm } from '#generated/payment/operations/openCardForm.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { typeCard } from '../../support/cards.ts'
import { giveOrder } from '../../support/payments.ts'
import { startStripeApi } from '../../support/servers/stripe-api.ts'
import { send } from '../client.ts'
import { OUTCOMES } from './outcomes.ts'

/** A backend with one of the vendors, and what only that vendor's own pages can do. */
interface Place {
  backend: Backend
  /** Types a number into the vendor's form, and returns the token that the page gets. */
  type(caller: Person, number: string): Promise<string>
  /** The person confirms the charge of an order or does not, or the vendor is done with it. */
  finish(orderId: number, isConfirmed: boolean): void
  /** The charges of an order that have moved money. */
  charged(orderId: number): number
  /** Sends an event about the charge of an order, so many times. */
  report(orderId: number, times: number): Promise<void>
  close(): Promise<void>
}

async function withTestVendor(): Promise<Place> {
  const backend = await startBackend()
  const test = testVendorOf(backend.kernel)
  if (!test) throw new Error('the test vendor is the default')
  const { bank } = test
  // What it reports by itself waits for `report`, or it could come before the call that pays again.
  const held: [raw: string, headers: Record<string, string>][] = []
  test.deliverTo(async (...event) => {
    held.push(event)
    return 200
  })
  const of = (orderId: number) => [...bank.journal.charges.values()].filter(each => each.orderId === orderId)
  return {
    backend,
    type: (caller, number) => typeCard(backend, caller, number),
    finish: (orderId, isConfirmed) => bank.finish(of(orderId)[0]?.chargeId ?? '', isConfirmed),
    charged: orderId => of(orderId).filter(({ outcome }) => outcome === 'succeeded').length,
    // Twice if the card says so.
    async report() {
      await test.delivered()
      for (const [raw, headers] of held.splice(0)) expect(await postEvent(backend, raw, headers)).toBe(200)
    },
    close: () => backend.close(),
  }
}

async function withStripe(): Promise<Place> {
  const stripe = await startStripeApi()
  const backend = await startBackend({ env: stripe.env })
  const of = (orderId: number) => stripe.intentsOf(orderId)
  return {
    backend,
    async type(caller, number) {
      const { body } = await send(backend, openCardForm, { caller })
      expect(body).toMatchObject({ frame_url: null, publishable_key: stripe.env.STRIPE_PUBLISHABLE_KEY })
      return stripe.confirmSetup(body.client_secret ?? '', number)
    },
    finish: (orderId, isConfirmed) => stripe.finish(of(orderId)[0]?.id ?? '', isConfirmed),
    charged: orderId => of(orderId).filter(({ status }) => status === 'succeeded').length,
    async report(orderId, times) {
      const { raw, signature } = stripe.event(
        'payment_intent.succeeded',
        of(orderId)[0]?.id ?? '',
        backend.clock.now(),
      )
      for (let time = 0; time < times; time++)
        expect(await postEvent(backend, raw, { 'stripe-signature': signature })).toBe(200)
    },
    async close() {
      await backend.close()
      await stripe.close()
    },
  }
}

async function postEvent(
  backend: Backend,
  payload: string,
  headers: Record<string, string>,
): Promise<number> {
  const url = '/api/payment/vendor-events'
  const response = await backend.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return response.statusCode
}

describe.each([
  ['the test vendor', withTestVendor],
  ['Stripe', withStripe],
] as const)('%s', (_name, open) => {
  let place: Place
  beforeAll(async () => {
    place = await open()
  })
  afterAll(() => place.close())

  test.each(OUTCOMES)('$title', async ({ number, refused, pays, answered, reportsFirst, again, isPaid }) => {
    const { backend } = place
    const caller = await backend.person()
    const token = await place.type(caller, number)
    const added = await send(backend, authorizePaymentMethod, { caller, body: { token } })
    if (refused) {
      expect(added.errors.map(({ name }) => name)).toEqual([refused])
      return
    }
    expect(added.status).toBe(200)
    expect(added.body).toMatchObject({
      mask: number.slice(-4),
      expiration: '2031-04',
      street: '85 Mill Street',
    })

    const order = await giveOrder(backend, caller.accountId)
    const { orderId } = order
    const body = {
      order_id: orderId,
      amount: order.amount + order.taxAmount,
      payment_method_id: added.body.payment_method_id,
    }
    const pay = async (key: string) => {
      const headers = { 'idempotency-key': key }
      const {
        status,
        errors,
        text,
        headers: sent,
      } = await send(backend, processPayment, { caller, body, headers })
      const response = JSON.parse(text)
      expect(sent['retry-after'], 'only with what the same key finishes').toBe(
        response.state === 'processing' ? '1' : undefined,
      )
      return [status, errors[0]?.name ?? response.state ?? response.gateway_response]
    }
    const first = randomUUID()
    expect(await pay(first)).toEqual(pays)
    if (answered !== undefined) place.finish(orderId, answered)
    if (reportsFirst) await place.report(orderId, 2)
    if (again) expect(await pay(again[2] === 'same key' ? first : randomUUID())).toEqual(again.slice(0, 2))

    expect(place.charged(orderId)).toBe(isPaid ? 1 : 0)
    const approved = and(eq(transactions.orderId, orderId), eq(transactions.gatewayResponse, 'approved'))
    expect(await backend.db.$count(transactions, approved)).toBe(isPaid ? 1 : 0)

    // Whatever the vendor reports about it, and however often, changes nothing any more.
    if (!isPaid || reportsFirst) return
    await place.report(orderId, 2)
    expect(await backend.db.$count(transactions, approved)).toBe(1)
    const events = await backend.db.select().from(vendorEvents)
    const about = events.filter(({ event }) => event.kind === 'charge' && event.idempotencyKey !== undefined)
    const chargeId = (await backend.db.select().from(transactions).where(approved))[0]?.gatewayId
    expect(about.filter(({ event }) => event.chargeId === chargeId)).toHaveLength(1)
  })

  test('a card that is deleted is gone there as well, and deleting it again is no error', async () => {
    const { backend } = place
    const vendor = vendorOf(backend.kernel)
    const caller = await backend.person()
    const { accountId } = caller
    const token = await place.type(caller, '4242 4242 4242 4242')
    const card = await vendor.authorize({ token, accountId: accountId ?? 0, idempotencyKey: randomUUID() })
    if (card.outcome !== 'authorized') throw new Error('the card is fine')
    const { cardToken } = card
    await vendor.remove(cardToken)
    await vendor.remove(cardToken)
    const request = { cardToken, amount: 100, orderId: 1, accountId: 1, idempotencyKey: randomUUID() }
    await expect(vendor.charge(request)).rejects.toThrow()
  })

  test('a key charges and refunds once, and belongs to one call', async () => {
    const { backend } = place
    const vendor = vendorOf(backend.kernel)
    const caller = await backend.person()
    const accountId = caller.accountId ?? 0
    const token = await place.type(caller, '5555 5555 5555 4444')
    const card = await vendor.authorize({ token, accountId, idempotencyKey: randomUUID() })
    if (card.outcome !== 'authorized') throw new Error('the card is fine')
    const { cardToken } = card
    const orderId = 900_001
    const request = { cardToken, amount: 1_000, orderId, accountId, idempotencyKey: randomUUID() }
    expect(await vendor.findCharge(request)).toBeUndefined()
    const [one, two] = [await vendor.charge(request), await vendor.charge(request)]
    expect(two).toEqual(one)
    expect(await vendor.findCharge(request)).toEqual(one)
    await expect(vendor.charge({ ...request, amount: 2_000 })).rejects.toThrow(VendorRejection)
    expect(place.charged(orderId)).toBe(1)
    // It is final.
    expect(await vendor.cancel(one)).toEqual(one)

    const refund = { chargeId: one.chargeId, amount: 600, idempotencyKey: randomUUID() }
    const returned = await vendor.refund(refund)
    expect(returned).toMatchObject({ amount: 600, outcome: 'succeeded' })
    expect(await vendor.refund(refund)).toEqual(returned)
    await expect(vendor.refund({ ...refund, idempotencyKey: randomUUID() })).rejects.toThrow()
  })

  test('a charge that waits for its challenge can be given up', async () => {
    const { backend } = place
    const vendor = vendorOf(backend.kernel)
    const caller = await backend.person()
    const accountId = caller.accountId ?? 0
    const token = await place.type(caller, '4000 0000 0000 3220')
    const card = await vendor.authorize({ token, accountId, idempotencyKey: randomUUID() })
    if (card.outcome !== 'authorized') throw new Error('the card is fine')
    const { cardToken } = card
    const orderId = 900_002
    const request = { cardToken, amount: 1_000, orderId, accountId, idempotencyKey: randomUUID() }
    const charge = await vendor.charge(request)
    expect(charge.outcome).toBe('challenge')
    expect(await vendor.cancel(charge)).toMatchObject({ outcome: 'canceled' })
    expect(await vendor.findCharge(request)).toMatchObject({ outcome: 'canceled' })
  })
})
