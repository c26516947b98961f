import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { manualClock } from '#kernel/clock.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { startBackend } from '../../support/backend.ts'
import { basic, type GatewayKey, makeKey, PLANS } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'
import { startReplicas } from '../replicas.ts'

const clock = manualClock()
const { first, next } = startReplicas(clock)

/** Verifies addresses with one call, by the servers in turn. Returns the status and the name of the error. */
async function look(key: GatewayKey, lookups = 1, license?: string): Promise<string> {
  const backend = next()
  const response = await backend.inject({
    method: 'POST',
    url: `/api/gateway/us-street${license ? `?license=${license}` : ''}`,
    headers: { 'content-type': 'application/json', ...basic(key) },
    payload: { lookups: Array.from({ length: lookups }, () => ({ street: '1 A St', zipcode: '84116' })) },
  })
  return response.statusCode === 200 ? '200' : `${response.statusCode} ${response.json()[0].name}`
}

/** How often each outcome came of calls that were made at once. */
async function tally(calls: Promise<string>[]): Promise<Record<string, number>> {
  const outcomes = new Map<string, number>()
  for (const outcome of await Promise.all(calls)) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  return Object.fromEntries(outcomes)
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))

describe('200 calls at once', { timeout: scaledTimeout(60_000) }, () => {
  test('on the last 50 lookups of a subscription: exactly 50 pass', async () => {
    const key = await makeKey(first(), { plans: [PLANS.usCore], remaining: 50 })
    const before = (await countsOf(first(), key)).paid
    expect(await tally(times(200, () => look(key)))).toEqual({ 200: 50, '402 subscription-inactive': 150 })
    const { paid, ...counts } = await countsOf(first(), key)
    expect({ ...counts, paid: paid - before }).toEqual({ limit: undefined, paid: 50, hours: 50, days: 50 })
  })

  test('on the last 50 lookups of a limit: exactly 50 pass, and other keys of the account all the same', async () => {
    const limited = await makeKey(first(), { plans: [PLANS.usCore], limit: { max: 60, used: 10 } })
    const other = await makeKey(first(), { accountId: limited.accountId, plans: [] })
    const calls = times(200, index => look(index % 2 ? limited : other))
    expect(await tally(calls)).toEqual({ 200: 150, '402 key-limit-reached': 50 })
    expect(await countsOf(first(), limited)).toEqual({ limit: 60, paid: 150, hours: 50, days: 50 })
    expect(await countsOf(first(), other)).toMatchObject({ hours: 100, days: 100 })
  })

  test('of many sizes: as many pass as fit, and the rest stays for smaller calls', async () => {
    const key = await makeKey(first(), { plans: [PLANS.usCore], limit: { max: 500 } })
    const calls = await Promise.all(
      times(200, async n => ({ size: 1 + (n % 9), is: await look(key, 1 + (n % 9)) })),
    )
    const passed = calls.filter(({ is }) => is === '200').reduce((sum, { size }) => sum + size, 0)
    expect(passed).toBeLessThanOrEqual(500)
    // The smallest call that was rejected did not fit.
    const smallest = Math.min(...calls.filter(({ is }) => is !== '200').map(({ size }) => size))
    expect(500 - passed).toBeLessThan(Math.max(smallest, 2))
    expect(await countsOf(first(), key)).toEqual({ limit: passed, paid: passed, hours: passed, days: passed })
  })
})

describe('the rate limit of a key', () => {
  /** Ten lookups a second. */
  const PLAN = 3101
  /** Twenty lookups a second. */
  const AUTOCOMPLETE_PLAN = 3305
  /** The free trial of international geocoding has the same rate limit. */
  const GEOCODING_TRIAL = 3901

  test('holds across servers, and starts anew with the second', async () => {
    const key = await makeKey(first(), { plans: [PLAN] })
    expect(await tally(times(60, () => look(key)))).toEqual({ 200: 10, '429 requests-too-fast': 50 })
    clock.advance(1_000)
    expect(await tally(times(4, () => look(key, 3)))).toEqual({ 200: 3, '429 requests-too-fast': 1 })
    expect(await look(key)).toBe('200')
    expect(await look(key)).toBe('429 requests-too-fast')
    expect(await countsOf(first(), key)).toMatchObject({ paid: 20, hours: 20 })
  })

  test('lets a larger call pass at the start of a second, and then none', async () => {
    const key = await makeKey(first(), { plans: [PLAN] })
    expect(await look(key, 25)).toBe('200')
    expect(await tally(times(10, () => look(key)))).toEqual({ '429 requests-too-fast': 10 })
  })

  test('is counted for each license: calls of one product never slow down another', async () => {
    const key = await makeKey(first(), { plans: [PLAN, AUTOCOMPLETE_PLAN, GEOCODING_TRIAL] })
    const get = async (path: string) => {
      const backend = next()
      return (await backend.inject({ url: `/api/gateway/${path}`, headers: basic(key) })).statusCode
    }
    const complete = () => get('us-autocomplete?search=21')
    const geocode = () => get('international-geocoding?country=GBR&address1=10+Harbour+Road')
    expect(await Promise.all(times(12, complete))).toEqual(times(12, () => 200))
    expect(await geocode()).toBe(200)
    // At once, with batches that mix both licenses, each still has all of its own limit.
    clock.advance(1_000)
    const [streets, geocoded] = await Promise.all([
      tally(times(14, () => look(key))),
      Promise.all(times(14, geocode)),
    ])
    expect(streets).toEqual({ 200: 10, '429 requests-too-fast': 4 })
    expect(geocoded.toSorted()).toEqual([...times(10, () => 200), ...times(4, () => 429)])
  })

  test('is not used up by what is rejected for another reason', async () => {
    const key = await makeKey(first(), { plans: [PLAN], limit: { max: 8 } })
    const other = await makeKey(first(), { accountId: key.accountId, plans: [] })
    const both = [...times(9, () => look(key)), ...times(4, () => look(other))]
    expect(await tally(both)).toEqual({ 200: 12, '402 key-limit-reached': 1 })
    expect(await tally(times(10, () => look(other)))).toEqual({ 200: 6, '429 requests-too-fast': 4 })
  })
})

const LIMITED = { limit: { max: 100 } }

test('whatever keys, licenses and sizes calls have, all counts agree', {
  timeout: scaledTimeout(60_000),
}, async () => {
  const accounts = await Promise.all(
    times(4, async n => {
      const own = await makeKey(first(), { plans: [3061, PLANS.usCore], remaining: 400, limit: { max: 250 } })
      const { accountId } = own
      const more = times(3, index =>
        makeKey(first(), { accountId, plans: [], ...(index === n % 3 && LIMITED) }),
      )
      return [own, ...(await Promise.all(more))]
    }),
  )
  const before = await Promise.all(accounts.map(([key]) => countsOf(first(), key as GatewayKey)))
  const passed = new Map<string, number>()
  const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T
  await Promise.all(
    times(1_200, async n => {
      const key = pick(pick(accounts, n), Math.floor(n / 7))
      const size = 1 + ((n * 5) % 6)
      const license = pick([undefined, 'us-core-cloud', 'us-standard-cloud'], n >> 2)
      const outcome = await look(key, size, license)
      if (outcome === '200') passed.set(key.keyId, (passed.get(key.keyId) ?? 0) + size)
      else expect(outcome).toMatch(/^402 |^429 /)
    }),
  )
  for (const [index, keys] of accounts.entries()) {
    const counts = await Promise.all(keys.map(key => countsOf(first(), key)))
    for (const [place, { keyId }] of keys.entries()) {
      const own = passed.get(keyId) ?? 0
      expect(counts[place]).toMatchObject({ hours: own, days: own })
      if (counts[place]?.limit !== undefined) expect(counts[place]?.limit).toBe(own)
    }
    const sum = counts.reduce((total, { hours }) => total + hours, 0)
    expect((counts[0]?.paid ?? 0) - (before[index]?.paid ?? 0)).toBe(sum)
    const { rows } = (await first().db.execute(sql`
      select s.issued, s.remaining, coalesce((
        select sum(used) from security.usage_hours h
        where h.account_id = t.account_id and h.license_id = t.license_id), 0)::int as used
      from subscription.subscriptions s join subscription.tracks t on t.track_id = s.track_id
      where t.account_id = ${keys[0]?.accountId ?? 0}`)) as unknown as {
      rows: { remaining: string; used: number }[]
    }
    for (const { remaining, used } of rows) expect(Number(remaining)).toBe(400 - used)
  }
})

test('a database that fails fails the calls of that batch alone, and counts nothing of them', async () => {
  let isBroken = false
  const backend = await startBackend({
    env: { LOG_LEVEL: 'silent' },
    onStatement: text => {
      if (isBroken && text.includes('asked_keys')) {
        isBroken = false
        throw new Error('The database is away')
      }
    },
  })
  try {
    const key = await makeKey(backend, { plans: [PLANS.usCore], limit: { max: 1_000 } })
    const call = async () => {
      const url = '/api/gateway/us-street?street=1&zipcode=1'
      return String((await backend.inject({ method: 'GET', url, headers: basic(key) })).statusCode)
    }
    isBroken = true
    const outcomes = await tally(times(40, call))
    const counted = outcomes[200] ?? 0
    expect(outcomes).toEqual({ 500: 40 - counted, ...(counted && { 200: counted }) })
    expect(counted).toBeLessThan(40)
    expect(await tally(times(10, call))).toEqual({ 200: 10 })
    const all = counted + 10
    expect(await countsOf(backend, key)).toEqual({ limit: all, paid: all, hours: all, days: all })
  } finally {
    await backend.close()
  }
})
