import { sql } from 'drizzle-orm'
import { bigint, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { EndpointPause, LogSource, LogStreamKind } from '#generated/webhooks/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { webhooks } from '../tables.ts'

/** Destinations of customers that get logs. */
export const logStreams = webhooks.table(
  'log_streams',
  {
    streamId: uuid('stream_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<LogStreamKind>().notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    sources: text('sources').array().$type<LogSource[]>().notNull(),
    batchSeconds: integer('batch_seconds').notNull(),
    sealedSecret: text('sealed_secret'),
    headerName: text('header_name'),
    index: text('index'),
    region: text('region'),
    bucket: text('bucket'),
    prefix: text('prefix'),
    accessKeyId: text('access_key_id'),
    version: integer('version').notNull().default(1),
    created: timestampColumn('created').notNull(),
    pausedAt: timestampColumn('paused_at'),
    pausedBy: text('paused_by').$type<EndpointPause['by']>(),
    /** To ten seconds. */
    lastSuccess: timestampColumn('last_success'),
    lastFailure: timestampColumn('last_failure'),
    /** Since when no batch was taken. */
    failingSince: timestampColumn('failing_since'),
    /** Why the last batch has failed. */
    lastError: text('last_error'),
  },
  table => [index('log_streams_by_account').on(table.accountId, table.created, table.streamId)],
)

/** A log of a stream: how far it is, and when it is looked at next. The queue of the worker. */
export const logStreamSources = webhooks.table(
  'log_stream_sources',
  {
    sourceId: uuid('source_id').primaryKey(),
    streamId: uuid('stream_id')
      .notNull()
      .references(() => logStreams.streamId, { onDelete: 'cascade' }),
    source: text('source').$type<LogSource>().notNull(),
    /** The entry of the request log that was sent last: its time and its number. */
    cursorTime: timestampColumn('cursor_time').notNull(),
    cursorId: bigint('cursor_id', { mode: 'number' }).notNull().default(0),
    /** Time of the latest record that was taken. */
    lastSent: timestampColumn('last_sent'),
    /** Since a batch was taken last. */
    attempts: integer('attempts').notNull().default(0),
    /** Counts the claims, so that one that came too late changes nothing. */
    claims: bigint('claims', { mode: 'number' }).notNull().default(0),
    /** Null while the stream is paused. */
    nextAttempt: timestampColumn('next_attempt'),
    created: timestampColumn('created').notNull(),
  },
  table => [
    uniqueIndex('log_stream_sources_once').on(table.streamId, table.source),
    index('log_stream_sources_due').on(table.nextAttempt).where(sql`${table.nextAttempt} is not null`),
  ],
)

/**
 * Entries of the activity log that a stream has yet to get, written in the transaction of the change, and deleted in the
 * one that notes that they were taken. So none is missed, whenever a transaction ends.
 */
export const logStreamRecords = webhooks.table(
  'log_stream_records',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    streamId: uuid('stream_id')
      .notNull()
      .references(() => logStreams.streamId, { onDelete: 'cascade' }),
    /** When it happened. */
    time: timestampColumn('time').notNull(),
    /** The record, as JSON: the same bytes each time. */
    payload: text('payload').notNull(),
  },
  table => [
    index('log_stream_records_by_stream').on(table.streamId, table.sequence),
    index('log_stream_records_by_age').on(table.time),
  ],
)

/** What was sent, with what came back. */
export const logStreamBatches = webhooks.table(
  'log_stream_batches',
  {
    batchId: bigint('batch_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    streamId: uuid('stream_id')
      .notNull()
      .references(() => logStreams.streamId, { onDelete: 'cascade' }),
    source: text('source').$type<LogSource>().notNull(),
    attempted: timestampColumn('attempted').notNull(),
    /** In milliseconds. */
    duration: integer('duration').notNull(),
    recordCount: integer('record_count').notNull(),
    byteCount: integer('byte_count').notNull(),
    status: integer('status'),
    responseBody: text('response_body').notNull(),
    failure: text('failure'),
  },
  table => [
    index('log_stream_batches_by_stream').on(table.streamId, table.batchId),
    index('log_stream_failures').on(table.streamId, table.batchId).where(sql`${table.failure} is not null`),
    index('log_stream_batches_by_age').on(table.attempted),
  ],
)

export type StreamRow = typeof logStreams.$inferSelect
export type SourceRow = typeof logStreamSources.$inferSelect
