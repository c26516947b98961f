import { sql } from 'drizzle-orm'
import { embeddedKeys, secretKeys, usageDays, usageHours } from '#backend/services/security/tables.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** Lookups of a key in one hour; `at` is any moment of it. */
export interface Used {
  key: string
  license: number
  at: string
  used: number
}

/** Adds a key that cannot be used for calls to an account, and returns its id. */
export async function addKey(
  db: Queries,
  accountId: number,
  label: string,
  { kind = 'secret', gone = false }: { kind?: 'secret' | 'embedded'; gone?: boolean } = {},
): Promise<string> {
  const keyId = newId()
  const created = new Date('2026-01-01T00:00:00Z')
  const recoveryDeadline = gone ? new Date('2026-01-31T00:00:00Z') : null
  const common = { keyId, accountId, label, description: '', created, paused: false, recoveryDeadline }
  if (kind === 'embedded') await db.insert(embeddedKeys).values(common)
  else
    await db
      .insert(secretKeys)
      .values({ ...common, sealedToken: 'sealed', tokenHash: `hash of ${keyId}`, tokenTail: '0000' })
  return keyId
}

/** Counts lookups where those of the address APIs are counted: by the hour, and by the day. */
export async function addUsage(db: Queries, accountId: number, used: readonly Used[]): Promise<void> {
  for (const { key: keyId, license: licenseId, at, used: lookups } of used) {
    const begun = (length: number) => new Date(Math.floor(Date.parse(at) / length) * length)
    const row = { accountId, keyId, licenseId, used: lookups }
    await db
      .insert(usageHours)
      .values({ ...row, hour: begun(HOUR) })
      .onConflictDoUpdate({
        target: [usageHours.accountId, usageHours.hour, usageHours.keyId, usageHours.licenseId],
        set: { used: sql`${usageHours.used} + excluded.used` },
      })
    await db
      .insert(usageDays)
      .values({ ...row, day: begun(DAY) })
      .onConflictDoUpdate({
        target: [usageDays.accountId, usageDays.day, usageDays.keyId, usageDays.licenseId],
        set: { used: sql`${usageDays.used} + excluded.used` },
      })
  }
}

interface Fill {
  accountId: number
  start: string
  hours: number
  keys: readonly string[]
}

/** An account's hours from `start` on, one lookup for each of so many keys. */
export async function fillUsageHours(db: Queries, { accountId, start, hours, keys }: Fill): Promise<void> {
  await db.execute(sql`
    insert into ${usageHours} (account_id, hour, key_id, license_id, used)
    select ${accountId}::int, ${start}::timestamptz + n * interval '1 hour', key_id, 1102, 1
    from generate_series(0, ${hours - 1}::int) n, unnest(${sql.param(keys)}::uuid[]) key_id`)
}

/** The same with their days. */
export async function fillUsage(db: Queries, fill: Fill): Promise<void> {
  await fillUsageHours(db, fill)
  await db.execute(sql`
    insert into ${usageDays} (account_id, day, key_id, license_id, used)
    select account_id, date_trunc('day', hour, 'UTC'), key_id, license_id, sum(used) from ${usageHours}
    where account_id = ${fill.accountId} and key_id = any(${sql.param(fill.keys)}::uuid[]) group by 1, 2, 3, 4`)
}
