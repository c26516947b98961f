import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretKeys } from '#backend/services/security/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { manualClock } from '#kernel/clock.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { basic, type GatewayKey, makeKey, PLANS, US_CORE_LIMITED } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'
import { startLookupProvider } from '../../support/servers/lookup-provider.ts'

/** A street that the provider fails on, after the lookups were counted. */
const FAILING = 'Failing'
/** Lookups of each call, as many as one may have. Two of them are as many a second as are always counted first. */
const SIZE = 100

const clock = manualClock()
let provider: Awaited<ReturnType<typeof startLookupProvider>>
/** Two servers on one PostgreSQL; the embedded database has one. */
const backends: Backend[] = []
beforeAll(async () => {
  provider = await startLookupProvider()
  provider.behave((response, { body }) => {
    const fails = JSON.stringify(body).includes(FAILING)
    response.writeHead(fails ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ candidates: [] }))
  })
  const env = {
    LOOKUP_UPSTREAM: `${provider.url}/`,
    LOOKUP_UPSTREAM_KEY: 'provider-id:provider-token',
    OUTBOUND_LOOPBACK: 'allowed',
    LOG_LEVEL: 'silent',
  }
  for (let server = 0; server < (process.env.DATABASE_URL ? 2 : 1); server++)
    backends.push(await startBackend({ env, clock, beside: backends[0] }))
})
afterAll(async () => {
  for (const backend of backends) await backend.close()
  await provider.close()
})

function first(): Backend {
  const [backend] = backends
  if (!backend) throw new Error('no server')
  return backend
}

/** Verifies `SIZE` addresses with one call. Returns the status. */
async function look(key: GatewayKey, { on = first(), street = '1 A St' } = {}): Promise<number> {
  const { statusCode } = await on.inject({
    method: 'POST',
    url: '/api/gateway/us-street',
    headers: { 'content-type': 'application/json', ...basic(key) },
    payload: { lookups: Array.from({ length: SIZE }, () => ({ street, zipcode: '84116' })) },
  })
  return statusCode
}

/** Whether the call was counted before it was answered. */
async function isCountedFirst(key: GatewayKey): Promise<boolean> {
  const statements = await first().statementsOf(async () => expect(await look(key)).toBe(200))
  return statements.some(({ text }) => text.includes('asked_keys'))
}

async function order(key: GatewayKey, calls: number): Promise<boolean[]> {
  const all: boolean[] = []
  for (let call = 0; call < calls; call++) all.push(await isCountedFirst(key))
  return all
}

/** What the counts become once everything is counted. */
const settled = (key: GatewayKey, counted: number, before: number) =>
  expect
    .poll(
      async () => {
        const { paid, hours, days } = await countsOf(first(), key)
        return { paid: paid - before, hours, days }
      },
      { timeout: scaledTimeout(10_000) },
    )
    .toEqual({ paid: counted, hours: counted, days: counted })

test('many lookups with plenty left are answered first, and counted soon after', async () => {
  const key = await makeKey(first(), { plans: [PLANS.usCore], remaining: 500_000 })
  const { paid } = await countsOf(first(), key)
  expect(await order(key, 4)).toEqual([true, true, false, false])
  await settled(key, 4 * SIZE, paid)
  // The second after one with many begins as that ended, and one after a pause starts anew.
  clock.advance(1_000)
  expect(await order(key, 1)).toEqual([false])
  clock.advance(1_000)
  expect(await order(key, 3)).toEqual([true, true, false])
  clock.advance(2_000)
  expect(await order(key, 3)).toEqual([true, true, false])
  await settled(key, 11 * SIZE, paid)
})

test('the key is read for each call all the same', async () => {
  const key = await makeKey(first(), { plans: [PLANS.usCore], remaining: 500_000 })
  expect(await order(key, 3)).toEqual([true, true, false])
  await first().db.update(secretKeys).set({ paused: true }).where(eq(secretKeys.keyId, key.keyId))
  expect(await look(key)).toBe(401)
})

test.each([
  ['a key with a limit', { plans: [PLANS.usCore], remaining: 500_000, limit: { max: 1_000_000 } }],
  ['few lookups left', { plans: [PLANS.usCore], remaining: 99_999 }],
  ['a rate limit', { plans: [US_CORE_LIMITED], remaining: 500_000 }],
])('counted first: %s', async (_, input) => {
  const key = await makeKey(first(), input)
  const calls = await order(key, 2)
  // The third call is beyond that rate limit, and is rejected by the count.
  if (input.plans[0] === PLANS.usCore) calls.push(await isCountedFirst(key))
  else {
    clock.advance(1_000)
    calls.push(await isCountedFirst(key))
  }
  expect(calls).toEqual([true, true, true])
})

test('a process is ahead by 1% of what is left at most', async () => {
  const key = await makeKey(first(), { plans: [PLANS.usCore], remaining: 110_000 })
  const { paid } = await countsOf(first(), key)
  const statements = await first().statementsOf(() =>
    Promise.all(Array.from({ length: 40 }, async () => expect(await look(key)).toBe(200))),
  )
  // Some of the calls had to wait, since 1% of it is eleven of them.
  expect(statements.some(({ text }) => text.includes('asked_keys'))).toBe(true)
  await settled(key, 40 * SIZE, paid)
})

test('what fails after it was let through is not counted', async () => {
  const key = await makeKey(first(), { plans: [PLANS.usCore], remaining: 500_000 })
  const { paid } = await countsOf(first(), key)
  await order(key, 3)
  const outcomes = await Promise.all([
    look(key),
    look(key, { street: FAILING }),
    look(key),
    look(key, { street: FAILING }),
  ])
  expect(outcomes).toEqual([200, 502, 200, 502])
  await settled(key, 5 * SIZE, paid)
})

test('the last lookups of a subscription are used up exactly, however fast', {
  timeout: scaledTimeout(120_000),
}, async () => {
  const calls = 1_003
  const key = await makeKey(first(), { plans: [PLANS.usCore] })
  const track = first()
    .db.select({ id: tracks.trackId })
    .from(tracks)
    .where(eq(tracks.accountId, key.accountId))
  const left = { issued: 1_000_000, remaining: calls * SIZE }
  await first().db.update(subscriptions).set(left).where(inArray(subscriptions.trackId, track))
  const { paid } = await countsOf(first(), key)
  let turn = 0
  let passed = 0
  const callers = Array.from({ length: 40 }, async () => {
    for (;;) {
      const status = await look(key, { on: backends[turn++ % backends.length] ?? first() })
      if (status === 402) return
      expect(status).toBe(200)
      passed++
    }
  })
  await Promise.all(callers)
  // One process counts what it has answered before the last ones; another may be ahead by 1% of what was left.
  const window = (backends.length - 1) * calls * SIZE * 0.01
  expect(passed).toBeGreaterThanOrEqual(calls)
  expect(passed * SIZE).toBeLessThanOrEqual(calls * SIZE + window)
  await settled(key, passed * SIZE, paid)
  const [term] = await first().db.select().from(subscriptions).where(inArray(subscriptions.trackId, track))
  expect(term?.usedUp).toBe(true)
})

test('a count that fails is logged, and the process continues', async () => {
  let isBroken = false
  const backend = await startBackend({
    env: { LOG_LEVEL: 'error' },
    onStatement: text => {
      if (!isBroken || !text.includes('asked_terms') || text.includes('asked_keys')) return
      isBroken = false
      throw new Error('The database is away')
    },
  })
  try {
    const key = await makeKey(backend, { plans: [PLANS.usCore], remaining: 500_000 })
    for (let call = 0; call < 2; call++) expect(await look(key, { on: backend })).toBe(200)
    isBroken = true
    expect(await look(key, { on: backend })).toBe(200)
    await expect
      .poll(() => backend.log.join('\n'), { timeout: scaledTimeout(10_000) })
      .toContain('answered lookups are not counted')
    expect(backend.log.join('\n')).toContain(`"lookups":${SIZE}`)
    expect(await look(key, { on: backend })).toBe(200)
    await expect
      .poll(async () => (await countsOf(backend, key)).hours, { timeout: scaledTimeout(10_000) })
      .toBe(3 * SIZE)
  } finally {
    await backend.close()
  }
})
