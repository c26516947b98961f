import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { termNotices } from '#backend/services/billing/notices/term-notices.ts'
import { notices } from '#backend/services/notification/tables.ts'
import { subscriptions, termEvents, tracks } from '#backend/services/subscription/tables.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** 500,000 lookups a year. */
const YEARLY = 3120

async function holder(input: { planId?: number; remaining?: number } = {}) {
  const { planId = YEARLY, remaining } = input
  const person = await backend.person({
    label: 'Northwind Traders',
    subscriptions: [{ planId, startedDaysAgo: 1, ...(remaining !== undefined && { remaining }) }],
  })
  const [found] = await backend.db
    .select()
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, Number(person.accountId)))
  if (!found) throw new Error('no subscription')
  return { person, term: found.subscriptions, track: found.tracks }
}

const look = () => backend.db.transaction(db => termNotices(backend.kernel).run(db, backend.clock.now()))

/** Leaves a share of the lookups in a term, as lookups do. */
async function use(term: { subscriptionId: number; issued: number }, percent: number) {
  const remaining = term.issued - Math.floor((term.issued * percent) / 100)
  await backend.db
    .update(subscriptions)
    .set({ remaining })
    .where(eq(subscriptions.subscriptionId, term.subscriptionId))
  await look()
}

const toldOf = async ({ accountId }: Person) => {
  const rows = await backend.db
    .select()
    .from(notices)
    .where(eq(notices.accountId, Number(accountId)))
    .orderBy(notices.noticeId)
  return rows.map(({ topic }) => topic)
}

describe('of the lookups of a term', () => {
  test('each threshold is told once as it passes', async () => {
    const { person, term } = await holder()
    for (let percent = 0; percent <= 100; percent++) await use(term, percent)
    expect(await toldOf(person)).toEqual(['usage-25', 'usage-50', 'usage-70', 'usage-90', 'usage-100'])
  })

  test('a jump over several tells of the highest alone', async () => {
    const { person, term } = await holder()
    await use(term, 74)
    expect(await toldOf(person)).toEqual(['usage-70'])
    await use(term, 100)
    expect(await toldOf(person)).toEqual(['usage-70', 'usage-100'])
  })

  test('two thresholds between two looks are one notice', async () => {
    const { person, term } = await holder()
    const isThis = eq(subscriptions.subscriptionId, term.subscriptionId)
    for (const remaining of [370_000, 240_000])
      await backend.db.update(subscriptions).set({ remaining }).where(isThis)
    await look()
    expect(await toldOf(person)).toEqual(['usage-50'])
  })

  test('lookups that are given back and used again tell nothing twice', async () => {
    const { person, term } = await holder()
    for (const percent of [90, 89, 90, 49, 91]) await use(term, percent)
    expect(await toldOf(person)).toEqual(['usage-90'])
  })

  test('more lookups by staff let no lower threshold be told after a higher one', async () => {
    const { person, term } = await holder()
    await use(term, 91)
    await backend.db
      .update(subscriptions)
      .set({ issued: 1_000_000, remaining: 545_000 })
      .where(eq(subscriptions.subscriptionId, term.subscriptionId))
    for (const percent of [55, 72, 92, 100]) await use({ ...term, issued: 1_000_000 }, percent)
    expect(await toldOf(person)).toEqual(['usage-90', 'usage-100'])
  })

  test('nothing is told of a suspended license, a stopped term, or one without a limit', async () => {
    const suspended = await holder()
    await backend.db
      .update(tracks)
      .set({ suspended: true })
      .where(eq(tracks.trackId, suspended.track.trackId))
    await use(suspended.term, 95)
    const stopped = await holder()
    await backend.db
      .update(subscriptions)
      .set({ termination: backend.clock.now() })
      .where(eq(subscriptions.subscriptionId, stopped.term.subscriptionId))
    await use(stopped.term, 95)
    const unlimited = await holder()
    await backend.db
      .update(subscriptions)
      .set({ issued: 1e12, remaining: 1e12 })
      .where(eq(subscriptions.subscriptionId, unlimited.term.subscriptionId))
    await use({ ...unlimited.term, issued: 1e12 }, 95)
    for (const { person } of [suspended, stopped, unlimited]) expect(await toldOf(person)).toEqual([])
  })

  test('a term without lookups breaks nothing', async () => {
    const { person, term } = await holder()
    await backend.db
      .update(subscriptions)
      .set({ issued: 0, remaining: 0 })
      .where(eq(subscriptions.subscriptionId, term.subscriptionId))
    await look()
    expect(await toldOf(person)).toEqual([])
  })
})

test('a lookup that passes no threshold writes nothing for the job', async () => {
  const { term } = await holder()
  await look()
  const isThis = eq(subscriptions.subscriptionId, term.subscriptionId)
  for (let lookup = 0; lookup < 50; lookup++)
    await backend.db
      .update(subscriptions)
      .set({ remaining: sql`${subscriptions.remaining} - 1` })
      .where(isThis)
  expect(await backend.db.$count(termEvents)).toBe(0)
})

test('a look that dies tells everything the next time, and three at once tell it once', async () => {
  const { person, term } = await holder()
  await backend.db
    .update(subscriptions)
    .set({ remaining: 10 })
    .where(eq(subscriptions.subscriptionId, term.subscriptionId))
  const died = backend.db.transaction(async db => {
    await termNotices(backend.kernel).run(db, backend.clock.now())
    throw new Error('the process is killed before it commits')
  })
  await expect(died).rejects.toThrow('killed')
  expect(await toldOf(person)).toEqual([])
  await Promise.all([look(), look(), look()])
  expect(await toldOf(person)).toEqual(['usage-90'])
})
