import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { ownerAddressesOf } from '#backend/modules/people/public.ts'
import { SECOND } from '#domain/time/durations.ts'
import { LOG_STREAM_BATCHES_KEPT, WEBHOOK_KEPT, WEBHOOK_RETRIES } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { laneWorker } from '#kernel/jobs/lanes.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { nextDue } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { FIRST_PAUSE, LONGEST_STREAM_PAUSE } from '../limits.ts'
import { streamPaused } from '../mails.ts'
import { type ReadBatch, readBatch } from './records.ts'
import { destinationOf, type Outcome, sendBatch } from './sending.ts'
import {
  logStreamBatches,
  logStreamRecords,
  logStreamSources,
  logStreams,
  type SourceRow,
  type StreamRow,
} from './tables.ts'

/** Milliseconds between two looks for logs that are due. */
const INTERVAL = SECOND
/** How exactly the latest success of a stream is known: most batches write no row for it. */
const SUCCESS_ACCURACY = 10 * SECOND
/** How much of a response is kept with a batch that has failed. */
const KEPT_CHARACTERS = 1_000

/** Sends logs to streams: all replicas together, the batches of one log of a stream one after another. */
export function logStreamWorkers(kernel: Kernel): readonly Worker[] {
  const isWaiting = isNotNull(logStreamSources.nextAttempt)
  const queue = {
    table: logStreamSources,
    due: logStreamSources.nextAttempt,
    isWaiting: and(isWaiting, gt(logStreamSources.attempts, 0)),
  }
  return [
    {
      ...laneWorker(kernel, INTERVAL, {
        name: 'log-streams',
        table: logStreamSources,
        key: logStreamSources.sourceId,
        due: logStreamSources.nextAttempt,
        created: logStreamSources.created,
        isWaiting,
        lane: logStreamSources.streamId,
        laneOf: ({ streamId }) => streamId,
        claim: now => {
          const pause = sql`least(${FIRST_PAUSE}::float8 * 2 ^ least(${logStreamSources.attempts}, 20), ${LONGEST_STREAM_PAUSE}::float8)`
          return {
            attempts: sql`${logStreamSources.attempts} + 1`,
            claims: sql`${logStreamSources.claims} + 1`,
            nextAttempt: sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 millisecond'`,
          }
        },
        run: row => sendNext(kernel, row),
        fail: ({ streamId, source }, error) =>
          kernel.log.error({ err: error, streamId, source }, 'a log could not be sent'),
      }),
      // A clock that is moved does not stop at each look for new records.
      next: (db, now) => nextDue(db, queue, now),
    },
    purgeJob('purge-log-stream-records', logStreamRecords, ago =>
      lt(logStreamRecords.time, ago(WEBHOOK_KEPT)),
    ),
    purgeJob('purge-log-stream-batches', logStreamBatches, ago =>
      lt(logStreamBatches.attempted, ago(LOG_STREAM_BATCHES_KEPT)),
    ),
  ]
}

/** Sends the next batch of a log. */
async function sendNext(kernel: Kernel, row: SourceRow): Promise<void> {
  const { queries, clock } = kernel
  const [stream] = await queries.select().from(logStreams).where(eq(logStreams.streamId, row.streamId))
  if (!stream) return
  if (stream.pausedAt) return void (await release(queries, row, { nextAttempt: null }))
  const batch = await readBatch(kernel, stream, row)
  const later = new Date(clock.now().getTime() + stream.batchSeconds * SECOND)
  if (!batch) return void (await release(queries, row, { nextAttempt: later }))
  const outcome = await sendBatch(kernel, destinationOf(kernel, stream), batch)
  if (outcome.failure === null) await succeed(kernel, row, stream, { batch, outcome, later })
  else await fail(kernel, row, { batch, outcome })
}

/** Gives a log back, as this claim has left it. Returns whether no other claim has come since. */
async function release(db: Queries, row: SourceRow, change: Partial<SourceRow>): Promise<boolean> {
  const released = await db
    .update(logStreamSources)
    .set({ attempts: 0, ...change })
    .where(and(eq(logStreamSources.sourceId, row.sourceId), eq(logStreamSources.claims, row.claims)))
    .returning({ one: sql`1` })
  return released.length > 0
}

interface Sent {
  batch: ReadBatch
  outcome: Outcome
}

/** Notes that a batch was taken, and what comes next, in one transaction: both are so, or the batch is sent again. */
async function succeed(
  { queries, clock }: Kernel,
  row: SourceRow,
  stream: StreamRow,
  { batch, outcome, later }: Sent & { later: Date },
): Promise<void> {
  const now = clock.now()
  const { time, id } = batch.last
  await queries.transaction(async db => {
    const isOwn = await release(db, row, {
      nextAttempt: batch.isFull ? now : later,
      lastSent: time,
      ...(row.source === 'requests' && { cursorTime: time, cursorId: id }),
    })
    if (!isOwn) return
    await batch.taken(db)
    await store(db, row, { batch, outcome })
  })
  const { streamId, failingSince, lastSuccess } = stream
  if (!failingSince && lastSuccess && now.getTime() - lastSuccess.getTime() < SUCCESS_ACCURACY) return
  await queries
    .update(logStreams)
    .set({ lastSuccess: now, failingSince: null, lastError: null })
    .where(eq(logStreams.streamId, streamId))
}

/** Notes a failure. The claim has said already when the log is tried again. */
async function fail(kernel: Kernel, row: SourceRow, sent: Sent): Promise<void> {
  const { queries, clock } = kernel
  const now = clock.now()
  await store(queries, row, sent)
  const [stream] = await queries
    .update(logStreams)
    .set({
      lastFailure: now,
      lastError: sent.outcome.failure,
      failingSince: sql`coalesce(${logStreams.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(logStreams.streamId, row.streamId))
    .returning()
  if (stream?.failingSince && now.getTime() - stream.failingSince.getTime() >= WEBHOOK_RETRIES)
    await pauseFailing(kernel, stream.streamId, now)
}

const store = (db: Queries, { streamId, source }: SourceRow, { batch, outcome }: Sent) =>
  db.insert(logStreamBatches).values({
    streamId,
    source,
    attempted: outcome.attempted,
    duration: outcome.duration,
    recordCount: batch.lines.length,
    byteCount: outcome.byteCount,
    status: outcome.status,
    responseBody: outcome.failure === null ? '' : outcome.responseBody.slice(0, KEPT_CHARACTERS),
    failure: outcome.failure,
  })

/** Pauses a stream, and tells the owners once. */
async function pauseFailing(kernel: Kernel, streamId: string, now: Date): Promise<void> {
  await kernel.queries.transaction(async db => {
    const [paused] = await db
      .update(logStreams)
      .set({ pausedAt: now, pausedBy: 'failures' })
      .where(and(eq(logStreams.streamId, streamId), sql`${logStreams.pausedAt} is null`))
      .returning()
    if (!paused) return
    await setAside(db, streamId)
    const { accountId, url, failingSince, lastError } = paused
    const facts = {
      accountId,
      account: await accountLabelOf(db, accountId),
      url,
      failingSince: failingSince ?? now,
      error: lastError ?? '',
    }
    for (const to of await ownerAddressesOf(db, accountId))
      await queueMail(db, streamPaused.to(to, facts, kernel), now)
  })
}

/** The logs of a stream that is paused wait until it is resumed. */
export async function setAside(db: Queries, streamId: string): Promise<void> {
  await db.update(logStreamSources).set({ nextAttempt: null }).where(eq(logStreamSources.streamId, streamId))
}

/** Has the logs of a stream looked at now, with the whole time for retries. */
export async function schedule(db: Queries, streamId: string, now: Date): Promise<void> {
  await db
    .update(logStreamSources)
    .set({ nextAttempt: now, attempts: 0 })
    .where(eq(logStreamSources.streamId, streamId))
}
