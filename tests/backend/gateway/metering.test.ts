import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usageDays, usageHours } from '#backend/services/security/tables.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { basic, type GatewayKey, makeKey, PLANS } from '../../support/gateway.ts'
import { countsOf as allCountsOf } from '../../support/gateway-counts.ts'

const CALLERS = 200
const LIMIT = 1_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
})
afterAll(() => backend.close())

/** Verifies this many addresses with one call. Returns the status and the name of the error. */
async function look(key: GatewayKey, lookups = 1): Promise<string> {
  const response = await backend.inject({
    method: 'POST',
    url: '/api/gateway/us-street',
    headers: { 'content-type': 'application/json', ...basic(key) },
    payload: { lookups: Array.from({ length: lookups }, () => ({ street: '1 A St', zipcode: '84116' })) },
  })
  return response.statusCode === 200 ? '200' : `${response.statusCode} ${response.json()[0].name}`
}

const countsOf = (key: GatewayKey) => allCountsOf(backend, key)

/** Calls from this many callers at once, each until it is rejected or has made `each` calls. */
async function race(callers: number, each: number, call: () => Promise<string>) {
  const outcomes = new Map<string, number>()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let made = 0; made < each; made++) {
        const outcome = await call()
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
    }),
  )
  return Object.fromEntries(outcomes)
}

test(`${CALLERS} callers at once and a limit of ${LIMIT}: that many are let through, and counted`, {
  timeout: scaledTimeout(60_000),
}, async () => {
  const key = await makeKey(backend, { plans: [PLANS.usCore], limit: { max: LIMIT } })
  const outcomes = await race(CALLERS, 8, () => look(key))
  expect(outcomes).toEqual({ 200: LIMIT, '402 key-limit-reached': CALLERS * 8 - LIMIT })
  expect(await countsOf(key)).toEqual({ limit: LIMIT, paid: LIMIT, hours: LIMIT, days: LIMIT })
})

test('callers with several keys take the last lookups of one subscription, and no more', {
  timeout: scaledTimeout(60_000),
}, async () => {
  const remaining = 150
  const first = await makeKey(backend, { plans: [PLANS.usCore], remaining })
  const { accountId } = first
  const others = await Promise.all([
    makeKey(backend, { accountId, plans: [], limit: { max: 1_000 } }),
    makeKey(backend, { accountId, plans: [], limit: { max: 1_000 } }),
  ])
  const keys = [first, ...others]
  const before = (await countsOf(first)).paid
  let turn = 0
  const outcomes = await race(60, 5, () => look(keys[turn++ % 3] ?? first))
  expect(outcomes).toEqual({ 200: remaining, '402 subscription-inactive': 300 - remaining })
  const counts = await Promise.all(keys.map(countsOf))
  expect(counts.map(({ hours }) => hours).reduce((a, b) => a + b)).toBe(remaining)
  expect((counts[0]?.paid ?? 0) - before).toBe(remaining)
  // A call beyond the subscription does not use up the limit of its key.
  for (const { limit, hours } of counts.slice(1)) expect(limit).toBe(hours)
})

test('batches are counted fully or not at all', async () => {
  const key = await makeKey(backend, { plans: [PLANS.usCore], limit: { max: 100 } })
  const outcomes = await race(20, 2, () => look(key, 7))
  expect(outcomes).toEqual({ 200: 14, '402 key-limit-reached': 26 })
  expect(await countsOf(key)).toEqual({ limit: 98, paid: 98, hours: 98, days: 98 })
  expect(await look(key, 2)).toBe('200')
  expect(await look(key)).toBe('402 key-limit-reached')
})

test('rejected and failed calls are not counted', async () => {
  const key = await makeKey(backend, { plans: [PLANS.usCore], limit: { max: 5 } })
  expect(await look(key, 6)).toBe('402 key-limit-reached')
  for (const scenario of ['server-error', 'upstream-failure', 'interrupted', 'rate-limited'])
    await backend.inject({
      method: 'GET',
      url: '/api/gateway/us-street?street=1&zipcode=1',
      headers: { ...basic(key), 'x-scenario': scenario },
    })
  expect(await countsOf(key)).toEqual({ limit: 0, paid: 0, hours: 0, days: 0 })
})

test('hours and days are those of UTC', async () => {
  const key = await makeKey(backend, { plans: [PLANS.usCore] })
  const { clock, db } = backend
  const day = 24 * 60 * 60_000
  clock.advance(day - (clock.now().getTime() % day) - 1)
  await look(key, 2)
  clock.advance(1)
  await look(key, 3)
  const hours = await db
    .select()
    .from(usageHours)
    .where(eq(usageHours.keyId, key.keyId))
    .orderBy(usageHours.hour)
  const days = await db.select().from(usageDays).where(eq(usageDays.keyId, key.keyId)).orderBy(usageDays.day)
  const midnight = clock.now().getTime()
  expect(hours.map(({ hour, used }) => [hour.getTime() - midnight, used])).toEqual([
    [-60 * 60_000, 2],
    [0, 3],
  ])
  expect(days.map(({ day: start, used }) => [start.getTime() - midnight, used])).toEqual([
    [-day, 2],
    [0, 3],
  ])
  expect(hours[0]).toMatchObject({ licenseId: 1102, accountId: key.accountId })
})
