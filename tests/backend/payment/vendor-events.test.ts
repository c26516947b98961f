import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vendorEvents } from '#backend/payment/tables.ts'
import { signEvent } from '#backend/payment/vendors/test/signature.ts'
import { testVendorOf } from '#backend/payment/vendors/vendors.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { STRIPE_KEYS, sign } from '../../support/servers/stripe-api.ts'

const MINUTE = 60_000

interface Vendor {
  header: string
  event: (id: string) => object
  sign: (raw: string, at: Date, secret?: string) => string
}

/** How each vendor signs, and what its events look like. */
const VENDORS: [name: string, env: Record<string, string>, of: (backend: Backend) => Vendor][] = [
  [
    'the test vendor',
    {},
    ({ kernel }) => ({
      header: 'test-vendor-signature',
      event: id => ({ id, type: 'something.new', created: '2026-11-22T12:00:00.000Z' }),
      sign: (raw, at, secret = testVendorOf(kernel)?.bank.journal.secret ?? '') => signEvent(raw, secret, at),
    }),
  ],
  [
    'Stripe',
    STRIPE_KEYS,
    () => ({
      header: 'stripe-signature',
      event: id => ({
        id,
        object: 'event',
        type: 'account.updated',
        created: 1_763_812_800,
        data: { object: { id: 'acct_1', object: 'account' } },
      }),
      sign: (raw, at, secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET) =>
        sign(raw, secret, Math.floor(at.getTime() / 1000)),
    }),
  ],
]

describe.each(VENDORS)('an event of %s', (_name, env, of) => {
  let backend: Backend
  let vendor: Vendor
  beforeAll(async () => {
    backend = await startBackend({ env })
    vendor = of(backend)
  })
  afterAll(() => backend.close())

  const post = async (payload: string, signature?: string, type = 'application/json') => {
    const answer = await backend.inject({
      method: 'POST',
      url: '/api/payment/vendor-events',
      payload,
      headers: { 'content-type': type, ...(signature && { [vendor.header]: signature }) },
    })
    return answer.statusCode
  }
  const stored = (id: string) => backend.db.$count(vendorEvents, eq(vendorEvents.eventId, id))
  const now = () => backend.clock.now()

  test('is stored once, however often it comes', async () => {
    const raw = JSON.stringify(vendor.event('evt_once'))
    const answers = [
      ...(await Promise.all([post(raw, vendor.sign(raw, now())), post(raw, vendor.sign(raw, now()))])),
      // Signed again, as a vendor does that tries again later.
      await post(raw, vendor.sign(raw, new Date(now().getTime() + MINUTE))),
    ]
    expect(answers).toEqual([200, 200, 200])
    expect(await stored('evt_once')).toBe(1)
    const [row] = await backend.db.select().from(vendorEvents).where(eq(vendorEvents.eventId, 'evt_once'))
    expect(row?.processed).not.toBeNull()
  })

  test.each<[title: string, sign: (raw: string) => string | undefined]>([
    ['no signature', () => undefined],
    ['a signature of something else', () => vendor.sign('{}', now())],
    ['a signature with another secret', raw => vendor.sign(raw, now(), 'whsec_of_a_stranger')],
    ['no valid signature', () => 't=1,v1=00'],
    ['an old signature', raw => vendor.sign(raw, new Date(now().getTime() - 6 * MINUTE))],
  ])('is rejected with %s', async (_title, signature) => {
    const raw = JSON.stringify(vendor.event('evt_refused'))
    expect(await post(raw, signature(raw))).toBe(401)
    expect(await stored('evt_refused')).toBe(0)
  })

  test('is rejected when a byte of it has changed', async () => {
    const raw = JSON.stringify(vendor.event('evt_changed'))
    expect(await post(raw.replace('{', '{ '), vendor.sign(raw, now()))).toBe(401)
    expect(await stored('evt_changed')).toBe(0)
  })

  test('is read as it came, whatever media type it says, up to a size', async () => {
    const raw = JSON.stringify(vendor.event('evt_plain'))
    expect(await post(raw, vendor.sign(raw, now()), 'text/plain; charset=utf-8')).toBe(200)
    expect(await post('x'.repeat(300 * 1024), 't=1,v1=00')).toBe(413)
  })
})
