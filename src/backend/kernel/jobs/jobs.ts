import { lte } from 'drizzle-orm'
import type { Kernel } from '../contract/handlers.ts'
import type { Queries } from '../storage/database.ts'
import { jobs } from '../storage/tables.ts'

/** Recurring background work. */
export interface Job {
  /** Unique over all services. */
  name: string
  /** Runs in a transaction. Returns how many items it has processed, for the log. */
  run(db: Queries, now: Date): Promise<number>
}

type Work = Pick<Kernel, 'queries' | 'clock' | 'log'>

/** Milliseconds between two runs of a job, and between two checks for due jobs. */
export const JOB_INTERVAL = 60 * 60_000
const POLL_INTERVAL = 60_000

/** Runs due jobs now and every minute. Returns a function that stops it. */
export function startJobs(work: Work, list: readonly Job[]): () => Promise<void> {
  let running = runDueJobs(work, list)
  const timer = setInterval(() => {
    running = running.then(() => runDueJobs(work, list))
  }, POLL_INTERVAL)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Runs each due job once across all replicas. A failed job is logged and retried in an hour. */
export async function runDueJobs({ queries, clock, log }: Work, list: readonly Job[]): Promise<void> {
  for (const job of list) {
    const now = clock.now()
    try {
      if (!(await claim(queries, job.name, now))) continue
      const count = await queries.transaction(db => job.run(db, now))
      if (count) log.info({ job: job.name, count }, 'a job is done')
    } catch (error) {
      log.error({ job: job.name, err: error }, 'a job has failed')
    }
  }
}

/** Moves the next due time of a job. Only one of several replicas succeeds. */
async function claim(db: Queries, name: string, now: Date): Promise<boolean> {
  const due = new Date(now.getTime() + JOB_INTERVAL)
  const claimed = await db
    .insert(jobs)
    .values({ name, due })
    .onConflictDoUpdate({ target: jobs.name, set: { due }, setWhere: lte(jobs.due, now) })
    .returning({ name: jobs.name })
  return claimed.length > 0
}
