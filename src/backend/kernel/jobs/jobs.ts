import { sql } from 'drizzle-orm'
import type { Kernel } from '../contract/context.ts'
import type { Queries } from '../storage/database.ts'
import { jobs } from '../storage/tables.ts'

/** Recurring background work. */
export interface Job {
  /** Unique over all services. */
  name: string
  /** Milliseconds between two runs, at least a second; an hour by default. */
  every?: number
  /** When something that waits for it is due next, after a time. A clock that is moved stops there. */
  next?(db: Queries, now: Date): Promise<Date | undefined>
  /** Whether it opens transactions itself, because it does slow work between them. */
  hasOwnTransactions?: true
  /** Otherwise runs in a transaction. Returns how many items it has processed, for the log. */
  run(db: Queries, now: Date): Promise<number>
}

type Work = Pick<Kernel, 'queries' | 'clock' | 'log'>

/** What a service brings. */
interface WithJobs {
  jobs?: readonly Job[]
  jobsOf?: (kernel: Kernel) => readonly Job[]
}

/** All jobs of some services. */
export const jobsOf = (kernel: Kernel, services: readonly WithJobs[]): readonly Job[] =>
  services.flatMap(service => [...(service.jobs ?? []), ...(service.jobsOf?.(kernel) ?? [])])

/** Milliseconds between two runs of a job that does not say, and between two checks for due jobs. */
export const JOB_INTERVAL = 60 * 60_000
const POLL_INTERVAL = 60_000
const SHORTEST_POLL = 1_000

/**
 * Runs due jobs now and whenever some may be due: every minute, and those that run more often at their own
 * pace. Returns a function that stops it.
 */
export function startJobs(work: Work, list: readonly Job[]): () => Promise<void> {
  const stops = [...Map.groupBy(list, pollOf)].map(([interval, jobsOfPace]) => {
    let running: Promise<unknown> = runDueJobs(work, jobsOfPace)
    let isWaiting = false
    const timer = setInterval(() => {
      // One run waits at most: a slow job does not pile up others behind it.
      if (isWaiting) return
      isWaiting = true
      running = running.then(() => {
        isWaiting = false
        return runDueJobs(work, jobsOfPace)
      })
    }, interval)
    return async () => {
      clearInterval(timer)
      await running
    }
  })
  return async () => void (await Promise.all(stops.map(stop => stop())))
}

/** How often to look whether a job is due: often enough that a timer that is a little early costs no whole turn. */
const pollOf = ({ every = JOB_INTERVAL }: Job) => Math.min(Math.max(every / 4, SHORTEST_POLL), POLL_INTERVAL)

/**
 * Runs each due job once across all replicas, and returns how many items they have processed. A failed job is logged and
 * retried at its next time.
 */
export async function runDueJobs({ queries, clock, log }: Work, list: readonly Job[]): Promise<number> {
  let processed = 0
  for (const job of list) {
    const now = clock.now()
    try {
      if (!(await claim({ queries, clock }, job))) continue
      const count = job.hasOwnTransactions
        ? await job.run(queries, now)
        : await queries.transaction(db => job.run(db, now))
      processed += count
      if (count) log.info({ job: job.name, count }, 'a job is done')
    } catch (error) {
      log.error({ job: job.name, err: error }, 'a job has failed')
    }
  }
  return processed
}

/**
 * Moves the next due time of a job. Only one of several replicas succeeds. A time further away than the interval was
 * written by a clock that was ahead, and waiting for it would stop the job everywhere. The time is read in the statement:
 * one that was read before might be older than that of a replica which has claimed the job since.
 */
async function claim(
  { queries, clock }: Pick<Work, 'queries' | 'clock'>,
  { name, every = JOB_INTERVAL }: Job,
): Promise<boolean> {
  const now = clock.sql ?? sql`${clock.now().toISOString()}::timestamptz`
  const due = sql`${now} + ${every}::int * interval '1 millisecond'`
  const claimed = await queries
    .insert(jobs)
    .values({ name, due })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { due },
      setWhere: sql`${jobs.due} <= ${now} or ${jobs.due} > ${due}`,
    })
    .returning({ name: jobs.name })
  return claimed.length > 0
}
