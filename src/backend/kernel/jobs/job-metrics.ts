import { type SQL, sql } from 'drizzle-orm'
import type { Kernel } from '../contract/context.ts'
import { jobs } from '../storage/tables.ts'
import { declareRuns, type WaitingRows, type Worker } from './worker.ts'

/** Rows of a queue that are counted. More of them are shown as this many, so that a scrape stays cheap. */
const MOST_COUNTED = 10_000

/** How long shared workers have been due, and what waits in queues. One replica runs a shared worker for all. */
export function measureWorkers(kernel: Pick<Kernel, 'metrics' | 'state'>, workers: readonly Worker[]): void {
  const { metrics } = kernel
  if (!metrics) return
  const overdue = metrics.gauge({
    name: 'gatepost_worker_overdue_seconds',
    help: 'Seconds since background work that the replicas share should have run.',
    labelNames: ['worker'],
  })
  for (const { name } of workers) declareRuns(kernel, name)
  // Rows of jobs that no release has any more stay in the table.
  const names = new Set(workers.filter(({ perProcess }) => !perProcess).map(({ name }) => name))
  metrics.read([overdue], async (db, now) => {
    for (const { name, due } of await db.select().from(jobs))
      if (names.has(name)) overdue.set({ worker: name }, secondsBetween(due, now))
  })

  const labelNames = ['queue'] as const
  const rows = metrics.gauge({
    name: 'gatepost_queue_rows',
    help: `Rows that wait in a queue, at most ${MOST_COUNTED}.`,
    labelNames,
  })
  const age = metrics.gauge({
    name: 'gatepost_queue_age_seconds',
    help: 'Seconds since the oldest row of a queue was written.',
    labelNames,
  })
  const late = metrics.gauge({
    name: 'gatepost_queue_overdue_seconds',
    help: 'Seconds since the row of a queue that is due longest should have been worked on.',
    labelNames,
  })
  const queues = workers.flatMap(({ queues = [] }) => queues)
  metrics.read([rows, age, late], async (db, now) => {
    for (const queue of queues) {
      const { count, oldest, due } = await stateOf(db, queue)
      rows.set({ queue: queue.name }, count)
      age.set({ queue: queue.name }, oldest ? secondsBetween(oldest, now) : 0)
      late.set({ queue: queue.name }, due ? secondsBetween(due, now) : 0)
    }
  })
}

const secondsBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000)

/** Reads the rows in the order in which they are due, off the index that the queue itself takes them from. */
async function stateOf(
  db: Kernel['queries'],
  { table, due, created, isWaiting }: WaitingRows,
): Promise<{ count: number; oldest: Date | null; due: Date | null }> {
  const waiting = db
    .$with('waiting')
    .as(db.select({ due, created }).from(table).where(isWaiting).orderBy(due).limit(MOST_COUNTED))
  const [state] = await db
    .with(waiting)
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql`min(${waiting.created})`.mapWith(created) as SQL<Date | null>,
      due: sql`min(${waiting.due})`.mapWith(due) as SQL<Date | null>,
    })
    .from(waiting)
  return state ?? { count: 0, oldest: null, due: null }
}
