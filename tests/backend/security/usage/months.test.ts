import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usageHours } from '#backend/services/security/tables.ts'
import { usageMonthsJob } from '#backend/services/security/usage/months.ts'
import { DAY } from '#domain/time/durations.ts'
import { USAGE_HOURS_KEPT } from '#generated/durations.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'

/** Years away from the months that a new database starts with. */
const NOW = new Date('2041-11-28T12:00:00Z')
const KEY = '0198a3f0-0000-7000-8000-000000000041'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
})
afterAll(async () => {
  // Another file on the same PostgreSQL starts with the months of its own time.
  await run(new Date(NOW.getTime() + 1_000 * DAY))
  await backend.close()
})

const run = (now: Date) => backend.db.transaction(db => usageMonthsJob.run(db, now))

async function partitions(): Promise<string[]> {
  const { rows } = (await backend.db.execute(sql`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'security.usage_hours'::regclass and relname like 'usage\_hours\_204%' order by 1`)) as unknown as {
    rows: { name: string }[]
  }
  return rows.map(({ name }) => name)
}

async function count(hour: string): Promise<string> {
  const { rows } = (await backend.db.execute(sql`
    insert into ${usageHours} (account_id, hour, key_id, license_id, used) values (1, ${hour}::timestamptz, ${KEY}, 1102, 1)
    on conflict (account_id, hour, key_id, license_id) do update set used = usage_hours.used + excluded.used
    returning tableoid::regclass::text as name`)) as unknown as { rows: { name: string }[] }
  return rows[0]?.name.replace('security.', '') ?? ''
}

test('there is a partition for this month and the next ones, and one for all other hours', async () => {
  expect(await count('2041-12-31T23:00:00Z')).toBe('usage_hours_other')
  await run(NOW)
  expect(await partitions()).toEqual(['usage_hours_2041_11', 'usage_hours_2041_12', 'usage_hours_2042_01'])
  // What was counted before moved along, and continues.
  expect(await count('2041-12-31T23:00:00Z')).toBe('usage_hours_2041_12')
  expect(await count('2042-01-01T00:00:00Z')).toBe('usage_hours_2042_01')
  expect(await count('2039-01-01T00:00:00Z')).toBe('usage_hours_other')
  const rows = await backend.db.select().from(usageHours).where(sql`${usageHours.keyId} = ${KEY}`)
  expect(rows.map(({ used }) => used).toSorted()).toEqual([1, 1, 2])
  expect(await run(NOW)).toBe(0)
})

test('a month goes when its last hour is past its retention', async () => {
  const end = Date.parse('2041-12-01T00:00:00Z')
  await run(new Date(end + USAGE_HOURS_KEPT - 1))
  expect(await partitions()).toContain('usage_hours_2041_11')
  await run(new Date(end + USAGE_HOURS_KEPT))
  expect(await partitions()).not.toContain('usage_hours_2041_11')
  expect(await partitions()).toContain('usage_hours_2041_12')
})
