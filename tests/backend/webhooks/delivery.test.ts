import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { webhookWorkers } from '#backend/services/webhooks/delivering.ts'
import { attempts, deliveries, endpoints } from '#backend/services/webhooks/tables.ts'
import { DAY, HOUR, SECOND } from '#domain/time/durations.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { getWebhookDelivery } from '#generated/webhooks/operations/getWebhookDelivery.ts'
import { getWebhookEndpoint } from '#generated/webhooks/operations/getWebhookEndpoint.ts'
import { pauseWebhookEndpoint } from '#generated/webhooks/operations/pauseWebhookEndpoint.ts'
import { replayWebhookDeliveries } from '#generated/webhooks/operations/replayWebhookDeliveries.ts'
import { resumeWebhookEndpoint } from '#generated/webhooks/operations/resumeWebhookEndpoint.ts'
import { sendWebhookTest } from '#generated/webhooks/operations/sendWebhookTest.ts'
import { startWebhookSecretRotation } from '#generated/webhooks/operations/startWebhookSecretRotation.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { startWebhookReceiver } from '../../support/servers/webhook-receiver.ts'
import { send } from '../client.ts'
import { addEndpoint, deliverDue, deliveriesOf, payOrder } from './webhooks.ts'

let backend: Backend
const open: { close(): Promise<void> }[] = []

beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
}, scaledTimeout(60_000))
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
  // Nothing of one test is due in the next one.
  await backend.db.delete(endpoints)
})
afterAll(() => backend.close())

async function receiver(...respond: Parameters<typeof startWebhookReceiver>) {
  const server = await startWebhookReceiver(...respond)
  open.push(server)
  return server
}

/** Checks a delivery as a customer does, with the library. */
const verify = (secret: string, { text, headers }: { text: string; headers: object }) =>
  new Webhook(secret).verify(text, headers as Record<string, string>)

/** The signature's time has to be the real one: the library compares it with its own clock. */
const moveToNow = () => backend.clock.set(new Date())

test('a change is sent, signed as the library checks it, and is in the log with what came back', async () => {
  moveToNow()
  const caller = await backend.person()
  const server = await receiver(() => ({ status: 201, headers: { 'x-kept': 'yes' }, body: 'thanks' }))
  const { endpoint_id: id, secret } = await addEndpoint(backend, caller, server.url, [
    'key.created',
    'activity.recorded',
  ])
  const { body: key } = await send(backend, createSecretKey, { caller, body: { label: 'Checkout' } })
  await deliverDue(backend)
  expect(server.taken.map(({ event }) => event.type)).toEqual(
    // The endpoint's own creation came before it had any events to get.
    expect.arrayContaining(['activity.recorded', 'key.created']),
  )
  const created = server.taken.find(({ event }) => event.type === 'key.created')
  expect(created?.event).toMatchObject({
    account_id: caller.accountId,
    data: { operation: 'createSecretKey', resource_id: key.key_id, user_id: caller.userId },
  })
  for (const each of server.taken) expect(verify(secret, each)).toEqual(each.event)
  expect(() => verify(secret, { ...server.taken[0], text: '{}' } as never)).toThrow()
  const { body } = await send(backend, getWebhookDelivery, {
    caller,
    params: { id, event_id: created?.id ?? '' },
  })
  expect(body).toMatchObject({
    state: 'succeeded',
    status: 201,
    request: { payload: created?.event },
    latest_attempts: [{ status: 201, response_body: 'thanks', failure: null }],
  })
  expect(body.latest_attempts[0]?.response_headers).toContainEqual({ name: 'x-kept', value: 'yes' })
  expect(JSON.stringify(body)).not.toContain(secret)
  expect(backend.log.join()).not.toContain(secret)
})

test('what is rolled back sends nothing', async () => {
  const caller = await backend.person()
  const server = await receiver()
  await addEndpoint(backend, caller, server.url)
  const broken = payOrder(backend, caller, 1, 100, () => {
    throw new Error('no order')
  })
  await expect(broken).rejects.toThrow('no order')
  // The endpoint gets orders only.
  await send(backend, createSecretKey, { caller, body: { label: 'Unused' } })
  await deliverDue(backend)
  expect(server.sent).toEqual([])
  await payOrder(backend, caller, 1)
  await deliverDue(backend)
  expect(server.sent).toHaveLength(1)
})

test('while a secret rotates, each of both verifies; then only the new one', async () => {
  moveToNow()
  const caller = await backend.person()
  const server = await receiver()
  const { endpoint_id: id, secret } = await addEndpoint(backend, caller, server.url)
  const rotated = await send(backend, startWebhookSecretRotation, {
    caller,
    params: { id },
    body: { overlap_hours: 1 },
  })
  if (rotated.status !== 201) throw new Error(rotated.text)
  await payOrder(backend, caller, 1)
  await deliverDue(backend)
  const [first] = server.taken
  if (!first) throw new Error('nothing was sent')
  expect(verify(secret, first)).toEqual(first.event)
  expect(verify(rotated.body.secret, first)).toEqual(first.event)
  const at = backend.clock.now()
  backend.clock.set(new Date(at.getTime() + HOUR + SECOND))
  await payOrder(backend, caller, 2)
  await deliverDue(backend)
  const second = server.taken[1]
  expect(String(second?.headers['webhook-signature']).split(' ')).toHaveLength(1)
})

test('a failed event holds back only later ones of its object, and keeps its ID', async () => {
  const caller = await backend.person()
  const server = await receiver(({ event }, before) =>
    event.type === 'order.paid' && event.data.order_id === 7 && event.data.amount === 1 && before < 2
      ? 500
      : 200,
  )
  const { endpoint_id: id } = await addEndpoint(backend, caller, server.url)
  for (const amount of [1, 2, 3]) {
    await payOrder(backend, caller, 7, amount)
    await payOrder(backend, caller, 8, amount)
  }
  await deliverDue(backend)
  expect(amountsOf(server.taken, 8)).toEqual([1, 2, 3])
  expect(amountsOf(server.sent, 7)).toEqual([1])
  for (let look = 0; look < 2; look++) {
    backend.clock.advance(2 * 60 * SECOND)
    await deliverDue(backend)
  }
  expect(amountsOf(server.taken, 7)).toEqual([1, 2, 3])
  const first = server.sent.filter(
    ({ event }) => event.type === 'order.paid' && event.data.order_id === 7 && event.data.amount === 1,
  )
  expect(new Set(first.map(({ id: eventId }) => eventId)).size).toBe(1)
  expect(first).toHaveLength(3)
  expect((await deliveriesOf(backend, caller, id)).every(({ state }) => state === 'succeeded')).toBe(true)
})

const amountsOf = (received: readonly { event: { type: string; data: unknown } }[], orderId: number) =>
  received.flatMap(({ event: { data } }) => {
    const { order_id, amount } = data as { order_id: number; amount: number }
    return order_id === orderId ? [amount] : []
  })

test('an endpoint that does not respond delays no other', async () => {
  const caller = await backend.person()
  const { promise, resolve } = Promise.withResolvers<number>()
  const slow = await receiver(() => promise)
  const fast = await receiver()
  await addEndpoint(backend, caller, slow.url)
  await addEndpoint(backend, caller, fast.url)
  for (let order = 1; order <= 20; order++) await payOrder(backend, caller, order)
  const run = deliverDue(backend)
  await expect.poll(() => fast.taken.length, { timeout: scaledTimeout(5_000) }).toBe(20)
  expect(slow.taken).toHaveLength(0)
  // It has only a few connections meanwhile.
  expect(slow.sent.length).toBeLessThanOrEqual(4)
  resolve(200)
  await run
  expect(slow.taken).toHaveLength(20)
})

test(
  'every event arrives at least once and in order, with failing endpoints, a second worker, and restarts',
  async () => {
    const count = scaled(100, 2_000)
    const caller = await backend.person()
    let sends = 0
    const failing = await receiver(() => (++sends % 3 === 0 ? 503 : 200))
    const steady = await receiver()
    await addEndpoint(backend, caller, failing.url)
    await addEndpoint(backend, caller, steady.url)
    for (let event = 0; event < count; event++) await payOrder(backend, caller, (event % 20) + 1, event)
    for (let turn = 0; steady.taken.length < count || new Set(idsOf(failing.taken)).size < count; turn++) {
      if (turn > 500) throw new Error(`${failing.taken.length} of ${count} after ${turn} turns`)
      // Every other turn is cut short, as a restart does it.
      const stopping = new AbortController()
      if (turn % 2 === 0) setTimeout(() => stopping.abort(), 20)
      await Promise.all([deliverDue(backend, stopping.signal), deliverDue(backend)])
      backend.clock.advance(60 * SECOND)
    }
    for (const { taken } of [failing, steady]) {
      expect(new Set(idsOf(taken)).size).toBe(count)
      for (let order = 1; order <= 20; order++) {
        const amounts = [...new Set(amountsOf(taken, order))]
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      }
    }
    // One event for both endpoints, with one ID.
    expect(new Set(idsOf(failing.taken))).toEqual(new Set(idsOf(steady.taken)))
  },
  scaledTimeout(scaled(60_000, 300_000)),
)

const idsOf = (received: readonly { id: string }[]) => received.map(({ id }) => id)

test('after three days without a success, it is paused with an email, and sends all once it is resumed', async () => {
  const caller = await backend.person()
  let status = 500
  const server = await receiver(() => status)
  const { endpoint_id: id } = await addEndpoint(backend, caller, server.url)
  await payOrder(backend, caller, 1)
  await payOrder(backend, caller, 2)
  const start = backend.clock.now().getTime()
  while (backend.clock.now().getTime() - start < 4 * DAY) {
    await deliverDue(backend)
    backend.clock.advance(3 * HOUR)
  }
  // The first login has ended.
  const owner = await backend.person({ accountId: Number(caller.accountId), roles: ['account-owner'] })
  const { body: paused } = await send(backend, getWebhookEndpoint, { caller: owner, params: { id } })
  expect(paused.pause?.by).toBe('failures')
  const mails = await backend.mails(caller.username)
  expect(mails.filter(({ subject }) => subject.includes('paused a webhook endpoint'))).toHaveLength(1)
  const sentBefore = server.sent.length
  await payOrder(backend, caller, 3)
  await deliverDue(backend)
  expect(server.sent).toHaveLength(sentBefore)
  expect((await send(backend, sendWebhookTest, { caller: owner, params: { id } })).status).toBe(409)
  status = 200
  await send(backend, resumeWebhookEndpoint, { caller: owner, params: { id } })
  await send(backend, replayWebhookDeliveries, {
    caller: owner,
    params: { id },
    body: {
      occurred_since: '2000-01-01T00:00:00Z',
      occurred_before: '2190-01-01T00:00:00Z',
      which: 'failed',
    },
  })
  await deliverDue(backend)
  expect([1, 2, 3].map(order => amountsOf(server.taken, order).length)).toEqual([1, 1, 1])
})

test('events of a pause wait, and a pause that a person undoes loses none', async () => {
  const caller = await backend.person()
  const server = await receiver()
  const { endpoint_id: id } = await addEndpoint(backend, caller, server.url)
  await payOrder(backend, caller, 1)
  await send(backend, pauseWebhookEndpoint, { caller, params: { id } })
  await payOrder(backend, caller, 1, 200)
  await deliverDue(backend)
  expect(server.sent).toEqual([])
  await send(backend, resumeWebhookEndpoint, { caller, params: { id } })
  await deliverDue(backend)
  expect(amountsOf(server.taken, 1)).toEqual([100, 200])
})

test('a redirect is followed nowhere, and a long response is not read', async () => {
  const caller = await backend.person()
  const elsewhere = await receiver()
  const redirecting = await receiver(() => ({ status: 302, headers: { location: elsewhere.url } }))
  const long = await receiver(() => ({ status: 200, body: 'x'.repeat(70_000) }))
  const [first, second] = [
    await addEndpoint(backend, caller, redirecting.url),
    await addEndpoint(backend, caller, long.url),
  ]
  await payOrder(backend, caller, 1)
  await deliverDue(backend)
  expect(elsewhere.sent).toEqual([])
  const [redirected] = await deliveriesOf(backend, caller, first.endpoint_id)
  expect(redirected).toMatchObject({ state: 'waiting', status: 302 })
  const [row] = await backend.db
    .select({ failure: attempts.failure })
    .from(attempts)
    .innerJoin(deliveries, eq(deliveries.sequence, attempts.sequence))
    .where(eq(deliveries.endpointId, second.endpoint_id))
  expect(row?.failure).toBe('The response has more than 64 kB.')
})

test('events are gone after thirty days', async () => {
  const caller = await backend.person()
  const server = await receiver()
  const { endpoint_id: id } = await addEndpoint(backend, caller, server.url)
  await payOrder(backend, caller, 1)
  await deliverDue(backend)
  backend.clock.advance(31 * DAY)
  await runWorkers(
    backend.kernel,
    webhookWorkers(backend.kernel).filter(({ name }) => name === 'purge-webhooks'),
  )
  const rows = await backend.db.select().from(deliveries).where(eq(deliveries.endpointId, id))
  expect(rows).toEqual([])
})
