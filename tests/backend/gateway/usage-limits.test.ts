import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { moveToZone } from '#backend/services/security/usage-limits/store.ts'
import { usageLimits } from '#backend/services/security/usage-limits/tables.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { manualClock } from '#kernel/clock.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { basic, type GatewayKey, makeKey, PLANS, type UsageLimitInput } from '../../support/gateway.ts'
import { startReplicas } from '../replicas.ts'

const clock = manualClock()
const { first, next } = startReplicas(clock)

const setClock = (moment: string | number) =>
  clock.advance(new Date(moment).getTime() - clock.now().getTime())

async function request(key: GatewayKey, lookups = 1, headers: Record<string, string> = {}) {
  const backend = next()
  return backend.inject({
    method: 'POST',
    url: '/api/gateway/us-street',
    headers: { 'content-type': 'application/json', ...basic(key), ...headers },
    payload: { lookups: Array.from({ length: lookups }, () => ({ street: '1 A St', zipcode: '84116' })) },
  })
}

/** Verifies addresses with one call, by the servers in turn. Returns the status and the name of the error. */
async function look(key: GatewayKey, lookups = 1): Promise<string> {
  const response = await request(key, lookups)
  return response.statusCode === 200 ? '200' : `${response.statusCode} ${response.json()[0].name}`
}

/** How often each outcome came of this many calls that were made at once. */
async function tally(
  count: number,
  call: (index: number) => Promise<string>,
): Promise<Record<string, number>> {
  const outcomes = new Map<string, number>()
  for (const outcome of await Promise.all(Array.from({ length: count }, (_, index) => call(index))))
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  return Object.fromEntries(outcomes)
}

const REACHED = '402 usage-limit-reached'

const limited = (...limits: UsageLimitInput[]) =>
  makeKey(first(), { plans: [PLANS.usCore], usageLimits: limits })

async function limitsOf({ accountId }: GatewayKey) {
  const rows = await first().db.select().from(usageLimits).where(eq(usageLimits.accountId, accountId))
  return rows.map(({ period, lookupsUsed, starts, ends }) => ({
    ...{ period, used: lookupsUsed },
    starts: starts.toISOString(),
    ends: ends.toISOString(),
  }))
}

describe('100 callers at once', { timeout: scaledTimeout(60_000) }, () => {
  const CASES: { title: string; limits: UsageLimitInput[] }[] = [
    { title: 'a day of the key', limits: [{ of: 'key', period: 'day', max: 30, used: 29 }] },
    { title: 'a month of the key', limits: [{ of: 'key', period: 'month', max: 30, used: 29 }] },
    { title: 'a day of the account', limits: [{ of: 'account', period: 'day', max: 30, used: 29 }] },
    { title: 'a month of the account', limits: [{ of: 'account', period: 'month', max: 30, used: 29 }] },
    {
      title: 'the smallest of all',
      limits: [
        { of: 'key', period: 'day', max: 10 },
        { of: 'key', period: 'month', max: 20 },
        { of: 'account', period: 'day', max: 1 },
        { of: 'account', period: 'month', max: 40 },
      ],
    },
  ]
  test.each(CASES)('at the last lookup of $title: one passes', async ({ limits }) => {
    setClock('2027-05-12T10:00:00Z')
    const key = await limited(...limits)
    expect(await tally(100, () => look(key))).toEqual({ 200: 1, [REACHED]: 99 })
  })

  test('with several keys at the last lookups of their account: that many pass, of any key', async () => {
    setClock('2027-05-12T10:00:00Z')
    const one = await limited({ of: 'account', period: 'day', max: 25 })
    const other = await makeKey(first(), { accountId: one.accountId, plans: [] })
    expect(await tally(100, index => look(index % 2 ? one : other))).toEqual({ 200: 25, [REACHED]: 75 })
  })

  test('with batches: each is counted fully or not at all, and smaller ones still pass', async () => {
    setClock('2027-05-12T10:00:00Z')
    const key = await limited({ of: 'key', period: 'day', max: 100 })
    expect(await tally(40, () => look(key, 7))).toEqual({ 200: 14, [REACHED]: 26 })
    expect(await look(key, 2)).toBe('200')
    expect(await look(key)).toBe(REACHED)
    expect(await limitsOf(key)).toMatchObject([{ used: 100 }])
  })

  // Both changes of clocks, the end of a month, and zones with midnights at other hours and half hours.
  const MIDNIGHTS: [zone: string, midnight: string, hours: number][] = [
    ['Europe/Berlin', '2027-05-11T22:00:00Z', 24],
    ['Europe/Berlin', '2027-03-27T23:00:00Z', 23],
    ['Europe/Berlin', '2027-10-30T22:00:00Z', 25],
    ['America/New_York', '2027-03-14T05:00:00Z', 23],
    ['America/New_York', '2027-11-07T04:00:00Z', 25],
    ['Asia/Kolkata', '2027-06-30T18:30:00Z', 24],
    ['Pacific/Auckland', '2027-09-25T12:00:00Z', 23],
  ]
  test.each(MIDNIGHTS)(
    'across midnight in %s at %s: no day passes its limit',
    async (timeZone, at, hours) => {
      const midnight = Date.parse(at)
      setClock(midnight - HOUR)
      const key = await limited({ of: 'key', period: 'day', max: 20, timeZone })
      setClock(midnight - 5)
      const outcomes = await tally(100, async index => {
        if (index === 50) clock.advance(10)
        return look(key)
      })
      // Calls that were under way count for the day in which they are counted.
      expect(outcomes[200]).toBeGreaterThanOrEqual(20)
      expect(outcomes[200]).toBeLessThanOrEqual(40)
      await tally(40, () => look(key))
      expect(await limitsOf(key)).toEqual([
        {
          ...{ period: 'day', used: 20 },
          starts: new Date(midnight).toISOString(),
          ends: new Date(midnight + hours * HOUR).toISOString(),
        },
      ])
      setClock(midnight + hours * HOUR - 1)
      expect(await look(key)).toBe(REACHED)
      setClock(midnight + hours * HOUR)
      expect(await tally(30, () => look(key))).toEqual({ 200: 20, [REACHED]: 10 })
    },
  )
})

test('a month ends with its last day in its zone', async () => {
  setClock('2028-02-29T22:59:59.999Z')
  const key = await limited({ of: 'account', period: 'month', max: 2, timeZone: 'Europe/Berlin' })
  expect(await tally(3, () => look(key))).toEqual({ 200: 2, [REACHED]: 1 })
  clock.advance(1)
  expect(await tally(3, () => look(key))).toEqual({ 200: 2, [REACHED]: 1 })
  expect(await limitsOf(key)).toMatchObject([{ ends: '2028-03-31T22:00:00.000Z' }])
})

test('the response says which limit it is and when it starts again; a larger call, that it never fits', async () => {
  setClock('2027-05-12T10:00:00Z')
  const key = await limited({ of: 'key', period: 'day', max: 2, used: 2, timeZone: 'America/New_York' })
  expect((await request(key)).json()).toEqual([
    {
      ...{ id: null, name: 'usage-limit-reached', fields: [], status: 402 },
      message:
        'The key has reached its limit of 2 lookups a day, which starts again on 2027-05-13 at 00:00 (America/New_York).',
    },
  ])
  expect((await request(key, 3)).json()).toMatchObject([
    { message: 'The request has more lookups than the key’s limit of 2 lookups a day.' },
  ])
})

test('what fails afterwards is taken back, unless another day has begun', async () => {
  setClock('2027-05-12T10:00:00Z')
  const key = await limited({ of: 'key', period: 'day', max: 5 }, { of: 'account', period: 'month', max: 50 })
  expect((await request(key, 3, { 'x-scenario': 'upstream-failure' })).statusCode).toBe(502)
  expect(await look(key, 2)).toBe('200')
  expect(await limitsOf(key)).toMatchObject([{ used: 2 }, { used: 2 }])
})

describe('another time zone in the middle of a day', () => {
  const inZone = (key: GatewayKey, zone: string) =>
    first().db.transaction(db => moveToZone(db, key.accountId, zone))

  test('keeps what was used for the date, which ends at its midnight there', async () => {
    setClock('2027-05-12T10:00:00Z')
    const key = await limited({ of: 'key', period: 'day', max: 3, used: 3 })
    await inZone(key, 'America/New_York')
    expect(await look(key)).toBe(REACHED)
    // Midnight in UTC, but not there.
    setClock('2027-05-13T03:59:59Z')
    expect(await look(key)).toBe(REACHED)
    setClock('2027-05-13T04:00:00Z')
    expect(await look(key)).toBe('200')
  })

  test('gives no further day when it goes back and forth', async () => {
    setClock('2027-05-12T16:00:00Z')
    const key = await limited({ of: 'key', period: 'day', max: 3 })
    expect(await tally(5, () => look(key))).toEqual({ 200: 3, [REACHED]: 2 })
    // There, the next date has begun an hour ago.
    await inZone(key, 'Asia/Tokyo')
    expect(await tally(5, () => look(key))).toEqual({ 200: 3, [REACHED]: 2 })
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Denver', 'UTC']) {
      await inZone(key, zone)
      expect(await look(key)).toBe(REACHED)
    }
    // Both dates are used up, so the next one begins after the second.
    setClock('2027-05-13T23:59:59Z')
    expect(await look(key)).toBe(REACHED)
    clock.advance(MINUTE)
    expect(await look(key)).toBe('200')
  })
})

test('a limit that is set while calls are made counts all that are made after it', async () => {
  setClock('2027-05-12T10:00:00Z')
  const key = await makeKey(first(), { plans: [PLANS.usCore] })
  await tally(20, () => look(key))
  const [row] = await limitsOf(await limited({ of: 'key', period: 'day', max: 1 }))
  if (!row) throw new Error('no limit')
  await first()
    .db.insert(usageLimits)
    .values({
      ...{ accountId: key.accountId, keyId: key.keyId, period: 'day', maxLookups: 25, lookupsUsed: 20 },
      ...{ starts: new Date(row.starts), ends: new Date(row.ends), timeZone: 'UTC', alertPercents: [] },
    })
  expect(await tally(100, () => look(key))).toEqual({ 200: 5, [REACHED]: 95 })
})
