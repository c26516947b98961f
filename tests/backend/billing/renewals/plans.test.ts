import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { termsDue, usedUpTermsDue } from '#backend/services/subscription/public.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Statement, startBackend } from '../../../support/backend.ts'
import { DAY, MONTHLY } from './client.ts'

/** Terms that run, and those of them that end soon or are used up. */
const RUNNING = scaled(3_000, 8_000)
const DUE = 12

let backend: Backend
let trackId: number
beforeAll(async () => {
  backend = await startBackend()
  const { accountId } = await backend.person()
  const start = backend.clock.now()
  const grant = { accountId: Number(accountId), planId: MONTHLY, start }
  trackId = (await grantSubscription(backend.db, grant)).trackId
})
afterAll(() => backend.close())

const rowsOf = async (db: Queries, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows

/** The plan of a statement, as it was carried out. */
async function planOf({ text, parameters }: Statement): Promise<string> {
  const filled = text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = parameters[Number(number) - 1]
    return typeof value === 'number' ? String(value) : `'${String(value)}'`
  })
  const rows = await rowsOf(backend.db, sql.raw(`explain (analyze, costs off, timing off) ${filled}`))
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

test('a lookup changes no index, and the one that uses a term up does', async () => {
  // The counts of a session are added up over its transactions.
  const hotSoFar = async (db: Queries) => {
    const [row] = await rowsOf(
      db,
      sql`select pg_stat_get_xact_tuples_hot_updated('subscription.subscriptions'::regclass)::int as hot`,
    )
    return Number(row?.hot)
  }
  const hotUpdates = (remaining: number) =>
    backend.db.transaction(async db => {
      const before = await hotSoFar(db)
      await db.update(subscriptions).set({ remaining }).where(eq(subscriptions.trackId, trackId))
      return (await hotSoFar(db)) - before
    })
  expect(await hotUpdates(500)).toBe(1)
  expect(await hotUpdates(0)).toBe(0)
  expect(await hotUpdates(10_000)).toBe(0)
})

test('a look for due renewals reads those that are due, whatever number of terms runs', async () => {
  const now = backend.clock.now()
  const columns = sql`insert into ${subscriptions}
    (track_id, created, start, expiration, issued, remaining, plan_id, renewal_taken)`
  const soon = new Date(now.getTime() + 60_000).toISOString()
  const later = new Date(now.getTime() + 20 * DAY).toISOString()
  const from = new Date(now.getTime() - 10 * DAY).toISOString()
  const add = (count: number, of: { end: string; remaining: number; isTaken?: boolean }) =>
    backend.db.execute(sql`${columns}
      select ${trackId}, ${from}::timestamptz, ${from}::timestamptz, ${of.end}::timestamptz, 100, ${of.remaining},
        ${MONTHLY}, ${of.isTaken ?? false}
      from generate_series(1, ${count})`)
  await add(RUNNING, { end: later, remaining: 50 })
  // Renewed in the last days, so that they are over or used up, and no longer due.
  await add(1_000, { end: from, remaining: 50, isTaken: true })
  await add(1_000, { end: later, remaining: 0, isTaken: true })
  await add(DUE, { end: soon, remaining: 50 })
  await add(DUE, { end: later, remaining: 0 })
  await backend.db.execute(sql`analyze ${subscriptions}`)

  const statements = await backend.statementsOf(async () => {
    await termsDue(backend.db, now, 200)
    await usedUpTermsDue(backend.db, now, 200)
  })
  const plans = await Promise.all(statements.map(planOf))
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on subscriptions')
  expect(plans[0]).toContain('subscriptions_ending')
  const scan = plans[0]?.split('\n').find(line => line.includes('subscriptions_ending')) ?? ''
  // An old version of a row can be among them until the next vacuum.
  expect(Number(/rows=(\d+)/.exec(scan)?.[1])).toBeLessThanOrEqual(DUE + 2)
})

test('a run without anything due sends a handful of statements', async () => {
  await backend.db.delete(subscriptions)
  const statements = await backend.statementsOf(() => renewDue(backend.kernel))
  expect(statements.length).toBeLessThan(14)
})
