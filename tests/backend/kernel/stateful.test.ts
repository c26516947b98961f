import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type StatefulServer, startStateful } from '#backend/stateful.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { toRequest } from '../../support/contract/world.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

vi.setConfig({ testTimeout: scaledTimeout(60_000), hookTimeout: scaledTimeout(60_000) })

const AT = new Date('2026-11-26T12:00:00Z')
const PERSON = { username: 'tess@tester.example', roles: ['api-key-viewer', 'api-key-editor'] }

let server: StatefulServer
/** Milliseconds of a core until the server was there, which a snapshot spares a tester. */
let starting: number
beforeAll(async () => {
  const files = await emptyDatabase()
  const started = await timeOf(() => startStateful({ seed: 'tests', at: AT, port: 0, files }))
  server = started.result
  starting = started.milliseconds
})
afterAll(() => server.close())

async function call(path: string, init: RequestInit & { json?: unknown } = {}) {
  const { json, ...options } = init
  const response = await fetch(`${server.url}${path}`, {
    ...options,
    headers: {
      origin: server.url,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function perform(operation: Operation, headers: Record<string, string>, body?: unknown) {
  const request = toRequest(operation, { caller: null, body })
  return call(request.url, { ...request, headers: { ...request.headers, ...headers, origin: server.url } })
}

/** Headers of a person who has logged in. */
async function logInAs({ username }: { username: string }): Promise<Record<string, string>> {
  const { headers } = await perform(logIn, {}, { username, password: 'correct horse battery staple' })
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const token = await perform(createToken, { cookie }, {})
  return { cookie, authorization: `Bearer ${JSON.parse(token.text).access_token}` }
}

const readKeys = (headers: Record<string, string>) => perform(listSecretKeys, headers)
const createKey = (headers: Record<string, string>) =>
  perform(createSecretKey, headers, { label: 'Checkout server' })

/** With the milliseconds of a core it takes, because what else runs here is not to blame. */
async function timeOf<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, milliseconds: Math.round((user + system) / 1000) }
}

/** The fewer milliseconds of two, because what other tests of this worker have left to do is not to blame either. */
async function betterTimeOf<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const [first, second] = [await timeOf(work), await timeOf(work)]
  return first.milliseconds < second.milliseconds ? first : second
}

test('the time of a response is that of the clock, which stands still', async () => {
  const { headers } = await call('/healthz')
  expect(headers.get('date')).toBe(AT.toUTCString())
})

test('a snapshot brings back the data, the time, and the next random values', async () => {
  await call('/dev/people', { method: 'POST', json: PERSON })
  const person = await logInAs(PERSON)
  const before = await readKeys(person)
  expect(before.status).toBe(200)
  const saving = await betterTimeOf(() => server.controls.save('before'))
  const first = await readKeys(person)
  const created = await createKey(person)
  expect(created.status).toBe(201)
  await server.controls.moveClock(new Date(AT.getTime() + 60_000))

  const restoring = await betterTimeOf(() => server.controls.restore('before'))
  console.log(
    `snapshot: saved in ${saving.milliseconds} ms of a core, restored in ${restoring.milliseconds}; the start took ${starting}`,
  )
  expect(saving.milliseconds).toBeLessThan(starting / 2)
  expect(restoring.milliseconds).toBeLessThan(starting / 2)
  expect(restoring.result).toBe(true)
  expect(server.controls.now()).toEqual(AT)
  const again = await readKeys(person)
  expect(again.text).toBe(before.text)
  expect({ text: again.text, headers: [...again.headers] }).toEqual({
    text: first.text,
    headers: [...first.headers],
  })
  expect((await createKey(person)).text).toBe(created.text)
})

test('there is nothing to restore under an unknown name', async () => {
  expect(await server.controls.restore('unknown')).toBe(false)
})

describe('the page for testers', () => {
  const clock = (json: object) => call('/dev/scenarios/clock', { method: 'POST', json })

  test('moves the clock by steps and to a time, and never back', async () => {
    const start = server.controls.now().getTime()
    const moved = () => (server.controls.now().getTime() - start) / 3_600_000
    expect((await clock({ by: 'hour' })).status).toBe(204)
    expect(moved()).toBe(1)
    expect((await clock({ by: 'day' })).status).toBe(204)
    expect(moved()).toBe(25)
    expect((await clock({ by: 'month' })).status).toBe(204)
    const month = server.controls.now()
    expect(month.toISOString()).toBe('2026-12-27T13:00:00.000Z')
    expect((await clock({ to: '2026-12-26T00:00' })).status).toBe(400)
    expect((await clock({ to: '2029-12-26T00:00' })).status).toBe(400)
    expect(server.controls.now()).toEqual(month)
    expect((await clock({ to: '2026-12-28T00:00' })).status).toBe(204)
    expect((await call('/healthz')).headers.get('date')).toBe('Mon, 28 Dec 2026 00:00:00 GMT')
  })

  test('saves and restores a snapshot', async () => {
    const snapshot = (action: string, name: string) =>
      call('/dev/scenarios/snapshots', { method: 'POST', json: { action, name } })
    expect((await snapshot('save', 'of a page')).status).toBe(204)
    const saved = server.controls.now()
    await clock({ by: 'day' })
    expect((await snapshot('restore', 'of a page')).status).toBe(204)
    expect(server.controls.now()).toEqual(saved)
    expect((await snapshot('restore', 'unknown')).status).toBe(404)
  })
})

describe('a clock that is moved far at once', () => {
  const DAY = 24 * 60 * 60_000
  const OWNER = {
    username: 'owen@tester.example',
    roles: ['billing-viewer'],
    taxableAddress: {},
    cards: [{ number: '4242424242424242' }],
    // International verification, monthly; it ends in ten days.
    subscriptions: [{ planId: 3705, startedDaysAgo: 20 }],
  }

  /** When the orders of the owner were placed and paid, oldest first. */
  async function readTimes() {
    const { text } = await perform(listOrders, await logInAs(OWNER))
    const { orders } = JSON.parse(text) as { orders: { placed: string; processed: string }[] }
    return orders.map(({ placed, processed }) => [placed, processed]).toReversed()
  }

  test('renews terms on the way, each in its last hour, and dates its order then', async () => {
    await server.controls.restore('before')
    await call('/dev/people', { method: 'POST', json: OWNER })
    await server.controls.moveClock(new Date(AT.getTime() + 42 * DAY))
    const renewals = ['2026-12-06T11:00:00.000Z', '2027-01-06T11:00:00.000Z']
    expect(await readTimes()).toEqual(renewals.map(time => [time, time]))
  })
})
