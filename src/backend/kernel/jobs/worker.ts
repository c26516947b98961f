import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Kernel } from '../contract/context.ts'
import type { Queries } from '../storage/database.ts'
import { jobs } from '../storage/tables.ts'
import { startSchedule } from './schedule.ts'

/** Rows that wait for a worker. */
export interface WaitingRows {
  /** Unique over all services. */
  name: string
  table: PgTable
  /** When a row is due. */
  due: PgColumn
  /** When a row was written. */
  created: PgColumn
  /** Which rows wait at all; all by default. */
  isWaiting?: SQL | undefined
}

/** Work that the server repeats by itself, regardless of calls. */
export interface Worker {
  /** Unique over all services. */
  name: string
  /** Milliseconds between two runs, at least a second; an hour by default. */
  every?: number
  /**
   * Whether each process runs it, for itself: what it works on is its own, or rows that it claims one by one
   * (`queue.ts`). Any other is claimed by its name, and run by one of all replicas.
   */
  perProcess?: true
  /** Whether it opens transactions itself, because it does slow work between them. One of each process always does. */
  hasOwnTransactions?: true
  /** When something that waits for it is due next, after a time. A clock that is moved stops there. */
  next?(db: Queries, now: Date): Promise<Date | undefined>
  /**
   * Returns how many items it has processed. It runs in a transaction, unless it has its own. Long work ends early once
   * the server stops.
   */
  run(db: Queries, now: Date, stopping?: AbortSignal): Promise<number>
  /** What waits for it, to be measured. */
  queues?: readonly WaitingRows[]
  /** Called when the server has stopped it. */
  end?(): unknown
}

type Work = Pick<Kernel, 'queries' | 'clock' | 'log' | 'metrics' | 'state'>

/** What a service brings. */
interface WithWorkers {
  workers?: (kernel: Kernel) => readonly Worker[]
}

/** The workers of some services. */
export const workersOf = (kernel: Kernel, services: readonly WithWorkers[]): readonly Worker[] =>
  services.flatMap(({ workers }) => workers?.(kernel) ?? [])

/** Milliseconds between two runs of a worker that does not say, and at most between two checks whether one is due. */
export const WORKER_INTERVAL = 60 * 60_000
const LONGEST_POLL = 60_000
const SHORTEST_POLL = 1_000

/**
 * Runs those that are shared now and whenever they may be due, one after another where they have the same pace, and those
 * of each process at their own pace. Returns a function that stops them.
 */
export function startWorkers(work: Work, workers: readonly Worker[]): () => Promise<void> {
  const ending = new AbortController()
  const runAll = (list: readonly Worker[]) => () => runWorkers(work, list, ending.signal)
  const { own = [], shared = [] } = Object.groupBy(workers, ({ perProcess }) =>
    perProcess ? 'own' : 'shared',
  )
  const stopSchedule = startSchedule([
    ...own.map(worker => ({ every: worker.every ?? WORKER_INTERVAL, run: runAll([worker]) })),
    ...[...Map.groupBy(shared, pollOf)].map(([every, list]) => ({
      every,
      startsNow: true,
      run: runAll(list),
    })),
  ])
  return async () => {
    ending.abort()
    await stopSchedule()
    for (const worker of workers) await worker.end?.()
  }
}

/** How often to look whether it is due: often enough that being a little early costs no whole turn. */
const pollOf = ({ every = WORKER_INTERVAL }: Worker) =>
  Math.min(Math.max(every / 4, SHORTEST_POLL), LONGEST_POLL)

/**
 * Runs workers, a shared one only if it is due, and then once across all replicas. Returns how many items they have
 * processed. One that fails is logged, and runs again at its next time.
 */
export async function runWorkers(
  work: Work,
  workers: readonly Worker[],
  stopping?: AbortSignal,
): Promise<number> {
  const { queries, clock, log } = work
  let processed = 0
  for (const worker of workers) {
    if (stopping?.aborted) break
    const now = clock.now()
    const started = performance.now()
    try {
      if (!worker.perProcess && !(await claim(work, worker))) continue
      const isInOne = !worker.perProcess && !worker.hasOwnTransactions
      const count = isInOne
        ? await queries.transaction(db => worker.run(db, now, stopping))
        : await worker.run(queries, now, stopping)
      processed += count
      countRun(work, { worker: worker.name, result: 'succeeded' }, started)
      if (count && !worker.perProcess) log.info({ worker: worker.name, count }, 'background work is done')
    } catch (error) {
      countRun(work, { worker: worker.name, result: 'failed' }, started)
      log.error({ worker: worker.name, err: error }, 'background work has failed')
    }
  }
  return processed
}

/** How long runs take, in seconds. */
const createRunTimes = ({ metrics }: Kernel) =>
  metrics?.histogram({
    name: 'gatepost_worker_duration_seconds',
    help: 'Seconds that a run of background work in this process took, by result.',
    labelNames: ['worker', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60],
  })

/** Shows that none has failed, so that the first failure is an increase. */
export function declareRuns({ state }: Pick<Kernel, 'state'>, worker: string): void {
  for (const result of ['succeeded', 'failed']) state(createRunTimes)?.zero({ worker, result })
}

function countRun(
  { state }: Pick<Work, 'state'>,
  of: { worker: string; result: 'succeeded' | 'failed' },
  started: number,
): void {
  state(createRunTimes)?.observe(of, (performance.now() - started) / 1000)
}

/**
 * Moves the next due time of a shared worker. Only one of several replicas succeeds. A time further away than the interval
 * was written by a clock that was ahead, and waiting for it would stop the work everywhere. The time is read in the
 * statement: one that was read before might be older than that of a replica which has claimed it since.
 */
async function claim(
  { queries, clock }: Pick<Work, 'queries' | 'clock'>,
  { name, every = WORKER_INTERVAL }: Worker,
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
