import { sql } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, secretKeys, usageDays, usageHours } from './tables.ts'

/** Licenses for made-up lookups; the first gets most of them. */
const LICENSES = [1102, 1203]

/**
 * Made-up lookups for every key of an account, up to now: more by day than by night, fewer on weekends, and
 * fewer for each key than for the previous one. The same account gets the same numbers.
 */
export async function seedUsage(
  db: Queries,
  { accountId, days, now }: { accountId: number; days: number; now: Date },
): Promise<void> {
  await db.execute(sql`
    with keys as (
      select key_id, row_number() over (order by label, key_id) as place from (
        select key_id, label from ${secretKeys} where account_id = ${accountId}
        union all select key_id, label from ${embeddedKeys} where account_id = ${accountId}
      ) as own
    ), hours as (
      select hour, extract(hour from hour at time zone 'UTC') as clock,
        extract(isodow from hour at time zone 'UTC') as weekday, n
      from generate_series(0, ${days * 24 - 1}::int) n,
        lateral (select date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC') - n * interval '1 hour' as hour) h
    ), counted as (
      select hour, key_id, license,
        round((30 + 26 * sin((clock - 8) * pi() / 12)) * (case when weekday > 5 then 0.35 else 1 end)
          * (1 + ((n * 7 + place * 13) % 11) / 10.0) * (case when license = ${LICENSES[0]}::int then 1 else 0.3 end)
          * 8 / (place + 1))::bigint as used
      from hours, keys, unnest(${sql.param(LICENSES)}::int[]) license
    )
    insert into ${usageHours} (account_id, hour, key_id, license_id, used)
    select ${accountId}::int, hour, key_id, license, used from counted where used > 0`)
  await db.execute(sql`
    insert into ${usageDays} (account_id, day, key_id, license_id, used)
    select account_id, date_trunc('day', hour, 'UTC'), key_id, license_id, sum(used)
    from ${usageHours} where account_id = ${accountId} group by 1, 2, 3, 4`)
}

/** Lookups of one license on each of the last days, today last, with a key that is gone. */
export async function seedDailyLookups(
  db: Queries,
  {
    accountId,
    licenseId,
    daily,
    now,
  }: { accountId: number; licenseId: number; daily: readonly number[]; now: Date },
): Promise<void> {
  const keyId = newId()
  const today = Math.floor(now.getTime() / DAY) * DAY
  const days = daily.flatMap((used, at) =>
    used > 0
      ? [{ accountId, keyId, licenseId, used, day: new Date(today - (daily.length - 1 - at) * DAY) }]
      : [],
  )
  if (!days.length) return
  await db.insert(usageDays).values(days)
  await db.insert(usageHours).values(days.map(({ day: hour, ...row }) => ({ ...row, hour })))
}
