import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { purchaseWorkers } from '#backend/services/forms/purchases.ts'
import { purchases } from '#backend/services/forms/tables.ts'
import { orders } from '#backend/services/sales/public.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../../support/backend.ts'
import { insertOrder, PAID, PENDING, TRIAL } from '../../support/order-rows.ts'
import { startJsonReceiver } from '../../support/servers/json-receiver.ts'

let service: Awaited<ReturnType<typeof startJsonReceiver>>
let backend: Backend
let dana: Person
beforeAll(async () => {
  service = await startJsonReceiver()
  const env = { DATABASE_URL: '', PURCHASE_TRACKING_URL: service.url, PURCHASE_TRACKING_TOKEN: 'secret' }
  backend = await startBackend({ env })
})
afterAll(async () => {
  await backend.close()
  await service.close()
})
beforeEach(async () => {
  await backend.db.delete(purchases)
  service.received.length = 0
  service.state.status = 200
  dana = await backend.person({})
  await backend.db.update(people).set({ phone: '(801) 555-0142' }).where(eq(people.userId, dana.userId))
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** An order that Dana has placed. */
async function ordered(input = PAID, placedBy = dana.userId): Promise<number> {
  const orderId = await insertOrder(backend, dana, input)
  await backend.db.update(orders).set({ placedBy }).where(eq(orders.orderId, orderId))
  return orderId
}

async function track(orderId: number, headers: Record<string, string> = {}, person = dana) {
  const response = await backend.inject({
    method: 'POST',
    url: `/api/forms/purchases/${orderId}/tracking`,
    headers: { origin: ORIGIN, ...person.bearer, ...headers },
    payload: { consent_version: '2026-11-25' },
  })
  return response.statusCode === 200 ? response.json().tracked : response.statusCode
}
const deliver = () => runWorkers(backend.kernel, purchaseWorkers(backend.kernel))

test('a purchase is reported in dollars, with hashes of email address and phone number only', async () => {
  const orderId = await ordered()
  expect(await track(orderId)).toBe(true)
  await deliver()
  expect(service.received).toMatchObject([
    { headers: { authorization: 'Bearer secret', 'idempotency-key': `purchase-${orderId}` } },
  ])
  expect(service.received[0]?.body).toEqual({
    event: 'purchase',
    event_id: String(orderId),
    event_time: '2026-09-14T08:40:00.000Z',
    currency: 'USD',
    value: 579.15,
    email_sha256: sha256(dana.username),
    phone_sha256: sha256('+18015550142'),
  })
  expect(JSON.stringify(service.received)).not.toContain(dana.username)
  expect(await backend.db.select().from(purchases), 'the hashes are gone').toMatchObject([
    { orderId, event: null, consentVersion: '2026-11-25', delivered: backend.clock.now() },
  ])
})

test('however often pages and workers try, an order is reported once', async () => {
  const orderId = await ordered()
  expect(await Promise.all([track(orderId), track(orderId)])).toEqual([true, true])
  await Promise.all([deliver(), deliver()])
  expect(await track(orderId)).toBe(true)
  await deliver()
  expect(service.received).toHaveLength(1)
})

test('a report that fails is repeated later, and the page has its response at once', async () => {
  service.state.status = 503
  expect(await track(await ordered())).toBe(true)
  await deliver()
  service.state.status = 200
  backend.clock.advance(29_000)
  await deliver()
  expect(service.received).toEqual([])
  backend.clock.advance(2_000)
  await deliver()
  expect(service.received).toHaveLength(1)
})

test('with Global Privacy Control, nothing is recorded, whatever the page says', async () => {
  expect(await track(await ordered(), { 'sec-gpc': '1' })).toBe(false)
  expect(await backend.db.select().from(purchases)).toEqual([])
})

test.each([
  ['not paid', PENDING],
  ['free', TRIAL],
])('an order that is %s is not recorded', async (_, input) => {
  expect(await track(await ordered(input))).toBe(false)
  expect(await backend.db.select().from(purchases)).toEqual([])
})

test('an order of someone else is not recorded, and one of another account is not found', async () => {
  const other = await backend.person({})
  expect(await track(await ordered(PAID, other.userId))).toBe(false)
  expect(await track(await ordered(), {}, other)).toBe(404)
  expect(await backend.db.select().from(purchases)).toEqual([])
})

test('without a service, nothing is recorded', async () => {
  const { config } = backend.kernel
  const { PURCHASE_TRACKING_URL: url } = config
  delete config.PURCHASE_TRACKING_URL
  expect(await track(await ordered())).toBe(false)
  expect(await backend.db.select().from(purchases)).toEqual([])
  Object.assign(config, { PURCHASE_TRACKING_URL: url })
})
