import { type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '#backend/services/subscription/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type Metered, sumsOf } from './metering/sums.ts'
import { keyLimits, tokenUses, usageDays, usageHours } from './tables.ts'
import { usageLimits } from './usage-limits/tables.ts'

/**
 * Takes back what was counted for calls that failed afterwards: in the limits of their keys unless a counter was
 * reset meanwhile, in those of the day and the month unless another one began, in the subscriptions, the hours, the days, and the tokens. The rows are locked in the order in
 * which they are counted.
 */
export async function takeBack(db: Queries, calls: readonly Metered[]): Promise<void> {
  const { terms, hours, tokens } = sumsOf(calls)
  const made = calls.map(({ keyId, lookups, now }) => ({ key_id: keyId, used: lookups, at: now }))
  // In the statements as well, so that only their months are read, and by the index.
  const sorted = hours.map(({ hour }) => hour).toSorted()
  const [first = ''] = sorted
  const last = sorted.at(-1)
  const accounts = sql`any(${sql.param([...new Set(hours.map(({ account_id }) => account_id))])}::int[])`
  const isThen = sql`h.account_id = ${accounts} and h.hour between ${first}::timestamptz and ${last}::timestamptz`
  const isThatDay = sql`d.account_id = ${accounts}
    and d.day between ${`${first.slice(0, 10)}T00:00:00Z`}::timestamptz and ${last}::timestamptz`
  const rows = {
    made: sql`json_to_recordset(${JSON.stringify(made)}::json) as a (key_id uuid, used bigint, at timestamptz)`,
    terms: sql`json_to_recordset(${JSON.stringify(terms)}::json) as a (subscription_id int, used bigint)`,
    hours: sql`json_to_recordset(${JSON.stringify(hours)}::json)
      as a (account_id int, hour timestamptz, key_id uuid, license_id int, used bigint)`,
    tokens: sql`json_to_recordset(${JSON.stringify(tokens)}::json)
      as a (key_id uuid, token_version int, start timestamptz, used bigint)`,
  }
  const periods = calls.flatMap(({ accountId, lookups, now, usageLimits: limits = [] }) =>
    limits.map(({ key_id, period }) => ({ account_id: accountId, key_id, period, used: lookups, at: now })),
  )
  await db.transaction(async transaction => {
    await transaction.execute(sql`
      with limits as materialized (
        select key_id, since from ${keyLimits}
        where key_id in (select key_id from ${rows.made}) order by key_id for update),
      ${periods.length ? periodsTakenBack(periods) : sql``}
      terms as materialized (
        select subscription_id from ${subscriptions}
        where subscription_id in (select subscription_id from ${rows.terms}) and (select count(*) from limits) >= 0
          ${periods.length ? sql`and (select count(*) from periods) >= 0` : sql``}
        order by subscription_id for update),
      limited as (
        update ${keyLimits} l set lookups_used = greatest(0, l.lookups_used - a.used)
        from (
          select m.key_id, sum(m.used) as used from (select * from ${rows.made}) m
          join limits on limits.key_id = m.key_id and limits.since <= m.at
          group by 1) a
        where l.key_id = a.key_id)
      update ${subscriptions} s set remaining = s.remaining + a.used
      from ${rows.terms} where s.subscription_id = a.subscription_id
        and s.subscription_id in (select subscription_id from terms)`)
    await transaction.execute(sql`
      with counted as materialized (select * from ${rows.hours} order by 1, 2, 3, 4),
      by_hour as (
        update ${usageHours} h set used = h.used - a.used from counted a
        where h.account_id = a.account_id and h.hour = a.hour and h.key_id = a.key_id and ${isThen}
          and h.license_id = a.license_id),
      by_day as (
        update ${usageDays} d set used = d.used - a.used
        from (
          select account_id, date_trunc('day', hour, 'UTC') as day, key_id, license_id, sum(used) as used
          from counted group by 1, 2, 3, 4) a
        where d.account_id = a.account_id and d.day = a.day and d.key_id = a.key_id and ${isThatDay}
          and d.license_id = a.license_id)
      update ${tokenUses} t set used = t.used - a.used from ${rows.tokens}
      where t.key_id = a.key_id and t.token_version = a.token_version and t.start = a.start`)
    // Reports have no rows of nothing.
    await transaction.execute(sql`
      with counted as materialized (select * from ${rows.hours}),
      no_hour as (
        delete from ${usageHours} h using counted a
        where h.account_id = a.account_id and h.hour = a.hour and h.key_id = a.key_id and ${isThen}
          and h.license_id = a.license_id and h.used <= 0),
      no_day as (
        delete from ${usageDays} d using counted a
        where d.account_id = a.account_id and d.day = date_trunc('day', a.hour, 'UTC') and d.key_id = a.key_id
          and ${isThatDay}
          and d.license_id = a.license_id and d.used <= 0)
      delete from ${tokenUses} t using ${rows.tokens}
      where t.key_id = a.key_id and t.token_version = a.token_version and t.start = a.start and t.used <= 0`)
  })
}

/** The parts of the statement that take back what usage limits have counted in the period that still runs. */
function periodsTakenBack(
  calls: readonly { account_id: number; key_id: string; period: string; used: number; at: Date }[],
): SQL {
  return sql`made_in_periods as materialized (
        select * from json_to_recordset(${JSON.stringify(calls)}::json)
          as a (account_id int, key_id uuid, period text, used bigint, at timestamptz)),
      periods as materialized (
        select account_id, key_id, period, starts from ${usageLimits}
        where (account_id, key_id, period) in (select account_id, key_id, period from made_in_periods)
          and (select count(*) from limits) >= 0
        order by account_id, key_id, period for update),
      taken_from_periods as (
        update ${usageLimits} l set lookups_used = greatest(0, l.lookups_used - a.used)
        from (
          select m.account_id, m.key_id, m.period, sum(m.used) as used from made_in_periods m
          join periods p on p.account_id = m.account_id and p.key_id = m.key_id and p.period = m.period
            and p.starts <= m.at
          group by 1, 2, 3) a
        where l.account_id = a.account_id and l.key_id = a.key_id and l.period = a.period),`
}
