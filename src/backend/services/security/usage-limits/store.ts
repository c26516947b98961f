import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { UsageLimitFacts } from '#domain/gateway/usage-limits.ts'
import { countOf } from '#domain/text/amounts.ts'
import type { UsageLimit, UsageLimits } from '#generated/security/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { usageHours } from '../tables.ts'
import { usageLimits, usageSettings, WHOLE_ACCOUNT } from './tables.ts'

export type LimitRow = typeof usageLimits.$inferSelect
export type Settings = typeof usageSettings.$inferSelect

/** Of an account that has chosen nothing. The trigger on limits of keys has the same shares. */
export const DEFAULT_SETTINGS = { timeZone: 'UTC', alertPercents: [80, 100] }

/** The time zone of an account's limits, and when people hear of them. */
export async function settingsOf(db: Queries, accountId: number): Promise<Settings> {
  const [row] = await db.select().from(usageSettings).where(eq(usageSettings.accountId, accountId))
  return row ?? { accountId, ...DEFAULT_SETTINGS }
}

/** The same, locked until the transaction ends, so that people who change limits of an account take turns. */
export async function lockSettings(db: Queries, accountId: number): Promise<Settings> {
  await db
    .insert(usageSettings)
    .values({ accountId, ...DEFAULT_SETTINGS })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(usageSettings)
    .where(eq(usageSettings.accountId, accountId))
    .for('update')
  if (!row) throw new Error('the settings were not inserted')
  return row
}

/** Columns of a limit in the period that runs at a moment. */
const columnsAt = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOver = sql`${usageLimits.ends} <= ${at}`
  return {
    keyId: usageLimits.keyId,
    period: usageLimits.period,
    max: usageLimits.maxLookups,
    used: sql`case when ${isOver} then 0 else ${usageLimits.lookupsUsed} end`.mapWith(Number),
    resets: sql`case when ${isOver}
      then security.usage_period_end(${usageLimits.period}, ${at}, ${usageLimits.timeZone})
      else ${usageLimits.ends} end`.mapWith(usageLimits.ends),
  }
}

export interface CurrentLimit {
  keyId: string
  period: LimitRow['period']
  max: number
  used: number
  resets: Date
}

/** The limits of some keys, or of the whole account, in the period that runs now. */
export function currentLimits(
  db: Queries,
  { accountId, keyIds, now }: { accountId: number; keyIds?: readonly string[]; now: Date },
): Promise<CurrentLimit[]> {
  return db
    .select(columnsAt(now))
    .from(usageLimits)
    .where(and(eq(usageLimits.accountId, accountId), keyIds && inArray(usageLimits.keyId, [...keyIds])))
}

/** Limits of a day and a month as the API returns them. */
export function toUsageLimits(timeZone: string, limits: readonly CurrentLimit[]): UsageLimits {
  const of = (period: LimitRow['period']): UsageLimit | null => {
    const limit = limits.find(each => each.period === period)
    if (!limit) return null
    const { max, used, resets } = limit
    return {
      max_lookups: max,
      lookups_used: used,
      limit_reached: used >= max,
      resets_at: resets.toISOString(),
    }
  }
  return { zone: timeZone, day: of('day'), month: of('month') }
}

/** The numbers of a limit for a day and a month; null for none. */
export interface Numbers {
  day: number | null
  month: number | null
}

/** "10,000 lookups a day and none a month", for the activity log. */
export function numbersText({ day, month }: Numbers): string {
  const parts = [
    day === null ? [] : [`${countOf(day, 'lookup')} a day`],
    month === null ? [] : [`${countOf(month, 'lookup')} a month`],
  ].flat()
  return parts.length ? parts.join(' and ') : 'none'
}

interface Owner {
  accountId: number
  /** `WHOLE_ACCOUNT` for all keys together. */
  keyId: string
}

export async function numbersOf(db: Queries, { accountId, keyId }: Owner): Promise<Numbers> {
  const rows = await db
    .select()
    .from(usageLimits)
    .where(and(eq(usageLimits.accountId, accountId), eq(usageLimits.keyId, keyId)))
  const of = (period: LimitRow['period']) => rows.find(row => row.period === period)?.maxLookups ?? null
  return { day: of('day'), month: of('month') }
}

/**
 * Sets, changes, and removes limits. One that is new counts the lookups since its day or month began, by the hours of
 * UTC: in a zone that is half an hour off, the hour around midnight counts as a whole.
 */
export async function writeNumbers(
  db: Queries,
  owner: Owner,
  { numbers, settings, now }: { numbers: Numbers; settings: Settings; now: Date },
): Promise<void> {
  const { accountId, keyId } = owner
  const at = sql`${now.toISOString()}::timestamptz`
  for (const period of ['day', 'month'] as const) {
    const max = numbers[period]
    if (max === null) {
      await db
        .delete(usageLimits)
        .where(
          and(
            eq(usageLimits.accountId, accountId),
            eq(usageLimits.keyId, keyId),
            eq(usageLimits.period, period),
          ),
        )
      continue
    }
    const { timeZone, alertPercents } = settings
    await db.execute(sql`
      insert into ${usageLimits} (
        account_id, key_id, period, max_lookups, lookups_used, starts, ends, time_zone, alert_percents)
      select ${accountId}, ${keyId}::uuid, ${period}, ${max}, ${usedSince(owner)}, p.starts,
        security.usage_period_end(${period}, ${at}, ${timeZone}), ${timeZone}, ${sql.param(alertPercents)}::int[]
      from (select security.usage_period_start(${period}, ${at}, ${timeZone}) as starts) p
      on conflict (account_id, key_id, period) do update set max_lookups = excluded.max_lookups`)
  }
}

/** Lookups since `p.starts`. */
function usedSince({ accountId, keyId }: Owner): SQL {
  return sql`(
    select coalesce(sum(h.used), 0) from ${usageHours} h
    where h.account_id = ${accountId} and h.hour >= date_trunc('hour', p.starts)
      ${keyId === WHOLE_ACCOUNT ? sql`` : sql`and h.key_id = ${keyId}::uuid`})`
}

/**
 * Gives all limits of an account another time zone. The date that a limit counts for stays the same, and ends at its
 * midnight in the new zone, so that no change gives a day or a month more.
 */
export async function moveToZone(db: Queries, accountId: number, timeZone: string): Promise<void> {
  await db.update(usageSettings).set({ timeZone }).where(eq(usageSettings.accountId, accountId))
  await db
    .update(usageLimits)
    .set({
      timeZone,
      ends: sql`(${usageLimits.ends} at time zone ${usageLimits.timeZone}) at time zone ${timeZone}`,
    })
    .where(eq(usageLimits.accountId, accountId))
}

/** Sets the shares at which people hear of all limits of an account. */
export async function setPercents(db: Queries, accountId: number, alertPercents: number[]): Promise<void> {
  await db.update(usageSettings).set({ alertPercents }).where(eq(usageSettings.accountId, accountId))
  await db.update(usageLimits).set({ alertPercents }).where(eq(usageLimits.accountId, accountId))
}

interface OneKey {
  keyId: string
  accountId: number
}

/** Returns a function that finds the limits that count for one of the keys: its own, and those of its account. */
export async function limitsOfKeys(
  db: Queries,
  keys: readonly OneKey[],
): Promise<(key: OneKey) => UsageLimitFacts[]> {
  const accountIds = [...new Set(keys.map(({ accountId }) => accountId))]
  const keyIds = [...keys.map(({ keyId }) => keyId), WHOLE_ACCOUNT]
  const rows = await db
    .select()
    .from(usageLimits)
    .where(and(inArray(usageLimits.accountId, accountIds), inArray(usageLimits.keyId, keyIds)))
  return ({ keyId, accountId }) =>
    rows
      .filter(row => row.accountId === accountId && (row.keyId === keyId || row.keyId === WHOLE_ACCOUNT))
      .map(row => ({
        of: row.keyId === WHOLE_ACCOUNT ? 'account' : 'key',
        period: row.period,
        max: row.maxLookups,
        used: row.lookupsUsed,
        ends: row.ends.toISOString(),
        timeZone: row.timeZone,
      }))
}
