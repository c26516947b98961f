import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { notices } from '#backend/services/notification/tables.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { getSpendingCap } from '#generated/billing/operations/getSpendingCap.ts'
import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { setUsageAlerts } from '#generated/security/operations/setUsageAlerts.ts'
import { setUsageTimeZone } from '#generated/security/operations/setUsageTimeZone.ts'
import { manualClock } from '#kernel/clock.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import type { Person } from '../../support/backend.ts'
import { withKey } from '../../support/orders.ts'
import { activityClient } from '../authorization/activity-client.ts'
import { send, withFreshToken } from '../client.ts'
import { startReplicas } from '../replicas.ts'
import { earlyPurchaseClient } from './early-purchases/client.ts'
import { DAY, HOUR, MONTHLY, renewalClient, TOTAL } from './renewals/client.ts'

const clock = manualClock()
const { all: backends, first } = startReplicas(clock, 'silent')

const { subscriber, renewed, rowOf, run, runAt } = renewalClient(first)
const { withEarlyPurchase, exhaust, stateOf, toNextMonth } = earlyPurchaseClient(first)
const { latest } = activityClient(first)

async function cap(caller: Person, monthly: number | null, instead_of: number | null = null) {
  const { status, body, text } = await send(first(), setSpendingCap, {
    caller,
    body: { monthly, instead_of },
  })
  if (status !== 200) throw new Error(text)
  return body
}

const spent = async (caller: Person) => (await send(first(), getSpendingCap, { caller })).body

let made = 0
/** Orders a month of international verification by hand, by the servers in turn and from other addresses. */
async function order(caller: Person, more: object = {}): Promise<string> {
  made += 1
  const backend = backends[made % backends.length] ?? first()
  const address = `198.51.${Math.floor(made / 250)}.${1 + (made % 250)}`
  const body = { plans: [MONTHLY], ...more }
  const response = await send(backend, placeOrder, { caller, headers: withKey(), body, address })
  return response.status === 201 ? '201' : `${response.status} ${response.errors[0]?.name}`
}

async function tally(calls: Promise<string>[]): Promise<Record<string, number>> {
  const outcomes = new Map<string, number>()
  for (const outcome of await Promise.all(calls)) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  return Object.fromEntries(outcomes)
}

const ABOVE = '409 spending-cap-reached'

describe('an order by hand', () => {
  test('above the cap is rejected with the figures, and passes once it is confirmed', async () => {
    const { person } = await subscriber()
    await cap(person, TOTAL)
    expect(await order(person)).toBe('201')
    expect(await order(person)).toBe(ABOVE)
    expect(await spent(person)).toMatchObject({ monthly_cap: TOTAL, spent: TOTAL, zone: 'UTC' })
    expect(await order(person, { exceeds_cap: true })).toBe('201')
    expect(await spent(person)).toMatchObject({ spent: 2 * TOTAL })
  })

  test('by 100 people at once never passes the cap together', {
    timeout: scaledTimeout(60_000),
  }, async () => {
    const { person } = await subscriber()
    await cap(person, 2 * TOTAL + TOTAL - 1)
    const outcomes = await tally(Array.from({ length: 100 }, () => order(person)))
    expect(outcomes).toEqual({ 201: 2, [ABOVE]: 98 })
    expect(await spent(person)).toMatchObject({ spent: 2 * TOTAL })
  })

  test('and renewals at once never pass it together', { timeout: scaledTimeout(60_000) }, async () => {
    const holder = await subscriber()
    await cap(holder.person, TOTAL)
    clock.set(holder.end)
    // Days have passed, and no token lasts that long.
    const caller = await first().person({ accountId: holder.accountId, roles: ['billing-editor'] })
    const outcome = await Promise.all([
      tally(Array.from({ length: 20 }, () => order(caller))),
      ...backends.map(backend => renewDue(backend.kernel)),
    ])
    const placed = await first().db.select().from(orders).where(eq(orders.accountId, holder.accountId))
    expect(placed.map(({ totalAmount }) => totalAmount)).toEqual([TOTAL])
    expect(outcome[0]).toBeDefined()
  })
})

describe('at the cap', () => {
  test('a renewal is not charged, people hear of it, and it renews once the cap is raised', async () => {
    const holder = await subscriber()
    await cap(holder.person, TOTAL - 1)
    await runAt(holder.end)
    expect(await rowOf(holder)).toMatchObject({ state: 'blocked', reason: 'spending-cap' })
    expect(await renewed(holder)).toEqual([])
    const [mail] = await first().mails(holder.to)
    expect(mail?.text).toContain('it would bring this month above the spending cap of the account')
    const { body } = await send(first(), setSpendingCap, {
      caller: await first().person({ accountId: holder.accountId, roles: ['billing-editor'] }),
      body: { monthly: TOTAL, instead_of: TOTAL - 1 },
    })
    expect(body.monthly_cap).toBe(TOTAL)
    await run()
    expect((await renewed(holder)).map(({ order: { totalAmount } }) => totalAmount)).toEqual([TOTAL])
  })

  test('a renewal waits for the next month', async () => {
    toNextMonth()
    // A renewal is given up after two weeks.
    clock.advance(22 * DAY)
    const holder = await subscriber()
    await cap(holder.person, TOTAL)
    expect(await order(holder.person)).toBe('201')
    const now = clock.now()
    const { subscriptionId } = holder.term
    await renewalClient(first).change(
      { term: { subscriptionId } },
      { expiration: new Date(now.getTime() + HOUR) },
    )
    await runAt(new Date(now.getTime() + HOUR))
    expect(await rowOf(holder)).toMatchObject({ state: 'blocked', reason: 'spending-cap' })
    toNextMonth()
    await run()
    expect(await rowOf(holder)).toMatchObject({ state: 'settled' })
  })

  test('nothing is bought early, and the reason is shown', async () => {
    toNextMonth()
    const holder = await withEarlyPurchase()
    await cap(holder.person, 2 * TOTAL - 1)
    await exhaust(holder)
    await exhaust(holder)
    expect(await renewed(holder)).toHaveLength(1)
    expect(await stateOf(holder)).toMatchObject({ stopped: 'spending-cap' })
    toNextMonth()
    await run()
    expect(await renewed(holder)).toHaveLength(2)
  })
})

test('alerts are sent at the chosen shares, each once for a month', async () => {
  toNextMonth()
  const { person, accountId } = await subscriber()
  await send(first(), setUsageAlerts, { caller: person, body: { percents: [30, 60, 90, 100] } })
  await cap(person, 4 * TOTAL)
  for (let times = 0; times < 4; times++) expect(await order(person)).toBe('201')
  expect(await order(person)).toBe(ABOVE)
  const rows = await first()
    .db.select()
    .from(notices)
    .where(and(eq(notices.accountId, accountId), eq(notices.topic, 'renewal')))
    .orderBy(notices.noticeId)
  const percents = rows.flatMap(({ facts }) => (facts.kind === 'spending-cap' ? [facts.percent] : []))
  // A quarter is below the first share, and three quarters are above the second, which was told.
  expect(percents).toEqual([30, 60, 100])
})

test('the month is that of the account’s time zone', async () => {
  const { person } = await subscriber()
  clock.set(new Date(Date.UTC(clock.now().getUTCFullYear() + 1, 0, 31, 9)))
  const caller = await first().person({
    accountId: person.accountId ?? 0,
    roles: ['billing-viewer', 'billing-editor', 'api-key-editor'],
  })
  await cap(caller, TOTAL)
  expect(await order(caller)).toBe('201')
  expect(await order(caller)).toBe(ABOVE)
  clock.advance(3 * HOUR)
  const later = await withFreshToken(first(), caller)
  expect(await spent(later)).toMatchObject({ spent: TOTAL })
  // There, the next month has begun, and the order is one of the month before.
  await send(first(), setUsageTimeZone, { caller: later, body: { zone: 'Pacific/Kiritimati' } })
  expect(await spent(later)).toMatchObject({ spent: 0, zone: 'Pacific/Kiritimati' })
})

test('of two concurrent changes of the cap one is rejected, and Undo restores the earlier cap', async () => {
  const { person } = await subscriber()
  const responses = await Promise.all(
    [100, 200].map(monthly =>
      send(first(), setSpendingCap, { caller: person, body: { monthly, instead_of: null } }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { monthly_cap: before } = await spent(person)
  await cap(person, 5_000, before)
  const entry = await latest(person)
  expect(entry).toMatchObject({ summary: 'Set the spending cap to $50.00 a month', undo: 'available' })
  await send(first(), undoActivity, { caller: person, params: { id: entry.activity_id } })
  expect(await spent(person)).toMatchObject({ monthly_cap: before })
})
