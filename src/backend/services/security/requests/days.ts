import { sql } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import { REQUESTS_KEPT } from '#generated/durations.ts'
import { createPartition } from '#kernel/jobs/months.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { requestLog } from './tables.ts'

/** UTC days for which there is a partition in advance. */
const AHEAD = 3
/** Where rows are that belong to no day of a partition. */
const OTHERS = 'request_log_other'
const NAME = /^request_log_(\d{4})_(\d{2})_(\d{2})$/

/**
 * Keeps the partitions of the request log, one for each UTC day: creates those of the next days, and drops those that
 * are past its retention as a whole. A lock that is not free at once is left for the next run: behind one that waits,
 * the log would not be written.
 */
export const requestDaysJob: Worker = {
  name: 'request-log-days',
  async run(db, now) {
    await db.execute(sql`set local lock_timeout = '100ms'`)
    const days = await daysOf(db)
    let changed = 0
    const today = Math.floor(now.getTime() / DAY) * DAY
    for (let ahead = 0; ahead < AHEAD; ahead++) {
      const start = new Date(today + ahead * DAY)
      if (days.has(nameOf(start))) continue
      const end = new Date(start.getTime() + DAY)
      await createPartition(db, { table: requestLog, by: requestLog.created }, nameOf(start), { start, end })
      changed += 1
    }
    const oldest = now.getTime() - REQUESTS_KEPT
    for (const [name, start] of days) {
      if (start.getTime() + DAY > oldest) continue
      await db.execute(sql`drop table ${tableOf(name)}`)
      changed += 1
    }
    const over = sql`created < ${new Date(oldest).toISOString()}::timestamptz`
    await db.execute(sql`delete from ${tableOf(OTHERS)} where ${over}`)
    return changed
  },
}

const nameOf = (start: Date) => `request_log_${start.toISOString().slice(0, 10).replaceAll('-', '_')}`

const tableOf = (name: string) => sql`${sql.identifier('security')}.${sql.identifier(name)}`

/** The partitions that there are, with the start of their day. */
async function daysOf(db: Queries): Promise<Map<string, Date>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'security.request_log'::regclass order by 1`,
  )
  return new Map(
    rows.flatMap(({ name }) => {
      const [, year, month, day] = NAME.exec(name) ?? []
      return year ? [[name, new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))] as const] : []
    }),
  )
}
