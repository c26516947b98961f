import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { HOUR, MINUTE, SECOND } from '#domain/time/durations.ts'
import type { Kernel } from '../contract/context.ts'
import type { Queries } from '../storage/database.ts'
import { outcomes } from '../storage/tables.ts'
import { purgeJob } from './purge.ts'
import type { Worker } from './worker.ts'

/** Milliseconds between two writes of a process. */
const PACE = 15 * SECOND

/** Calls that went well, and calls without a response or with one of no use. */
interface Counts {
  succeeded: number
  failed: number
}

/** Calls to each server of another company since the last write: a call waits for no write of a count. */
const createCounts = () => new Map<string, Counts>()

/** The same calls for `/metrics`, of this process. */
const createCallCounter = ({ metrics }: Kernel) =>
  metrics?.counter({
    name: 'gatepost_vendor_calls_total',
    help: 'Calls to servers of other companies, by what they do for us and result.',
    labelNames: ['vendor', 'result'],
  })

/** Declares it, so that it is shown before the first call. */
export const measureOutcomes = ({ state }: Pick<Kernel, 'state'>) => void state(createCallCounter)

/** Counts a call to the server of another company, such as `payments`. */
export function countOutcome({ state }: Pick<Kernel, 'state'>, name: string, isSuccess: boolean): void {
  state(createCallCounter)?.inc({ vendor: name, result: isSuccess ? 'succeeded' : 'failed' })
  const counts = state(createCounts)
  const { succeeded, failed } = counts.get(name) ?? { succeeded: 0, failed: 0 }
  counts.set(name, isSuccess ? { succeeded: succeeded + 1, failed } : { succeeded, failed: failed + 1 })
}

/** Each process writes what it has counted; one of them deletes what no reader asks for any more. */
export const outcomeWorkers = ({ state }: Pick<Kernel, 'state'>): readonly Worker[] => [
  {
    name: 'outcomes',
    every: PACE,
    perProcess: true,
    run: (db, now) => writeCounts(db, state(createCounts), now),
  },
  purgeJob('purge-outcomes', outcomes, ago => lt(outcomes.minute, ago(HOUR))),
]

async function writeCounts(db: Queries, counts: Map<string, Counts>, now: Date): Promise<number> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)
  const rows = [...counts].map(([name, counted]) => ({ name, minute, ...counted }))
  counts.clear()
  if (rows.length)
    await db
      .insert(outcomes)
      .values(rows)
      .onConflictDoUpdate({
        target: [outcomes.name, outcomes.minute],
        set: {
          succeeded: sql`${outcomes.succeeded} + excluded.succeeded`,
          failed: sql`${outcomes.failed} + excluded.failed`,
        },
      })
  return rows.length
}

/** How the calls went since a time, as far as it is less than an hour ago. */
export async function outcomesSince(db: Queries, name: string, since: Date): Promise<Counts> {
  const [sum] = await db
    .select({
      succeeded: sql<number>`coalesce(sum(${outcomes.succeeded}), 0)::int`,
      failed: sql<number>`coalesce(sum(${outcomes.failed}), 0)::int`,
    })
    .from(outcomes)
    .where(and(eq(outcomes.name, name), gt(outcomes.minute, since)))
  return sum ?? { succeeded: 0, failed: 0 }
}
