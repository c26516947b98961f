import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { readRequests } from '#backend/services/security/public.ts'
import type { LogStream } from '#generated/webhooks/types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { settledBy } from './records.ts'
import { logStreamRecords, logStreamSources, logStreams, type SourceRow, type StreamRow } from './tables.ts'

interface Sought {
  streamId: string
  accountId: number
}

const matches = ({ streamId, accountId }: Sought) =>
  and(eq(logStreams.streamId, streamId), eq(logStreams.accountId, accountId))

/** All streams of an account, the newest first. */
export const streamsOf = (db: Queries, accountId: number): Promise<StreamRow[]> =>
  db
    .select()
    .from(logStreams)
    .where(eq(logStreams.accountId, accountId))
    .orderBy(desc(logStreams.created), desc(logStreams.streamId))

/** A stream of the account. Throws 404. */
export async function findStream(db: Queries, sought: Sought): Promise<StreamRow> {
  const [row] = await db.select().from(logStreams).where(matches(sought))
  if (!row) throw problem('not-found')
  return row
}

/** The same, and lets only one call at a time change it, until the transaction ends. */
export async function lockStream(db: Queries, sought: Sought): Promise<StreamRow> {
  const [row] = await db.select().from(logStreams).where(matches(sought)).for('update')
  if (!row) throw problem('not-found')
  return row
}

/** Changes a stream that is locked. */
export async function setStream(
  db: Queries,
  { streamId }: StreamRow,
  change: Partial<StreamRow>,
): Promise<StreamRow> {
  const [row] = await db.update(logStreams).set(change).where(eq(logStreams.streamId, streamId)).returning()
  if (!row) throw new Error('a stream that is locked is there')
  return row
}

/** A stream as the API returns it. */
export async function streamWire(db: Queries, row: StreamRow, now: Date): Promise<LogStream> {
  const { pausedAt, pausedBy } = row
  const sources = await db.select().from(logStreamSources).where(eq(logStreamSources.streamId, row.streamId))
  const progress: LogStream['progress'] = []
  for (const source of row.sources) {
    const found = sources.find(each => each.source === source)
    const behind = found && (await behindSince(db, row, found, now))
    progress.push({
      source,
      behind_since: behind?.toISOString() ?? null,
      last_sent: found?.lastSent?.toISOString() ?? null,
    })
  }
  return {
    stream_id: row.streamId,
    kind: row.kind,
    url: row.url,
    description: row.description,
    sources: row.sources,
    batch_seconds: row.batchSeconds,
    has_secret: row.sealedSecret !== null,
    header_name: row.headerName,
    index: row.index,
    region: row.region,
    bucket: row.bucket,
    prefix: row.prefix,
    access_key_id: row.accessKeyId,
    version: row.version,
    created: row.created.toISOString(),
    pause: pausedAt && { since: pausedAt.toISOString(), by: pausedBy ?? 'person' },
    health: {
      last_success: row.lastSuccess?.toISOString() ?? null,
      last_failure: row.lastFailure?.toISOString() ?? null,
      failing_since: row.failingSince?.toISOString() ?? null,
      last_error: row.lastError,
    },
    progress,
  }
}

/** Time of the oldest record that waits. */
async function behindSince(
  db: Queries,
  { accountId, streamId }: StreamRow,
  { source, cursorTime, cursorId }: SourceRow,
  now: Date,
): Promise<Date | undefined> {
  if (source === 'activity') {
    const [oldest] = await db
      .select({ time: logStreamRecords.time })
      .from(logStreamRecords)
      .where(eq(logStreamRecords.streamId, streamId))
      .orderBy(asc(logStreamRecords.sequence))
      .limit(1)
    return oldest?.time
  }
  const [oldest] = await readRequests(db, {
    accountId,
    now,
    after: { created: cursorTime.getTime(), entryId: cursorId },
    end: settledBy(now),
    direction: 'asc',
    limit: 1,
  })
  return oldest && new Date(oldest.created)
}

/** Begins and ends logs of a stream, so that it has those of `sources`. One that is begun is sent from now on. */
export async function setSources(
  db: Queries,
  { streamId, sources, pausedAt }: StreamRow,
  now: Date,
): Promise<void> {
  const wanted = `{${sources.join(',')}}`
  await db
    .delete(logStreamSources)
    .where(
      and(
        eq(logStreamSources.streamId, streamId),
        sql`not ${logStreamSources.source} = any(${wanted}::text[])`,
      ),
    )
  if (!sources.includes('activity'))
    await db.delete(logStreamRecords).where(eq(logStreamRecords.streamId, streamId))
  await db
    .insert(logStreamSources)
    .values(
      sources.map(source => ({
        sourceId: newId(now),
        streamId,
        source,
        cursorTime: now,
        nextAttempt: pausedAt ? null : now,
        created: now,
      })),
    )
    .onConflictDoNothing()
}
