import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#backend/services/sales/tables.ts'
import { usageLimits } from '#backend/services/security/usage-limits/tables.ts'
import { HOUR } from '#domain/time/durations.ts'
import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { setUsageTimeZone } from '#generated/security/operations/setUsageTimeZone.ts'
import { manualClock } from '#kernel/clock.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { type Cluster, startPostgres } from '../../scripts/lib/processes/postgres.ts'
import { NO_CARDS } from '../../scripts/lib/processes/server.ts'
import { MONTHLY, TOTAL } from '../backend/billing/renewals/client.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../support/backend.ts'
import { type ClockedServer, startClockedServer } from '../support/clocked/start.ts'
import { toRequest } from '../support/contract/world.ts'
import { basic, type GatewayKey, makeKey, PLANS, type UsageLimitInput } from '../support/gateway.ts'

/* Limits of a day, of a month, and of spending, with two processes of one database that take calls at the same time. */

const KEY = Buffer.alloc(32, 'processes share it').toString('base64')
const CALLERS = 100
/** Milliseconds before and after midnight at which calls are under way. */
const BEFORE = 5
const REACHED = '402 usage-limit-reached'
const ABOVE = '409 spending-cap-reached'

const folder = mkdtempSync(join(tmpdir(), 'gatepost-limits-'))
const clock = manualClock()
let postgres: Cluster
/** Fills and reads the database; it takes no calls that count. */
let observer: Backend
let servers: ClockedServer[] = []
const passed = new Map<string, number>()

beforeAll(async () => {
  postgres = await startPostgres()
  const url = new URL(await postgres.createDatabase('limits'))
  const env = { LOG_LEVEL: 'silent', ENCRYPTION_KEY: KEY, ...NO_CARDS }
  observer = await startBackend({ clock, env: { ...env, DATABASE_URL: url.href } })
  const [own] = await rowsOf<{ name: string }>(observer.db, sql`select current_database() as name`)
  url.pathname = own?.name ?? ''
  servers = await Promise.all([startServer(url.href, 'one'), startServer(url.href, 'two')])
}, scaledTimeout(120_000))
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return
  const title = task.suite?.name ?? task.name
  passed.set(title, (passed.get(title) ?? 0) + 1)
})
afterAll(async () => {
  for (const server of servers) await server.kill()
  await observer?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
  console.log(`    ${[...passed].map(([title, count]) => `${title}: ${count} cases`).join(', ')}`)
})

const startServer = (url: string, name: string) =>
  startClockedServer({
    ...{ DATA_DIR: join(folder, name), DATABASE_URL: url, PUBLIC_URL: ORIGIN, ENCRYPTION_KEY: KEY },
  })

/** Sets all clocks. Resolves once every process has the time, which they get one after another. */
async function setTime(moment: string | number): Promise<void> {
  const time = new Date(moment)
  clock.set(time)
  await Promise.all(servers.map(server => server.setTime(time)))
}

const originOf = (index: number) => servers[index % servers.length]?.origin ?? ''

/** The status of a response, and the name of its error. */
async function outcomeOf(response: Response): Promise<string> {
  const body = await response.text()
  return response.ok ? String(response.status) : `${response.status} ${JSON.parse(body)[0]?.name}`
}

/** Verifies an address with the process whose turn it is. */
async function look(key: GatewayKey, index: number): Promise<string> {
  return outcomeOf(
    await fetch(`${originOf(index)}/api/gateway/us-street?street=1+A+St&zipcode=84116`, {
      headers: basic(key),
    }),
  )
}

async function tally(count: number, call: (index: number) => Promise<string>) {
  const outcomes = await Promise.all(Array.from({ length: count }, (_, index) => call(index)))
  return Object.fromEntries(
    [...Map.groupBy(outcomes, outcome => outcome)].map(([outcome, all]) => [outcome, all.length]),
  )
}

const limited = (...limits: UsageLimitInput[]) =>
  makeKey(observer, { plans: [PLANS.usCore], usageLimits: limits })

async function limitsOf({ accountId }: GatewayKey) {
  const rows = await observer.db.select().from(usageLimits).where(eq(usageLimits.accountId, accountId))
  return rows.map(({ lookupsUsed, starts, ends }) => ({
    used: lookupsUsed,
    ...{ starts: starts.toISOString(), ends: ends.toISOString() },
  }))
}

/** Zones, a midnight there, and the hours of the day that it begins: usual ones, and those of both clock changes. */
const MIDNIGHTS: [zone: string, midnight: string, hours: number][] = [
  ['Europe/Berlin', '2027-05-11T22:00:00Z', 24],
  ['Europe/Berlin', '2027-03-27T23:00:00Z', 23],
  ['Europe/Berlin', '2027-10-30T22:00:00Z', 25],
  ['America/New_York', '2027-05-12T04:00:00Z', 24],
  ['America/New_York', '2027-03-14T05:00:00Z', 23],
  ['America/New_York', '2027-11-07T04:00:00Z', 25],
  ['Asia/Kolkata', '2027-06-30T18:30:00Z', 24],
]

describe('100 callers at the last lookup', { timeout: scaledTimeout(60_000) }, () => {
  const CASES: { title: string; limits: UsageLimitInput[] }[] = (['key', 'account'] as const).flatMap(of =>
    (['day', 'month'] as const).map(period => ({
      title: `a ${period} of the ${of}`,
      limits: [{ of, period, max: 30, used: 29 }],
    })),
  )
  test.each(CASES)('of $title: one passes', async ({ limits }) => {
    await setTime('2027-05-12T10:00:00Z')
    const key = await limited(...limits)
    expect(await tally(CALLERS, index => look(key, index))).toEqual({ 200: 1, [REACHED]: 99 })
    expect(await limitsOf(key)).toMatchObject([{ used: 30 }])
  })
})

describe('100 callers across midnight', { timeout: scaledTimeout(60_000) }, () => {
  test.each(MIDNIGHTS)('in %s at %s: no day passes its limit', async (timeZone, at, hours) => {
    const midnight = Date.parse(at)
    await setTime(midnight - HOUR)
    const key = await limited({ of: 'key', period: 'day', max: 20, timeZone })
    await setTime(midnight - BEFORE)
    let crossing: Promise<void> | undefined
    const outcomes = await tally(CALLERS, async index => {
      if (index === CALLERS / 2) crossing = setTime(midnight + BEFORE)
      return look(key, index)
    })
    await crossing
    expect(outcomes[200]).toBeGreaterThanOrEqual(20)
    expect(outcomes[200]).toBeLessThanOrEqual(40)
    await tally(40, index => look(key, index))
    const day = {
      starts: new Date(midnight).toISOString(),
      ends: new Date(midnight + hours * HOUR).toISOString(),
    }
    expect(await limitsOf(key)).toEqual([{ used: 20, ...day }])
    await setTime(midnight + hours * HOUR - 1)
    expect(await tally(CALLERS, index => look(key, index))).toEqual({ [REACHED]: CALLERS })
    await setTime(midnight + hours * HOUR)
    expect(await tally(CALLERS, index => look(key, index))).toEqual({ 200: 20, [REACHED]: 80 })
  })
})

// The last days of these months have 24 and 25 hours, and the months of New York one hour more or less.
const MONTHS: [zone: string, end: string, next: string][] = [
  ['Europe/Berlin', '2027-10-31T23:00:00Z', '2027-11-30T23:00:00Z'],
  ['America/New_York', '2027-04-01T04:00:00Z', '2027-05-01T04:00:00Z'],
  ['America/New_York', '2027-12-01T05:00:00Z', '2028-01-01T05:00:00Z'],
  ['Asia/Kolkata', '2027-06-30T18:30:00Z', '2027-07-31T18:30:00Z'],
]

describe('100 callers across the end of a month', { timeout: scaledTimeout(60_000) }, () => {
  test.each(MONTHS)('in %s at %s: no month passes its limit', async (timeZone, at, next) => {
    const end = Date.parse(at)
    await setTime(end - HOUR)
    const key = await limited({ of: 'account', period: 'month', max: 20, timeZone })
    await setTime(end - BEFORE)
    let crossing: Promise<void> | undefined
    const outcomes = await tally(CALLERS, async index => {
      if (index === CALLERS / 2) crossing = setTime(end + BEFORE)
      return look(key, index)
    })
    await crossing
    expect(outcomes[200]).toBeGreaterThanOrEqual(20)
    expect(outcomes[200]).toBeLessThanOrEqual(40)
    await tally(40, index => look(key, index))
    const month = { starts: new Date(end).toISOString(), ends: new Date(next).toISOString() }
    expect(await limitsOf(key)).toEqual([{ used: 20, ...month }])
    expect(await tally(CALLERS, index => look(key, index))).toEqual({ [REACHED]: CALLERS })
  })
})

/** Calls an operation of one of the processes. */
async function send(
  index: number,
  operation: Parameters<typeof toRequest>[0],
  call: object,
): Promise<string> {
  const { url, headers, ...init } = toRequest(operation, call as Parameters<typeof toRequest>[1])
  return outcomeOf(await fetch(`${originOf(index)}${url}`, { ...init, headers: { ...headers } }))
}

const order = (caller: Person, index: number) =>
  send(index, placeOrder, {
    caller,
    headers: { 'idempotency-key': randomUUID() },
    body: { plans: [MONTHLY] },
  })

/** Someone whose account may spend this much in a month of a zone. */
async function spender(monthly: number, zone: string): Promise<Person> {
  const person = await observer.person({
    roles: ['billing-viewer', 'billing-editor', 'api-key-editor'],
    taxableAddress: {},
  })
  expect(await send(0, setUsageTimeZone, { caller: person, body: { zone } })).toBe('200')
  expect(await send(1, setSpendingCap, { caller: person, body: { monthly, instead_of: null } })).toBe('200')
  return person
}

/** What the orders of an account come to, of those placed before a moment and of those since. */
async function spentOf({ accountId }: Person, moment: number) {
  const rows = await observer.db
    .select()
    .from(orders)
    .where(eq(orders.accountId, Number(accountId)))
  const sum = (isIn: (time: number) => boolean) =>
    rows
      .filter(({ placed }) => isIn(placed.getTime()))
      .reduce((total, { totalAmount }) => total + totalAmount, 0)
  return { before: sum(time => time < moment), since: sum(time => time >= moment) }
}

describe('100 orders at the spending cap', { timeout: scaledTimeout(120_000) }, () => {
  test('with room for one: one passes', async () => {
    await setTime('2027-05-12T10:00:00Z')
    const person = await spender(2 * TOTAL - 1, 'UTC')
    expect(await tally(CALLERS, index => order(person, index))).toEqual({ 201: 1, [ABOVE]: 99 })
  })

  test.each(MONTHS)('across the end of a month in %s at %s: no month passes it', async (zone, at) => {
    const end = Date.parse(at)
    await setTime(end - BEFORE)
    const person = await spender(2 * TOTAL, zone)
    let crossing: Promise<void> | undefined
    const outcomes = await tally(CALLERS, async index => {
      if (index === CALLERS / 2) crossing = setTime(end + BEFORE)
      return order(person, index)
    })
    await crossing
    expect(Object.keys(outcomes).toSorted()).toEqual(['201', ABOVE])
    await tally(10, index => order(person, index))
    const { before, since } = await spentOf(person, end)
    expect(since).toBe(2 * TOTAL)
    expect(before).toBeLessThanOrEqual(2 * TOTAL)
  })
})
