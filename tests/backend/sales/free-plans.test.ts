import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { DAY } from '#domain/time/durations.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { withKey } from '../../support/orders.ts'
import { send } from '../client.ts'

/** The free plans of US verification: Plus and Standard. */
const [CORE, STANDARD] = [3102, 3051]

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const order = (caller: Person, plans: number[]) =>
  send(backend, placeOrder, { caller, headers: withKey(randomUUID()), body: { plans } })

async function termsOf({ accountId }: Person) {
  const rows = await backend.db
    .select({ held: subscriptions })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId ?? 0))
    .orderBy(asc(subscriptions.start))
  return rows.map(({ held }) => held)
}

/** An account whose free term has some days left. */
async function withDaysLeft(days: number, more: { remaining?: number } = {}) {
  const now = backend.clock.now()
  const caller = await backend.person()
  await order(caller, [CORE])
  const [term] = await termsOf(caller)
  if (!term) throw new Error('the free plan has started')
  const expiration = new Date(now.getTime() + days * DAY)
  await backend.db
    .update(subscriptions)
    .set({ expiration, ...more })
    .where(eq(subscriptions.subscriptionId, term.subscriptionId))
  return { caller, expiration }
}

const rejection = (field: string, label = 'Plus') => ({
  id: null,
  name: 'free-plan-too-early',
  message: `The free plan for US Address Verification, ${label} can be renewed in the last 7 days of its term, or after it.`,
  fields: [field],
  status: 409,
  details: { days: 7 },
})

test('a free plan starts at once, and both licenses have their own', async () => {
  const caller = await backend.person()
  expect((await order(caller, [CORE])).body.processed).not.toBeNull()
  expect((await order(caller, [STANDARD])).status).toBe(201)
  const now = backend.clock.now()
  expect(await termsOf(caller)).toMatchObject(
    [CORE, STANDARD].map(planId => ({ planId, start: now, expiration: addMonths(now, 1) })),
  )
})

describe('the next term of a free plan', () => {
  test('is rejected before the last 7 days, in every entry that wants it', async () => {
    const { caller } = await withDaysLeft(7.01)
    expect(await order(caller, [CORE])).toMatchObject({ status: 409, errors: [rejection('plans.0')] })
    expect((await order(caller, [STANDARD, CORE])).errors).toEqual([rejection('plans.1')])
    expect(await termsOf(caller)).toHaveLength(1)
  })

  test('is rejected before them with all lookups used up as well', async () => {
    const { caller } = await withDaysLeft(20, { remaining: 0 })
    expect((await order(caller, [CORE])).errors).toEqual([rejection('plans.0')])
  })

  test('starts when the running one ends, and the one after it has to wait again', async () => {
    const { caller, expiration } = await withDaysLeft(7, { remaining: 0 })
    expect((await order(caller, [CORE])).status).toBe(201)
    expect((await termsOf(caller))[1]).toMatchObject({
      start: expiration,
      expiration: addMonths(expiration, 1),
      remaining: 250,
    })
    expect((await order(caller, [CORE])).errors).toEqual([rejection('plans.0')])
  })

  test('starts at once after the end', async () => {
    const { caller } = await withDaysLeft(-3)
    expect((await order(caller, [CORE])).status).toBe(201)
    expect((await termsOf(caller))[1]).toMatchObject({ start: backend.clock.now() })
  })

  test('that five orders want at once is given once', async () => {
    const { caller } = await withDaysLeft(2)
    const responses = await Promise.all(Array.from({ length: 5 }, () => order(caller, [CORE])))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(await termsOf(caller)).toHaveLength(2)
  })

  test('is rejected twice in one order', async () => {
    const caller = await backend.person()
    expect((await order(caller, [STANDARD, STANDARD])).errors).toEqual([rejection('plans.1', 'Standard')])
    expect(await termsOf(caller)).toEqual([])
  })
})
