import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vendorEvents } from '#backend/services/payment/tables.ts'
import { catchUpOnEvents } from '#backend/services/payment/vendor-events.ts'
import { signEvent } from '#backend/services/payment/vendors/test/signature.ts'
import { testVendorOf, vendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { dismissVendorNotice } from '#generated/payment/operations/dismissVendorNotice.ts'
import { listVendorNotices } from '#generated/payment/operations/listVendorNotices.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { sign, startStripeApi } from '../../support/servers/stripe-api.ts'
import { send } from '../client.ts'

const stripe = await startStripeApi()
afterAll(() => stripe.close())

interface Vendor {
  header: string
  event: (id: string) => object
  /** Events about a charge that is not ours. */
  ofStranger: readonly object[]
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
      ofStranger: ['charge.succeeded', 'refund.succeeded'].map(type => ({
        ...{ id: `evt_${type}`, type, created: '2026-11-22T12:00:00.000Z' },
        chargeId: 'pi_of_a_stranger',
      })),
      sign: (raw, at, secret = testVendorOf(kernel)?.bank.journal.secret ?? '') => signEvent(raw, secret, at),
    }),
  ],
  [
    'Stripe',
    stripe.env,
    () => ({
      header: 'stripe-signature',
      event: id => ({
        id,
        object: 'event',
        type: 'account.updated',
        created: 1_763_812_800,
        data: { object: { id: 'acct_1', object: 'account' } },
      }),
      ofStranger: [
        { id: 'pi_of_a_stranger', object: 'payment_intent', metadata: {} },
        {
          id: 'ch_1',
          object: 'charge',
          payment_intent: 'pi_of_a_stranger',
          metadata: {},
          amount_refunded: 0,
        },
        {
          id: 'ch_1',
          object: 'charge',
          payment_intent: 'pi_of_a_stranger',
          metadata: {},
          amount_refunded: 5,
        },
        { id: 're_1', object: 'refund', payment_intent: 'pi_of_a_stranger', metadata: {} },
      ].map((object, at) => ({
        ...{
          id: `evt_stranger_${at}`,
          object: 'event',
          type: `${object.object}.any`,
          created: 1_763_812_800,
        },
        data: { object },
      })),
      sign: (raw, at, secret = stripe.env.STRIPE_WEBHOOK_SECRET) =>
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
    const response = await backend.inject({
      method: 'POST',
      url: '/api/payment/vendor-events',
      payload,
      headers: { 'content-type': type, ...(signature && { [vendor.header]: signature }) },
    })
    return response.statusCode
  }
  const stored = (id: string) => backend.db.$count(vendorEvents, eq(vendorEvents.eventId, id))
  const now = () => backend.clock.now()

  test('is stored once, however often it comes', async () => {
    const raw = JSON.stringify(vendor.event('evt_once'))
    const responses = [
      ...(await Promise.all([post(raw, vendor.sign(raw, now())), post(raw, vendor.sign(raw, now()))])),
      // Signed again, as a vendor does that tries again later.
      await post(raw, vendor.sign(raw, new Date(now().getTime() + MINUTE))),
    ]
    expect(responses).toEqual([200, 200, 200])
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

  test('of a type that we do not read is one notice for staff, until one of them has seen it', async () => {
    const caller = await backend.person({ roles: [INTERNAL_ROLE] })
    const { type } = vendor.event('evt') as { type: string }
    const find = async () => {
      const { body } = await send(backend, listVendorNotices, { caller, query: { page_size: 100 } })
      return body.notices.filter(({ subject }) => subject === type)
    }
    const before = (await find())[0]?.count ?? 0
    for (const id of ['evt_a', 'evt_b', 'evt_b']) {
      const raw = JSON.stringify(vendor.event(id))
      await post(raw, vendor.sign(raw, now()))
    }
    const [notice, ...others] = await find()
    expect(others).toEqual([])
    expect(notice).toMatchObject({ kind: 'unknown-event', event_type: type, count: before + 2, seen: null })
    const params = { id: notice?.notice_id ?? '' }
    expect(await send(backend, dismissVendorNotice, { caller, params })).toMatchObject({ status: 200 })
    const raw = JSON.stringify(vendor.event('evt_c'))
    await post(raw, vendor.sign(raw, now()))
    expect(await find()).toEqual([])
    const { body: again } = await send(backend, dismissVendorNotice, { caller, params })
    expect(again).toMatchObject({ count: before + 3, seen: expect.any(String) })
  })

  test('about a charge that no order accounts for is a notice', async () => {
    const caller = await backend.person({ roles: [INTERNAL_ROLE] })
    for (const event of vendor.ofStranger) {
      const raw = JSON.stringify(event)
      expect(await post(raw, vendor.sign(raw, now()))).toBe(200)
    }
    const { body } = await send(backend, listVendorNotices, { caller, query: { page_size: 100 } })
    expect(body.notices.filter(({ kind }) => kind === 'unknown-charge')).toMatchObject([
      { subject: 'pi_of_a_stranger', order_id: null, count: vendor.ofStranger.length },
    ])
  })

  test('that cannot be acted upon is a notice until it is', async () => {
    const caller = await backend.person({ roles: [INTERNAL_ROLE] })
    const failed = async () => {
      const { body } = await send(backend, listVendorNotices, { caller, query: { page_size: 100 } })
      return body.notices.filter(({ kind }) => kind === 'failed-event').map(({ subject }) => subject)
    }
    const raw = JSON.stringify(vendor.event('evt_failing'))
    const event = vendorOf(backend.kernel).readEvent(
      Buffer.from(raw),
      { [vendor.header]: vendor.sign(raw, now()) },
      now(),
    )
    if (!event) throw new Error('it is signed')
    await backend.db
      .insert(vendorEvents)
      .values({ vendor: vendorOf(backend.kernel).name, eventId: 'evt_failing', event, received: now() })
    backend.clock.advance(MINUTE)
    for (const _time of [1, 2]) {
      await catchUpOnEvents(backend.kernel, () => Promise.reject(new Error('not today')))
      expect(await failed()).toEqual(['evt_failing'])
    }
    await catchUpOnEvents(backend.kernel, async () => undefined)
    expect(await failed()).toEqual([])
  })
})
