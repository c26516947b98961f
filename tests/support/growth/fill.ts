import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { purgeJobs as securityJobs } from '#backend/services/security/purge.ts'
import { rejections, usageDays, usageHours } from '#backend/services/security/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Partitioned, partitionsJob } from '#kernel/jobs/partitions.ts'
import { purgeJobs as kernelJobs } from '#kernel/jobs/purge.ts'
import { activities, mails } from '#kernel/storage/tables.ts'
import type { Backend, Person } from '../backend.ts'
import { addKey } from '../usage.ts'

/** The tables that have a partition for each month. */
export const MONTHLY: Readonly<Record<string, Partitioned>> = {
  usage_hours: { table: usageHours, by: usageHours.hour },
  usage_days: { table: usageDays, by: usageDays.day },
  refusals: { table: rejections, by: rejections.hour },
  activities: { table: activities, by: activities.created },
  mails: { table: mails, by: mails.created },
}

/** As long as hours and activity are kept. */
const DAYS = 400
/** Keys and licenses in use in each account. */
const PAIRS = 10
const FEWEST_ACCOUNTS = 20
/** Emails that wait or have failed. */
const UNSENT = 12

/** The key with the most rows of the person's account. */
export const BUSY_KEY = '00000000-0000-4000-8000-000000000000'

/** Runs a statement without a time limit. */
export type Run = (statement: string) => Promise<unknown>

/**
 * Fills all tables as if the server had run for 400 days: so many hours of usage, of which a person's account has one in
 * twenty at most, and in proportion days, rejections, activity, and emails.
 */
export async function fillMonths(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  run: Run,
  { rows, person }: { rows: number; person: Person },
): Promise<{ keyId: string }> {
  const keyId = await addKey(db, person.accountId ?? 0, 'Rejects', { kind: 'embedded' })
  const now = clock.now()
  const first = new Date(now.getTime() - DAYS * DAY)
  const [start, end] = [first, now].map(moment => `'${moment.toISOString()}'::timestamptz`)
  const accounts = Math.max(FEWEST_ACCOUNTS, Math.round(rows / (DAYS * 24 * PAIRS)))
  const hoursOfDay = Math.min(24, Math.max(1, Math.round(rows / (DAYS * accounts * PAIRS))))

  // What a new database has instead of the months before it.
  for (const name of ['security.usage_days', 'security.refusals', 'kernel.activities', 'kernel.mails'])
    await run(`drop table ${name}_before`)
  for (const months of Object.values(MONTHLY))
    for (
      let month = first;
      month <= now;
      month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1))
    )
      await partitionsJob('fill', months).run(db, month)

  await run(`
    create table growth_pairs as
    select account_id, ('00000000-0000-4000-8000-' || lpad(to_hex(account * ${PAIRS} + pair / 2), 12, '0'))::uuid as key_id,
      1101 + pair % 2 as license_id
    from (select account, case account when 0 then ${person.accountId} else 5000000 + account end as account_id
      from generate_series(0, ${accounts - 1}) account) a, generate_series(0, ${PAIRS - 1}) pair`)
  await fillHours(db, run, { start: first, end: now, hoursOfDay })
  await run(`
    insert into security.usage_days (account_id, day, key_id, license_id, used)
    select account_id, day, key_id, license_id, 100
    from generate_series(date_trunc('day', ${start}, 'UTC'), ${end}, interval '1 day') day, growth_pairs`)

  const share = Math.max(20_000, Math.round(rows / 100))
  const account = `case n % ${accounts} when 0 then ${person.accountId} else 5000000 + n % ${accounts} end`
  await run(`
    insert into security.refusals (account_id, hour, key_id, rule, source_kind, source, refused, first, last)
    select ${account}, hour, '${keyId}', 'hostname', 'hostname', n / ${accounts} || '.example', 1, hour, hour
    from (select n, date_trunc('hour', ${end} - n * interval '31 days' / ${share}) as hour from generate_series(1, ${share}) n) r`)
  await run(`
    insert into kernel.activities
      (account_id, user_id, operation, kind, summary, aspect, request_id, address, created)
    select ${account}, case n % ${accounts} when 0 then '${person.userId}'::uuid else md5((n % ${accounts})::text)::uuid end,
      'pauseSecretKey', 'keys', 'Paused the key ' || n, 'key ' || n / 2, 'r', '192.0.2.1', ${start} + n * interval '${DAYS} days' / ${share}
    from generate_series(1, ${share}) n`)
  await run(`
    insert into kernel.mails (kind, recipient, subject, body, created, sent, attempts, next_attempt)
    select 'k', n || '@customer.example', 'A subject', '', created, case when n > ${UNSENT} then created + interval '1 minute' end,
      case when n > ${UNSENT} then 1 else n % 3 * 5 end, created
    from (select n, ${end} - n * interval '31 days' / ${share} as created from generate_series(1, ${share}) n) m`)
  for (const job of [...kernelJobs, ...securityJobs]) await job.run(db, now)
  for (const { table } of Object.values(MONTHLY)) await run(`analyze ${placeOf(table)}`)
  return { keyId }
}

function placeOf(table: PgTable): string {
  const { schema, name } = getTableConfig(table)
  return `${schema}.${name}`
}

/**
 * In the order in which they are counted, which is that of the table. The key is made afterward: a hundred million rows
 * would else take hours.
 */
async function fillHours(
  db: Backend['db'],
  run: Run,
  { start, end, hoursOfDay }: { start: Date; end: Date; hoursOfDay: number },
): Promise<void> {
  const { rows } = (await db.execute(sql`
    select c.oid::regclass::text as name, pg_get_expr(relpartbound, c.oid) as bounds, conname as key
    from pg_inherits join pg_class c on c.oid = inhrelid join pg_constraint on conrelid = c.oid and contype = 'p'
    where inhparent = 'security.usage_hours'::regclass and pg_get_expr(relpartbound, c.oid) <> 'DEFAULT'`)) as unknown as {
    rows: { name: string; bounds: string; key: string }[]
  }
  for (const { name, bounds, key } of rows) {
    const [from = '', to = ''] = [...bounds.matchAll(/'([^']+)'/g)].map(([, bound]) => bound)
    await run(`alter table security.usage_hours detach partition ${name}`)
    await run(`alter table ${name} drop constraint ${key}`)
    await run(`
      do $$ declare h timestamptz; begin
        for h in select hour from generate_series(
            greatest('${from}', date_trunc('hour', '${start.toISOString()}'::timestamptz)),
            least('${to}'::timestamptz - interval '1 hour', '${end.toISOString()}'), interval '1 hour') hour
          where extract(hour from hour) < ${hoursOfDay}
        loop
          insert into ${name} (account_id, hour, key_id, license_id, used)
          select account_id, h, key_id, license_id, 10 from growth_pairs;
        end loop;
      end $$`)
    await run(`alter table ${name} add primary key (account_id, hour, key_id, license_id)`)
    await run(`alter table security.usage_hours attach partition ${name} ${bounds}`)
  }
}
