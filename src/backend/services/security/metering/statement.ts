import { type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '#backend/services/subscription/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import {
  embeddedKeys,
  keyLicensePaces,
  keyLimits,
  secretKeys,
  tokenUses,
  usageDays,
  usageHours,
} from '../tables.ts'
import { usageLimits } from '../usage-limits/tables.ts'
import type { Sums } from './sums.ts'

/** Lookups that were added to the pace of a key with a license. */
export interface Raised {
  key_id: string
  license_id: number
  second: string
  used: number
}

/** What a statement has counted. */
interface Counted {
  /** Accounts whose lookups all fit, and are counted. Nothing else is counted for the others. */
  accounts: Set<number>
  /** The paces of the others that were raised all the same. */
  raised: Raised[]
}

/**
 * Counts lookups for the limits of keys, for those of a day and a month, the subscriptions that pay, the seconds of
 * keys with a rate limit, the hours, the days, and, while two tokens are valid, the tokens. For each account all of
 * them or none, and for all accounts in one statement and so in one transaction.
 *
 * Every process locks the rows in the same order: limits, usage limits, subscriptions, paces, each by its ids. So concurrent
 * batches take turns, and each sees what the previous one has left.
 */
export async function countSums(db: Queries, sums: Sums): Promise<Counted> {
  const [row] = await rowsOf<{ accounts: number[] | null; raised: Raised[] | null }>(
    db,
    sql`
    with asked_keys as materialized (
      select * from json_to_recordset(${json(sums.keys)}) as a (account_id int, key_id uuid, used bigint)),
    asked_terms as materialized (
      select * from json_to_recordset(${json(sums.terms)}) as a (account_id int, subscription_id int, used bigint)),
    limits as materialized (
      select key_id, max_lookups - lookups_used as room from ${keyLimits}
      where key_id in (select key_id from asked_keys) order by key_id for update),
    ${usageLimitsOf(sums)}
    terms as materialized (
      select subscription_id, remaining from ${subscriptions}
      where subscription_id in (select subscription_id from asked_terms) and (select count(*) from limits) >= 0
        ${sums.usageLimits.length ? sql`and (select count(*) from periods) >= 0` : sql``}
      order by subscription_id for update),
    fitting as materialized (
      select distinct account_id from asked_keys a
      where not exists (
          select from asked_keys k join limits l on l.key_id = k.key_id
          where k.account_id = a.account_id and k.used > l.room)
        ${
          sums.usageLimits.length
            ? sql`and not exists (select from periods p where p.account_id = a.account_id and p.used > p.room)`
            : sql``
        }
        and not exists (
          select from asked_terms t left join terms s on s.subscription_id = t.subscription_id
          where t.account_id = a.account_id and (s.remaining is null or t.used > s.remaining))),
    ${pacesOf(sums)}
    limited as (
      update ${keyLimits} l set lookups_used = l.lookups_used + k.used
      from asked_keys k join counted_accounts c on c.account_id = k.account_id where l.key_id = k.key_id),
    ${countedPeriodsOf(sums)}
    ${paidOf(sums)}
    select (select json_agg(account_id) from counted_accounts) as accounts, (${raisedOf(sums)}) as raised
  `,
  )
  return { accounts: new Set(row?.accounts), raised: row?.raised ?? [] }
}

/**
 * Counts lookups that are answered already, of keys without a limit and without a rate limit, whatever is left. The
 * rows are locked in the same order.
 */
export async function countAnswered(db: Queries, sums: Sums): Promise<void> {
  await db.execute(sql`
    with asked_terms as materialized (
      select * from json_to_recordset(${json(sums.terms)}) as a (account_id int, subscription_id int, used bigint)),
    terms as materialized (
      select subscription_id from ${subscriptions}
      where subscription_id in (select subscription_id from asked_terms)
      order by subscription_id for update),
    counted_accounts as materialized (
      select distinct account_id from asked_terms where (select count(*) from terms) >= 0),
    ${paidOf(sums)}
    select 1`)
}

/** What a statement writes for the accounts that it counts. */
function paidOf(sums: Sums): SQL {
  return sql`paid as (
      update ${subscriptions} s set remaining = s.remaining - t.used
      from asked_terms t join counted_accounts c on c.account_id = t.account_id
      where s.subscription_id = t.subscription_id),
    counted as materialized (
      select a.* from json_to_recordset(${json(sums.hours)})
        as a (account_id int, hour timestamptz, key_id uuid, license_id int, used bigint)
      join counted_accounts c on c.account_id = a.account_id),
    ${usageOf(sql`counted`)}${tokensOf(sums)}${touchedOf(sums)}`
}

function json(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::json`
}

/** The rows of limits for a day and a month, and the room that they have. A period that is over has all of it. */
function usageLimitsOf({ usageLimits: asked }: Sums): SQL {
  if (!asked.length) return sql``
  return sql`asked_periods as materialized (
      select * from json_to_recordset(${json(asked)})
        as a (account_id int, key_id uuid, period text, used bigint, at timestamptz)),
    periods as materialized (
      select l.account_id, a.used, l.max_lookups - case when l.ends <= a.at then 0 else l.lookups_used end as room
      from ${usageLimits} l
      join asked_periods a on a.account_id = l.account_id and a.key_id = l.key_id and a.period = l.period
      where (select count(*) from limits) >= 0
      order by l.account_id, l.key_id, l.period for update of l),`
}

/** Replicas whose clocks are behind count in the latest period, as those of paces do. */
function countedPeriodsOf({ usageLimits: asked }: Sums): SQL {
  if (!asked.length) return sql``
  return sql`counted_periods as (
      update ${usageLimits} l set
        lookups_used = a.used + case when l.ends <= a.at then 0 else l.lookups_used end,
        starts = case when l.ends <= a.at then security.usage_period_start(l.period, a.at, l.time_zone) else l.starts end,
        ends = case when l.ends <= a.at then security.usage_period_end(l.period, a.at, l.time_zone) else l.ends end
      from asked_periods a join counted_accounts c on c.account_id = a.account_id
      where l.account_id = a.account_id and l.key_id = a.key_id and l.period = a.period),`
}

/**
 * A key makes at most its rate limit in a second; a single call that is larger passes at the start of one. A row
 * holds the latest second, and replicas whose clocks are behind count in that one.
 */
function pacesOf({ paces }: Sums): SQL {
  if (!paces.length) return sql`counted_accounts as materialized (select account_id from fitting),`
  return sql`asked_paces as materialized (
      select * from json_to_recordset(${json(paces)})
        as a (
          account_id int, key_id uuid, license_id int, second timestamptz, used bigint, most bigint, is_alone boolean)),
    paced as (
      insert into ${keyLicensePaces} as p (key_id, license_id, second, made)
      select a.key_id, a.license_id, a.second, a.used from asked_paces a join fitting f on f.account_id = a.account_id
      where a.used <= a.most or a.is_alone
      order by a.key_id, a.license_id
      on conflict (key_id, license_id) do update set
        second = greatest(p.second, excluded.second),
        made = excluded.made + case when p.second >= excluded.second then p.made else 0 end
      where p.second < excluded.second or p.made = 0 or p.made + excluded.made <= (
        select most from asked_paces a where a.key_id = excluded.key_id and a.license_id = excluded.license_id)
      returning key_id, license_id, second),
    counted_accounts as materialized (
      select account_id from fitting f
      where not exists (
        select from asked_paces a
        where a.account_id = f.account_id and not exists (
          select from paced p where p.key_id = a.key_id and p.license_id = a.license_id))),`
}

function raisedOf({ paces }: Sums): SQL {
  if (!paces.length) return sql`null::json`
  return sql`
    select json_agg(json_build_object(
      'key_id', p.key_id, 'license_id', p.license_id, 'second', p.second, 'used', a.used))
    from paced p join asked_paces a on a.key_id = p.key_id and a.license_id = p.license_id
    where a.account_id not in (select account_id from counted_accounts)`
}

function tokensOf({ tokens }: Sums): SQL {
  if (!tokens.length) return sql``
  return sql`, by_token as (
      insert into ${tokenUses} (key_id, token_version, start, used, last)
      select a.key_id, a.token_version, a.start, a.used, a.last
      from json_to_recordset(${json(tokens)}) as a (
        account_id int, key_id uuid, token_version int, start timestamptz, used bigint, last timestamptz)
      join counted_accounts c on c.account_id = a.account_id
      order by 1, 2, 3
      on conflict (key_id, token_version, start) do update set
        used = token_uses.used + excluded.used, last = greatest(token_uses.last, excluded.last))`
}

/** A key that is locked, because it is just changed, is left out: its next call writes the minute. */
function touchedOf({ touched }: Sums): SQL {
  const parts = [...Map.groupBy(touched, ({ kind }) => kind)].map(([kind, rows]) => {
    const keys = kind === 'secret' ? secretKeys : embeddedKeys
    return sql`, ${sql.raw(`touched_${kind}`)} as (
      update ${keys} k set last_used = free.minute
      from (
        select own.key_id, a.minute from ${keys} own
        join json_to_recordset(${json(rows)}) as a (account_id int, key_id uuid, minute timestamptz)
          on a.key_id = own.key_id
        join counted_accounts c on c.account_id = a.account_id
        where own.last_used is null or own.last_used < a.minute
        for update of own skip locked) as free
      where k.key_id = free.key_id)`
  })
  return sql.join(parts)
}

/** Adds past lookups, rows `account_id, hour, key_id, license_id, used`, one per hour, key and license. */
export async function addUsage(db: Queries, rows: SQL): Promise<void> {
  await db.execute(sql`with counted as materialized (${rows}), ${usageOf(sql`counted`)} select 1`)
}

/** The parts of a statement that add counted lookups to the hours and days of UTC. */
function usageOf(counted: SQL): SQL {
  return sql`by_hour as (
      insert into ${usageHours} (account_id, hour, key_id, license_id, used)
      select account_id, hour, key_id, license_id, used from ${counted}
      order by 1, 2, 3, 4
      on conflict (account_id, hour, key_id, license_id) do update set used = usage_hours.used + excluded.used),
    by_day as (
      insert into ${usageDays} (account_id, day, key_id, license_id, used)
      select account_id, date_trunc('day', hour, 'UTC'), key_id, license_id, sum(used) from ${counted}
      group by 1, 2, 3, 4
      order by 1, 2, 3, 4
      on conflict (account_id, day, key_id, license_id) do update set used = usage_days.used + excluded.used)`
}
