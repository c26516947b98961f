import { sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { licenses, plans, subscriptions, tracks } from './tables.ts'

/** Numbers of licenses that are in no catalog, for an account with more than there are. */
const BEYOND_CATALOG = 1_000_000

/**
 * Gives an account a long past, all at once, for tests and measurements: licenses of the catalog and beyond it, each
 * with a month after another up to now, the past ones with lookups left. They don't renew, so they stay as they are.
 */
export async function insertManyHoldings(
  db: Queries,
  {
    accountId,
    licenses: count,
    terms,
    now,
  }: { accountId: number; licenses: number; terms: number; now: Date },
): Promise<void> {
  const moment = now.toISOString()
  await db.execute(sql`
    insert into ${tracks} (account_id, license_id, created)
    select ${accountId}::int, coalesce(license_id, ${BEYOND_CATALOG}::int + n), ${moment}::timestamptz
    from generate_series(1, ${count}::int) n
    left join (select license_id, row_number() over (order by license_id) as n from ${licenses}) l using (n)
    on conflict do nothing`)
  await db.execute(sql`
    insert into ${subscriptions}
      (track_id, created, start, expiration, issued, remaining, plan_id, autorenew_disabled)
    select track_id, start, start, start + interval '30 days', 10000, 10000 * random(), plan_id, true
    from (
      select t.track_id,
        ${moment}::timestamptz - interval '1 day' - month * interval '30 days' as start,
        coalesce((select plan_id from ${plans} p where p.license_id = t.license_id and renewable limit 1), 3705)
          as plan_id
      from (
        select track_id, license_id, row_number() over (order by track_id) - 1 as place
        from ${tracks} where account_id = ${accountId}::int) t,
        generate_series(0, ${Math.ceil(terms / count)}::int) month
      where month * ${count}::int + t.place < ${terms}::int
    ) as terms`)
}
