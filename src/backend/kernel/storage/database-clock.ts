import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Log } from '../log.ts'
import type { Queries } from './database.ts'
import { rowsOf } from './rows-of.ts'

/** Milliseconds between two readings of the database's time. */
const INTERVAL = 10_000
/** From this difference on, the operator should look at the clock of the machine. */
const NOTABLE = 5_000

export interface DatabaseClock extends Clock {
  /** Reads the time again. */
  read(): Promise<void>
  /** Reads it every ten seconds, and warns once when the machine has another time. */
  worker(log: Pick<Log, 'warn'>): Worker
}

/**
 * The time of a database that several servers share, whatever the clocks of their machines say: due times, leases, and
 * the ends of sessions are compared across servers, and one clock that is ahead would hold up all. Between two readings
 * it goes by the time since the process has started, which no one sets.
 */
export async function openDatabaseClock(queries: Queries): Promise<DatabaseClock> {
  /** The database's time when the process's was zero. */
  let base: number | undefined
  const time = () => (base ?? 0) + performance.now()

  async function read(): Promise<void> {
    const before = performance.now()
    const [row] = await rowsOf<{ time: number }>(
      queries,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`,
    )
    const after = performance.now()
    if (!row) throw new Error('the database has no time')
    // It was read somewhere in between.
    const reading = row.time - (before + after) / 2
    if (base === undefined || Math.abs(reading - base) > (after - before) / 2) base = reading
  }

  await read()
  return {
    now: () => new Date(time()),
    sql: sql`clock_timestamp()`,
    read,
    worker(log) {
      let hasWarned = false
      const compare = () => {
        // system time: it is what the database's time is compared with.
        const ahead = Date.now() - time()
        const isNotable = Math.abs(ahead) > NOTABLE
        if (isNotable && !hasWarned)
          log.warn({ seconds: Math.round(ahead / 1000) }, "this machine's clock is ahead of the database's")
        hasWarned = isNotable
      }
      compare()
      return {
        name: 'database-clock',
        every: INTERVAL,
        perProcess: true,
        async run() {
          // Without a database, the last reading is the best.
          await read().then(compare, () => {})
          return 0
        },
      }
    },
  }
}
