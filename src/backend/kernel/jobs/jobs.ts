import { lte } from 'drizzle-orm'
import type { Kernel } from '../contract/handlers.ts'
import type { Queries } from '../storage/database.ts'
import { jobs } from '../storage/tables.ts'

/** Something that is done over and over, whoever is there. */
export interface Job {
  /** Unique over all services. */
  name: string
  /** Runs in a transaction. Returns how many things it has dealt with, for the log. */
  run(db: Queries, now: Date): Promise<number>
}

type Work = Pick<Kernel, 'queries' | 'clock' | 'log'>

/** Milliseconds between two runs of a job, and between two looks at what is due. */
export const JOB_INTERVAL = 60 * 60_000
const POLL_INTERVAL = 60_000

/** Does what is due now and every minute from now on. Returns a function that stops it. */
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

/** Does each job that is due, once over all replicas. One that fails is logged, and tried again in an hour. */
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

/** Moves the time when a job is due next. Of several replicas that try, one alone finds it due. */
async function claim(db: Queries, name: string, now: Date): Promise<boolean> {
  const due = new Date(now.getTime() + JOB_INTERVAL)
  const claimed = await db
    .insert(jobs)
    .values({ name, due })
    .onConflictDoUpdate({ target: jobs.name, set: { due }, setWhere: lte(jobs.due, now) })
    .returning({ name: jobs.name })
  return claimed.length > 0
}
