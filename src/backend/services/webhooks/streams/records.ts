import { asc, eq, sql } from 'drizzle-orm'
import { readRequests, requestsToWire } from '#backend/services/security/public.ts'
import { LOG_STREAM_SETTLED } from '#generated/durations.ts'
import type { LogRecord } from '#generated/webhooks/types.ts'
import type { RecordedActivity } from '#kernel/contract/activity.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activityData } from '../events/activity.ts'
import { BATCH_LIMITS } from '../limits.ts'
import type { Batch } from './destinations.ts'
import { logStreamRecords, logStreams, type SourceRow, type StreamRow } from './tables.ts'

/** A record as it is sent. */
export const recordLine = (record: LogRecord): string => JSON.stringify(record)

/** Notes an entry of the activity log for each stream that gets it, in the transaction of the change. */
export async function emitToStreams(db: Queries, row: RecordedActivity): Promise<void> {
  const { accountId, activityId, created } = row
  const payload = recordLine({
    id: `activity-${activityId}`,
    source: 'activity',
    time: created.toISOString(),
    account_id: accountId,
    data: activityData(row),
  })
  // One indexed read, where no stream gets it.
  await db.execute(sql`
    insert into ${logStreamRecords} (stream_id, time, payload)
    select ${logStreams.streamId}, ${created.toISOString()}::timestamptz, ${payload}::text
    from ${logStreams}
    where ${logStreams.accountId} = ${accountId} and 'activity' = any(${logStreams.sources})`)
}

/** Records that wait, in order. */
export interface ReadBatch extends Batch {
  /** Whether there may be more. */
  isFull: boolean
  /** Time of the last record, and its number in the request log. */
  last: { time: Date; id: number }
  /** Forgets what the request log does not keep apart. To be called in the transaction that moves the cursor. */
  taken(db: Queries): Promise<unknown>
}

/** The next records of a log for a stream; undefined if none waits. */
export function readBatch(kernel: Kernel, stream: StreamRow, row: SourceRow): Promise<ReadBatch | undefined> {
  return row.source === 'activity' ? readActivity(kernel, stream) : readCalls(kernel, stream, row)
}

interface Waiting {
  line: string
  time: Date
  id: number
}

async function readActivity({ queries }: Kernel, stream: StreamRow): Promise<ReadBatch | undefined> {
  const { streamId, kind } = stream
  const { records: limit } = BATCH_LIMITS[kind]
  const rows = await queries
    .select()
    .from(logStreamRecords)
    .where(eq(logStreamRecords.streamId, streamId))
    .orderBy(asc(logStreamRecords.sequence))
    .limit(limit)
  const waiting = rows.map(({ payload: line, time, sequence: id }) => ({ line, time, id }))
  return toBatch(stream, 'activity', waiting, (db, numbers) =>
    // Only these: one with a lower number may have been committed since they were read.
    db
      .delete(logStreamRecords)
      .where(sql`${logStreamRecords.sequence} = any(${`{${numbers.join(',')}}`}::bigint[])`),
  )
}

/** The moment up to which all processes have written their calls. */
export const settledBy = (now: Date): Date => new Date(now.getTime() - LOG_STREAM_SETTLED)

async function readCalls(
  kernel: Kernel,
  stream: StreamRow,
  { cursorTime, cursorId }: SourceRow,
): Promise<ReadBatch | undefined> {
  const { accountId, kind } = stream
  const now = kernel.clock.now()
  const rows = await readRequests(kernel.queries, {
    accountId,
    now,
    after: { created: cursorTime.getTime(), entryId: cursorId },
    end: settledBy(now),
    direction: 'asc',
    limit: BATCH_LIMITS[kind].records,
  })
  const wires = await requestsToWire(kernel, rows)
  const waiting = wires.map((data, at) => {
    const id = rows[at]?.entryId ?? 0
    const line = recordLine({
      id: `requests-${id}`,
      source: 'requests',
      time: data.started,
      account_id: accountId,
      data,
    })
    return { line, time: new Date(data.started), id }
  })
  return toBatch(stream, 'requests', waiting, async () => {})
}

/** As many of the records as a batch of its kind has. */
function toBatch(
  { kind }: StreamRow,
  source: SourceRow['source'],
  waiting: readonly Waiting[],
  take: (db: Queries, numbers: number[]) => Promise<unknown>,
): ReadBatch | undefined {
  const { records, characters } = BATCH_LIMITS[kind]
  let size = 0
  const over = waiting.findIndex(({ line }, at) => {
    size += line.length + 1
    return at > 0 && size > characters
  })
  const chosen = over < 0 ? waiting : waiting.slice(0, over)
  const [first, last] = [chosen.at(0), chosen.at(-1)]
  if (!first || !last) return undefined
  return {
    source,
    lines: chosen.map(({ line }) => line),
    first: { id: (JSON.parse(first.line) as LogRecord).id, time: first.time },
    last,
    isFull: chosen.length === records || over >= 0,
    taken: db =>
      take(
        db,
        chosen.map(({ id }) => id),
      ),
  }
}
