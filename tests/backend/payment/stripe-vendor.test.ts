import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStripeVendor } from '#backend/services/payment/vendors/stripe/stripe-vendor.ts'
import {
  type PaymentVendor,
  VendorRejection,
  VendorUnavailable,
} from '#backend/services/payment/vendors/vendor.ts'
import { readConfig } from '#backend/services.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { startStripeApi } from '../../support/servers/stripe-api.ts'

const ACCOUNT = 41_207
let stripe: Awaited<ReturnType<typeof startStripeApi>>
let vendor: PaymentVendor

beforeAll(async () => {
  stripe = await startStripeApi()
  vendor = createStripeVendor(
    readConfig({ ...stripe.env, PAYMENT_VENDOR_TIMEOUT: String(scaledTimeout(500) / 1000) }),
  )
})
afterAll(() => stripe.close())

/** The token of a card that was typed into Stripe's form. */
async function type(number: string, accountId = ACCOUNT): Promise<string> {
  const form = await vendor.openCardForm({ accountId })
  if (form.vendor !== 'stripe') throw new Error('it is Stripe')
  return stripe.confirmSetup(form.clientSecret, number)
}

const authorize = (token: string, accountId = ACCOUNT) =>
  vendor.authorize({ token, accountId, idempotencyKey: `authorize ${token}` })

async function store(number = '4242 4242 4242 4242'): Promise<string> {
  const card = await authorize(await type(number))
  if (card.outcome !== 'authorized') throw new Error(`${number} can be added`)
  return card.cardToken
}

test.each([
  ['4242 4242 4242 4242', 'visa'],
  ['5555 5555 5555 4444', 'mastercard'],
  ['3782 822463 10005', 'american-express'],
  ['6011 1111 1111 1117', 'discover'],
  ['3056 930902 5904', 'diners-club'],
  ['3566 0020 2036 0505', 'jcb'],
  ['6200 0000 0000 0005', 'unionpay'],
])('the card %s is stored with its network and address', async (number, network) => {
  const card = await authorize(await type(number))
  expect(card).toMatchObject({
    outcome: 'authorized',
    network,
    mask: number.slice(-4),
    expiration: '2031-04',
    address: { street: '85 Mill Street', city: 'Provo', state: 'UT', zipCode: '84601', countryCode: 'USA' },
  })
})

test('a card that is stored again is the same card, with one customer', async () => {
  const token = await type('4242 4242 4242 4242')
  const first = await authorize(token)
  expect(await authorize(token)).toEqual(first)
  const again = await authorize(await type('4242 4242 4242 4242'))
  const fingerprintOf = (card: typeof first) => card.outcome === 'authorized' && card.fingerprint
  expect(fingerprintOf(again)).toBe(fingerprintOf(first))
})

test('a token of another account, of no one, or of a form that was not filled in adds nothing', async () => {
  const unknown = { outcome: 'unknown-token' }
  expect(await authorize(await type('4242 4242 4242 4242', 7))).toEqual(unknown)
  expect(await authorize('seti_of_no_one')).toEqual(unknown)
  expect(await authorize('pm_12345678')).toEqual(unknown)
  const form = await vendor.openCardForm({ accountId: ACCOUNT })
  const secret = form.vendor === 'stripe' ? form.clientSecret : ''
  expect(await authorize(secret.replace(/_secret_.*/, ''))).toEqual(unknown)
})

const respond = (status: number, error: object) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error }))
}

test.each<[title: string, fail: (response: ServerResponse) => void]>([
  ['never answers', () => {}],
  ['cuts the connection', response => response.destroy()],
  ['answers with something else', response => response.end('<h1>Bad gateway</h1>')],
  ['fails', respond(500, { type: 'api_error', message: 'An error occurred.' })],
  [
    'wants to be left alone',
    respond(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow' }),
  ],
  ['does not know our key', respond(401, { type: 'invalid_request_error', message: 'Invalid API Key' })],
  [
    'is at the same call already',
    respond(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'Another call' }),
  ],
])('a vendor that %s leaves it open what became of the call', async (_title, fail) => {
  const cardToken = await store()
  const request = {
    cardToken,
    amount: 100,
    orderId: 1,
    accountId: ACCOUNT,
    idempotencyKey: crypto.randomUUID(),
  }
  stripe.fail(fail)
  const calls = [
    vendor.openCardForm({ accountId: ACCOUNT }),
    authorize('seti_1234567'),
    vendor.charge(request),
    vendor.findCharge(request),
    vendor.cancel({ chargeId: 'pi_1' }),
    vendor.refund({ chargeId: 'pi_1', amount: 1, idempotencyKey: crypto.randomUUID() }),
    vendor.remove(cardToken),
  ]
  const settled = await Promise.allSettled(calls)
  stripe.fail()
  for (const each of settled) expect(each).toMatchObject({ reason: expect.any(VendorUnavailable) })
  // The client repeats nothing by itself, so nothing was charged meanwhile.
  expect(await vendor.findCharge(request)).toBeUndefined()
})

test('a call that Stripe rejects is our mistake, and says so', async () => {
  const cardToken = await store()
  const request = {
    cardToken,
    amount: 100,
    orderId: 2,
    accountId: ACCOUNT,
    idempotencyKey: crypto.randomUUID(),
  }
  await vendor.charge(request)
  await expect(vendor.charge({ ...request, amount: 200 })).rejects.toThrow(VendorRejection)
  const refund = { chargeId: 'pi_of_no_one', amount: 1, idempotencyKey: crypto.randomUUID() }
  await expect(vendor.refund(refund)).rejects.toThrow(VendorRejection)
})

test('a failure names the call at Stripe, and never our key', async () => {
  stripe.fail(respond(401, { type: 'invalid_request_error', message: 'Invalid API Key' }))
  const failure = await vendor.openCardForm({ accountId: ACCOUNT }).catch((error: Error) => error)
  stripe.fail()
  expect(failure).toMatchObject({ message: expect.stringContaining('Invalid API Key') })
  expect(JSON.stringify(failure)).not.toContain(stripe.env.STRIPE_SECRET_KEY)
})
