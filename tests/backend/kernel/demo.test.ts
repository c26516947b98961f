import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_LOGIN, seedDemo } from '#backend/dev/demo.ts'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { people } from '#backend/modules/people/tables.ts'
import { transactions } from '#backend/services/payment/public.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { orderEvents, orders, stateOf } from '#backend/services/sales/public.ts'
import {
  embeddedKeys,
  hostnames,
  keyLimits,
  secretKeys,
  usageDays,
  usageHours,
} from '#backend/services/security/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { services } from '#backend/services.ts'
import { subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'

let backend: Backend
let accountId: number
beforeAll(async () => {
  backend = await startBackend({ env: { APP_ENV: 'demo', LOG_LEVEL: 'warn' } })
  await seedDemo(backend.kernel, services)
  const [dana] = await backend.db
    .select({ accountId: memberships.accountId })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(and(eq(people.username, DEMO_LOGIN.username), eq(memberships.isDefault, true)))
  accountId = dana?.accountId ?? 0
})
afterAll(() => backend.close())

const ownHours = () => backend.db.select().from(usageHours).where(eq(usageHours.accountId, accountId))

test('nothing is wrong with it in the log, also after the card vendor has reported', async () => {
  await testVendorOf(backend.kernel)?.delivered()
  expect(backend.log).toEqual([])
})

test('it is seeded once', async () => {
  const before = (await ownHours()).length
  await seedDemo(backend.kernel, services)
  expect((await ownHours()).length).toBe(before)
})

test('it has months of lookups, and hours, days and subscriptions agree about each license', async () => {
  const { db, clock } = backend
  const hours = await ownHours()
  const days = await db.select().from(usageDays).where(eq(usageDays.accountId, accountId))
  const held = await db
    .select({ licenseId: tracks.licenseId, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId))
  const span =
    Math.max(...hours.map(({ hour }) => hour.getTime())) -
    Math.min(...hours.map(({ hour }) => hour.getTime()))
  expect(span).toBeGreaterThan(230 * 24 * 60 * 60_000)
  expect(hours.length).toBeGreaterThan(15_000)
  const sum = (rows: { used: number }[]) => rows.reduce((total, { used }) => total + used, 0)
  const of = (license: number) => (row: { licenseId: number }) => row.licenseId === license
  const licenses = [...new Set(held.map(({ licenseId }) => licenseId))]
  expect(licenses.toSorted()).toEqual([1102, 1203, 1407])
  for (const license of licenses) {
    const own = held.filter(of(license)).map(({ subscription }) => subscription)
    const paid = own.reduce((total, { issued, remaining }) => total + issued - remaining, 0)
    expect(sum(hours.filter(of(license)))).toBe(paid)
    expect(sum(days.filter(of(license)))).toBe(paid)
    expect(Math.min(...own.map(({ remaining }) => remaining))).toBeGreaterThan(0)
    const active = own.filter(
      term => subscriptionStatus({ ...term, suspended: false }, clock.now()) === 'active',
    )
    expect(active).toHaveLength(1)
  }
})

test('its activity agrees with its login, its team, and its keys', async () => {
  const { db } = backend
  const entries = await db.select().from(activities).where(eq(activities.accountId, accountId))
  expect(entries).toHaveLength(40)
  const told = new Set(entries.map(({ operation }) => operation))
  // There is no second factor, no colleague, and no limit that an entry tells of.
  expect([...told].toSorted()).toEqual(['logIn', 'pauseSecretKey', 'revealSecretKeyToken'])
  const keys = await db.select().from(secretKeys).where(eq(secretKeys.accountId, accountId))
  for (const { operation, summary } of entries.filter(({ kind }) => kind === 'keys')) {
    const key = keys.find(({ label }) => summary.endsWith(` ${label}`))
    expect(key, summary).toBeDefined()
    expect(key?.paused, summary).toBe(operation === 'pauseSecretKey')
  }
})

test('it has paid for its subscriptions, and has an order to pay', async () => {
  const { db, clock } = backend
  const all = await db.select().from(orders).where(eq(orders.accountId, accountId))
  const terms = await db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId))
  expect(terms.map(({ orderId }) => orderId).toSorted()).toEqual(all.map(({ orderId }) => orderId).toSorted())
  const states = all.map(order => stateOf(order, clock.now()))
  expect(states.filter(state => state !== 'processed')).toEqual(['grace-period'])
  const paid = all.filter(({ processed, totalAmount }) => processed && totalAmount > 0)
  const charged = await db.select().from(transactions).where(eq(transactions.accountId, accountId))
  expect(charged.map(({ orderId, amount }) => [orderId, amount]).toSorted()).toEqual(
    paid.map(({ orderId, totalAmount }) => [orderId, totalAmount]).toSorted(),
  )
  expect(await ledgerIsBalanced(db)).toBe(true)
  expect(await db.$count(orderEvents, eq(orderEvents.mail, 'due'))).toBe(0)
})

test('an office is busy on workdays and by daylight, and a nightly import at night', async () => {
  const { db } = backend
  const share = async (label: string, where: SQL) => {
    const [row] = await db
      .select({ share: sql`sum(used) filter (where ${where})::float / sum(used)`.mapWith(Number) })
      .from(usageHours)
      .innerJoin(secretKeys, eq(secretKeys.keyId, usageHours.keyId))
      .where(and(eq(usageHours.accountId, accountId), eq(secretKeys.label, label)))
    return row?.share ?? 0
  }
  const local = sql`hour at time zone 'America/Denver'`
  expect(await share('Warehouse label printer', sql`extract(isodow from ${local}) <= 5`)).toBeGreaterThan(0.9)
  expect(
    await share('Warehouse label printer', sql`extract(hour from ${local}) between 7 and 17`),
  ).toBeGreaterThan(0.9)
  expect(
    await share('Nightly CRM import', sql`extract(hour from hour at time zone 'UTC') between 2 and 4`),
  ).toBe(1)
})

test('a key that has reached its limit is rejected, and one close to its limit passes', async () => {
  const { db } = backend
  const limited = await db
    .select({ keyId: embeddedKeys.keyId, max: keyLimits.maxLookups, used: keyLimits.lookupsUsed })
    .from(keyLimits)
    .innerJoin(embeddedKeys, eq(embeddedKeys.keyId, keyLimits.keyId))
    .where(eq(keyLimits.accountId, accountId))
  const shares = limited.map(({ max, used }) => used / max).toSorted((a, b) => a - b)
  expect(shares[0]).toBeGreaterThan(0.85)
  expect(shares[0]).toBeLessThan(1)
  expect(shares[1]).toBe(1)
  for (const { keyId, max, used } of limited) {
    const [name] = await db
      .select()
      .from(hostnames)
      .where(and(eq(hostnames.keyId, keyId), eq(hostnames.isAuthorized, true)))
      .limit(1)
    const page = `https://${name?.hostname.replace('*', 'www')}/cart`
    const url = `/api/gateway/us-autocomplete?search=214&key=${keyId}`
    const response = await backend.inject({ method: 'GET', url, headers: { referer: page } })
    expect(response.statusCode).toBe(used === max ? 402 : 200)
  }
})
