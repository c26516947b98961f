import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { termNotices } from '#backend/services/billing/notices/term-notices.ts'
import { termWatches } from '#backend/services/billing/tables.ts'
import { notices } from '#backend/services/notification/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { subscriptions, termEvents, tracks } from '#backend/services/subscription/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** 500,000 lookups a year. */
const YEARLY = 3120
/** 10,000 international lookups a month. */
const MONTHLY = 3705
/** A free trial of 42 days. */
const TRIAL = 3101

const look = () => backend.db.transaction(db => termNotices(backend.kernel).run(db, backend.clock.now()))

async function holder(planId: number, input: { renews?: boolean } = {}) {
  const person = await backend.person({
    label: 'Northwind Traders',
    taxableAddress: {},
    cards: [{ number: '4242424242424242' }],
  })
  const term = await grantSubscription(backend.db, {
    accountId: Number(person.accountId),
    planId,
    start: backend.clock.now(),
    ...input,
  })
  await look()
  return { person, term }
}

async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    backend.clock.advance(DAY)
    await look()
  }
}

const change = (subscriptionId: number, set: Partial<typeof subscriptions.$inferInsert>) =>
  backend.db.update(subscriptions).set(set).where(eq(subscriptions.subscriptionId, subscriptionId))

const toldOf = async ({ accountId }: Person) =>
  backend.db
    .select()
    .from(notices)
    .where(eq(notices.accountId, Number(accountId)))
    .orderBy(asc(notices.noticeId))

/** What was told, without the numbers of terms. */
const keysOf = async (person: Person) => (await toldOf(person)).map(({ key }) => key.replace(/:\d{6}/, ''))

describe('a term that does not renew', () => {
  test('of a year is told of thirty days, a week and a day before it ends, and when it has ended', async () => {
    const { person, term } = await holder(YEARLY, { renews: false })
    await pass(334)
    expect(await keysOf(person)).toEqual([])
    await pass(2)
    expect(await keysOf(person)).toEqual(['expiring:30'])
    await pass(32)
    expect(await keysOf(person)).toEqual(['expiring:30', 'expiring:7', 'expiring:1', 'stopped'])
    const [first] = await toldOf(person)
    expect(first?.facts).toMatchObject({ why: 'off', ends: term.expiration?.toISOString() })
    expect(await backend.db.$count(termWatches, eq(termWatches.subscriptionId, term.subscriptionId))).toBe(0)
  })

  test('of a trial is told of a week and a day before', async () => {
    const { person } = await holder(TRIAL)
    await pass(45)
    expect(await keysOf(person)).toEqual(['expiring:7', 'expiring:1', 'stopped'])
    expect((await toldOf(person))[0]?.facts).toMatchObject({ why: 'trial' })
  })

  test('is not told of where another term follows, which is told of in its place', async () => {
    const { person, term } = await holder(MONTHLY, { renews: false })
    const start = term.expiration ?? new Date()
    await grantSubscription(backend.db, {
      accountId: Number(person.accountId),
      planId: MONTHLY,
      start,
      created: backend.clock.now(),
      renews: false,
    })
    await pass(32)
    expect(await keysOf(person)).toEqual([])
    await pass(30)
    expect(await keysOf(person)).toEqual(['expiring:7', 'expiring:1', 'stopped'])
  })

  test('is not told of while the license is suspended, nor once it was stopped', async () => {
    const suspended = await holder(MONTHLY, { renews: false })
    await backend.db.update(tracks).set({ suspended: true }).where(eq(tracks.trackId, suspended.term.trackId))
    const stopped = await holder(MONTHLY, { renews: false })
    await change(stopped.term.subscriptionId, { termination: backend.clock.now() })
    await pass(33)
    for (const { person } of [suspended, stopped]) expect(await keysOf(person)).toEqual([])
  })

  test('is told of at once when staff let it end sooner', async () => {
    const { person, term } = await holder(YEARLY, { renews: false })
    await pass(20)
    await change(term.subscriptionId, { expiration: new Date(backend.clock.now().getTime() + 5 * DAY) })
    await look()
    expect(await keysOf(person)).toEqual(['expiring:7'])
    await pass(6)
    expect(await keysOf(person)).toEqual(['expiring:7', 'expiring:1', 'stopped'])
  })

  test('that is used up is not told of again', async () => {
    const { person, term } = await holder(MONTHLY, { renews: false })
    await change(term.subscriptionId, { remaining: 0 })
    await pass(33)
    expect(await keysOf(person)).toEqual(['usage:100'])
  })
})

describe('a term that renews', () => {
  test('of a year is told of thirty days and a week before, with price, tax and card', async () => {
    const { person, term } = await holder(YEARLY)
    await pass(364)
    expect(await keysOf(person)).toEqual(['renewal:30', 'renewal:7'])
    expect((await toldOf(person))[0]?.facts).toEqual({
      kind: 'renewal',
      license: 'US Address Verification, Plus',
      plan: '500,000 lookups a year',
      at: term.expiration?.toISOString(),
      price: 54_000,
      tax: 3_915,
      card: 'Visa ending in 4242',
    })
  })

  test('of a month is told of a week before', async () => {
    const { person } = await holder(MONTHLY)
    await pass(27)
    expect(await keysOf(person)).toEqual(['renewal:7'])
  })

  test('but whose renewal is switched off after that is told of as one that ends', async () => {
    const { person, term } = await holder(YEARLY)
    await pass(340)
    await change(term.subscriptionId, { autorenewDisabled: true })
    await pass(30)
    expect(await keysOf(person)).toEqual(['renewal:30', 'expiring:7', 'expiring:1', 'stopped'])
  })

  test('to a plan that is gone is told of as one that ends', async () => {
    const { person, term } = await holder(MONTHLY)
    await change(term.subscriptionId, { nextPlanId: 999_999 })
    await pass(33)
    expect(await keysOf(person)).toEqual(['expiring:7', 'expiring:1', 'stopped'])
    expect((await toldOf(person))[0]?.facts).toMatchObject({ why: 'gone' })
  })

  test('is told of as stopped an hour after its end, if nothing has renewed it', async () => {
    const { person, term } = await holder(MONTHLY)
    backend.clock.advance((term.expiration?.getTime() ?? 0) - backend.clock.now().getTime() + 1_000)
    await look()
    expect(await keysOf(person)).not.toContain('stopped')
    backend.clock.advance(DAY / 24)
    await look()
    expect(await keysOf(person)).toContain('stopped')
  })
})

describe('that lookups work again', () => {
  const follow = (person: Person, planId = MONTHLY) =>
    grantSubscription(backend.db, {
      accountId: Number(person.accountId),
      planId,
      start: backend.clock.now(),
    })

  test('is told once a term has started after one that was used up', async () => {
    const { person, term } = await holder(MONTHLY)
    await change(term.subscriptionId, { remaining: 0 })
    await follow(person)
    await look()
    expect(await keysOf(person)).toEqual(['usage:100', 'recovered'])
    expect((await toldOf(person))[1]?.topic).toBe('usage-100')
  })

  test('is told once a term has started after one that had ended', async () => {
    const { person } = await holder(MONTHLY, { renews: false })
    await pass(33)
    await follow(person)
    await pass(2)
    expect((await keysOf(person)).at(-1)).toBe('recovered')
  })

  test('is told of a paid term that waited for its start', async () => {
    const { person, term } = await holder(MONTHLY, { renews: false })
    await grantSubscription(backend.db, {
      accountId: Number(person.accountId),
      planId: MONTHLY,
      start: term.expiration ?? new Date(),
      created: backend.clock.now(),
    })
    await change(term.subscriptionId, { remaining: 0 })
    await look()
    expect(await keysOf(person)).toEqual(['usage:100'])
    expect((await toldOf(person))[0]?.facts).toMatchObject({ next: { does: 'follow', lookups: 10_000 } })
    await pass(32)
    expect((await keysOf(person))[1]).toBe('recovered')
  })

  test('is not told where nothing had stopped', async () => {
    const { person } = await holder(MONTHLY)
    await pass(5)
    await follow(person)
    await look()
    expect(await keysOf(person)).toEqual([])
  })

  test('is told once a stopped term is given back', async () => {
    const { person, term } = await holder(MONTHLY)
    await change(term.subscriptionId, { termination: backend.clock.now() })
    await look()
    await change(term.subscriptionId, { termination: null })
    await look()
    expect(await keysOf(person)).toEqual(['resumed'])
  })
})

test('with thousands of terms, a look reads only those that are due', async () => {
  const { person, term } = await holder(MONTHLY)
  const { db } = backend
  const start = backend.clock.now()
  await db.execute(sql`
    insert into ${tracks} (account_id, license_id, created)
    select 900000 + n, ${term.planId}::int, ${start.toISOString()}::timestamptz from generate_series(1, 5000) n`)
  await db.execute(sql`
    insert into ${subscriptions} (track_id, created, start, expiration, issued, remaining, plan_id)
    select track_id, created, created, created + (100 + track_id % 300) * interval '1 day', 1000, 900, ${term.planId}::int
    from ${tracks} where account_id > 900000`)
  await db.execute(sql`
    insert into ${termWatches} (subscription_id, due)
    select subscription_id, expiration from ${subscriptions} where created = ${start.toISOString()}::timestamptz
    on conflict do nothing`)
  await db.delete(termEvents)
  for (const table of [tracks, subscriptions, termWatches]) await db.execute(sql`analyze ${table}`)
  await change(term.subscriptionId, { remaining: 900 })
  const statements = await backend.statementsOf(() => look())
  expect(await keysOf(person)).toEqual(['usage:90'])
  const scanned = new Set<string | undefined>()
  for (const statement of statements.filter(({ text }) => /^(select|delete)/i.test(text)))
    for (const step of stepsOf(await planOf(backend, statement)))
      if (step['Node Type'] === 'Seq Scan') scanned.add(step['Relation Name'])
  for (const large of ['subscriptions', 'tracks', 'term_watches']) expect(scanned).not.toContain(large)
})
