import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Kernel } from '../contract/context.ts'
import type { Queries } from '../storage/database.ts'
import type { WaitingRows, Worker } from './worker.ts'

/**
 * Rows of a table that are worked through outside of a transaction, by all replicas together: each row is claimed by one
 * of them right before its turn. The time is that of the database, wherever there is more than one process.
 */
export interface Queue<Table extends PgTable> extends WaitingRows {
  table: Table
  /** Its primary key. */
  key: PgColumn
  /** Until when a row is in the hands of a call, however early it is due. */
  claimedUntil?: PgColumn
  /**
   * What a claim writes. It puts off the time at which the row is due, so that no other replica finds it meanwhile, and one
   * finds it again if this process dies.
   */
  claim(now: Date): PgUpdateSetSource<Table>
  /** How many are claimed at once, and worked on side by side; one by default. */
  batch?: number
  /** Whether the table has a column `failure` for why the last attempt has failed. */
  storesFailure?: true
  /** Works on a row, which is as the claim has left it. */
  run(row: Table['$inferSelect']): Promise<unknown>
  /** Called with what `run` throws. One that fails holds up no other, and stays claimed until it is due again. */
  fail(row: Table['$inferSelect'], error: unknown): unknown
}

/**
 * A claim that counts an attempt, in a table with `attempts` and `nextAttempt`. The next one is due `firstPause`
 * milliseconds later, and each further one after twice the time.
 */
export const countAttempt =
  ({ attempts }: { attempts: PgColumn }, firstPause: number) =>
  (now: Date) => ({
    attempts: sql<number>`${attempts} + 1`,
    nextAttempt: sql`${now.toISOString()}::timestamptz
    + ${firstPause}::float8 * 2 ^ ${attempts} * interval '1 millisecond'`,
  })

/** A worker that works through a queue. */
export const queueWorker = <Table extends PgTable>(
  work: Pick<Kernel, 'queries' | 'clock'>,
  every: number,
  queue: Queue<Table>,
): Worker => ({
  name: queue.name,
  every,
  queues: [queue],
  perProcess: true,
  run: (_db, _now, stopping) => workThrough(work, queue, stopping),
  next: (db, now) => nextDue(db, queue, now),
})

/** Works on all rows that are due, those that have been due longest first. Returns how many there were. */
export async function workThrough<Table extends PgTable>(
  { queries, clock }: Pick<Kernel, 'queries' | 'clock'>,
  queue: Queue<Table>,
  stopping?: AbortSignal,
): Promise<number> {
  const { batch = 1 } = queue
  let count = 0
  while (!stopping?.aborted) {
    const rows = await claimRows(queries, queue, { now: clock.now(), batch })
    await Promise.all(
      rows.map(row =>
        queue.run(row).catch(async error => {
          await queue.fail(row, error)
          if (queue.storesFailure) await storeFailure(queries, queue, { row, error })
        }),
      ),
    )
    count += rows.length
    if (rows.length < batch) break
  }
  return count
}

/** How much of a message is kept. */
const FAILURE_LENGTH = 500

async function storeFailure<Table extends PgTable>(
  db: Queries,
  { table, key }: Queue<Table>,
  { row, error }: { row: Table['$inferSelect']; error: unknown },
): Promise<void> {
  const [keyName = ''] = Object.entries(getTableColumns(table)).find(([, column]) => column === key) ?? []
  const cause = error instanceof Error && error.cause ? ` (${error.cause})` : ''
  const failure = `${error}${cause}`.slice(0, FAILURE_LENGTH)
  const matches = eq(key, row[keyName as keyof typeof row])
  await db.execute(sql`update ${table} set failure = ${failure} where ${matches}`)
}

/** When the next row is due that is not due yet. */
export async function nextDue(
  db: Queries,
  { table, due, isWaiting }: Pick<Queue<PgTable>, 'table' | 'due' | 'isWaiting'>,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ due })
    .from(table)
    .where(and(isWaiting, gt(due, now)))
    .orderBy(asc(due))
    .limit(1)
  return row?.due as Date | undefined
}

/** Claims rows that are due, those that have been due longest first. */
export function claimRows<Table extends PgTable>(
  db: Queries,
  { table, key, due, isWaiting, claimedUntil, claim }: Queue<Table>,
  { now, batch }: { now: Date; batch: number },
): Promise<Table['$inferSelect'][]> {
  const isFree = claimedUntil && or(isNull(claimedUntil), lte(claimedUntil, now))
  const dueRows = db.$with('due_rows').as(
    db
      .select({ key })
      .from(table as PgTable)
      .where(and(isWaiting, lte(due, now), isFree))
      .orderBy(asc(due), asc(key))
      .limit(batch)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(dueRows)
    .update(table)
    .set(claim(now))
    .where(inArray(key, db.select({ key: dueRows.key }).from(dueRows)))
    .returning() as Promise<Table['$inferSelect'][]>
}
