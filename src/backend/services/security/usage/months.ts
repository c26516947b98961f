import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { USAGE_HOURS_KEPT } from '#generated/durations.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { usageHours } from '../tables.ts'

/** Months of UTC for which there is a partition in advance, so that one is there long before it is needed. */
const AHEAD = 3
/** Where rows are that belong to no month of a partition, for a lookup must not fail because one is missing. */
const OTHERS = 'usage_hours_other'
const MONTH = /^usage_hours_(\d{4})_(\d{2})$/

/**
 * Keeps the partitions of `usage_hours`, one for each month: creates those of the next months, and drops those whose
 * last hour is past its retention, which gives their space back without a scan. A lock that is not free at once is
 * left for the next run: behind one that waits, lookups would wait as well.
 */
export const usageMonthsJob: Worker = {
  name: 'usage-months',
  async run(db, now) {
    await db.execute(sql`set local lock_timeout = '100ms'`)
    const months = await monthsOf(db)
    let changed = 0
    for (let ahead = 0; ahead < AHEAD; ahead++) {
      const start = monthOf(now, ahead)
      if (months.has(nameOf(start))) continue
      await create(db, start)
      changed += 1
    }
    for (const [name, start] of months) {
      if (monthOf(start, 1).getTime() > now.getTime() - USAGE_HOURS_KEPT) continue
      await db.execute(sql`drop table ${tableOf(name)}`)
      changed += 1
    }
    return changed
  },
}

/** The start of a month of UTC, counted from that of a moment. */
function monthOf(moment: Date, later: number): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later))
}

function nameOf(start: Date): string {
  return `usage_hours_${start.toISOString().slice(0, 7).replace('-', '_')}`
}

/** The partitions that there are, with the start of their month. */
async function monthsOf(db: Queries): Promise<Map<string, Date>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`${getTableConfig(usageHours).schema}.usage_hours`}::regclass
    order by 1`,
  )
  return new Map(
    rows.flatMap(({ name }) => {
      const [, year, month] = MONTH.exec(name) ?? []
      return year ? [[name, new Date(Date.UTC(Number(year), Number(month) - 1))] as const] : []
    }),
  )
}

async function create(db: Queries, start: Date): Promise<void> {
  const table = tableOf(nameOf(start))
  const bounds = [start, monthOf(start, 1)].map(bound => bound.toISOString())
  const within = sql.raw(`hour >= '${bounds[0]}' and hour < '${bounds[1]}'`)
  // Attaching looks there for rows of the month, and none may come in between.
  await db.execute(sql`lock table ${tableOf(OTHERS)} in access exclusive mode`)
  await db.execute(sql`create table ${table} (like ${usageHours} including all)`)
  await db.execute(sql`
    with moved as (delete from ${tableOf(OTHERS)} where ${within} returning *)
    insert into ${table} select * from moved`)
  await db.execute(sql`
    alter table ${usageHours} attach partition ${table}
    for values from (${sql.raw(`'${bounds[0]}'`)}) to (${sql.raw(`'${bounds[1]}'`)})`)
}

function tableOf(name: string) {
  return sql`${sql.identifier(getTableConfig(usageHours).schema ?? 'public')}.${sql.identifier(name)}`
}
