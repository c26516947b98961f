import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockKey } from '#backend/services/security/public.ts'
import { tracks } from '#backend/services/subscription/tables.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { makeKey, PLANS } from '../../support/gateway.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** How often this connection has read a table as a whole, and by an index, by the name of the table. */
async function scansOf(db: Queries): Promise<Map<string, { whole: number; indexed: number }>> {
  const rows = await rowsOf<{ table: string; whole: number; indexed: number }>(
    db,
    sql`select relname as table, seq_scan::int as whole, coalesce(idx_scan, 0)::int as indexed
      from pg_stat_xact_user_tables`,
  )
  return new Map(rows.map(({ table, ...scans }) => [table, scans]))
}

const OF_BOTH = ['accounts', 'key_limits', 'subscriptions', 'tracks', 'usage_limits']

test.each([
  ['secret' as const, [...OF_BOTH, 'secret_keys']],
  ['embedded' as const, [...OF_BOTH, 'embedded_keys', 'hostnames']],
])(
  'what a lookup reads of a key (%s) comes from indexes, however small the tables are',
  async (kind, tables) => {
    const { keyId, accountId } = await makeKey(backend, { kind, plans: [PLANS.usCore] })
    const [track] = await backend.db.select().from(tracks).where(eq(tracks.accountId, accountId))
    const read = await backend.db.transaction(async db => {
      const before = await scansOf(db)
      await db.execute(sql`select * from security.read_keys(
      ${kind}, ${sql.param([keyId])}::uuid[], ${sql.param([track?.licenseId])}::integer[])`)
      return [...(await scansOf(db))].flatMap(([table, { whole, indexed }]) => {
        const known = before.get(table)
        const scans = { whole: whole - (known?.whole ?? 0), indexed: indexed - (known?.indexed ?? 0) }
        return scans.whole || scans.indexed ? [{ table, whole: scans.whole }] : []
      })
    })
    const expected = tables.map(table => ({ table, whole: 0 }))
    expect(read).toHaveLength(expected.length)
    expect(read).toEqual(expect.arrayContaining(expected))
  },
)

test('each key comes with what its own account holds', async () => {
  const plans = [[PLANS.usCore], [PLANS.usCore, PLANS.international], []]
  const keys = await Promise.all(plans.map(each => makeKey(backend, { plans: each })))
  const stored = await backend.db.select().from(tracks)
  const all = [...new Set(stored.map(({ licenseId }) => licenseId))]
  const read = await Promise.all(
    keys.map(({ keyId }) => backend.db.transaction(db => lockKey(db, 'secret', keyId, all))),
  )
  expect(read.map(key => [key?.account_id, key?.held.length])).toEqual(
    keys.map(({ accountId }, index) => [accountId, plans[index]?.length]),
  )
})
