import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import type { KeptRule } from '../rejections/kinds.ts'
import { security } from '../tables.ts'

/** Calls of the address API; a partition for each UTC day (`kernel/jobs/partitions.ts`), so that old ones are dropped without a scan. */
export const requestLog = security.table(
  'request_log',
  {
    /** When the call began. */
    created: timestampColumn('created').notNull(),
    entryId: bigserial('entry_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    requestId: text('request_id').notNull(),
    keyId: uuid('key_id').notNull(),
    /** What the lookups counted against; null for a call that did not count. */
    licenseId: integer('license_id'),
    subscriptionId: integer('subscription_id'),
    /** operationId of the address API. */
    operation: text('operation').notNull(),
    status: integer('status').notNull(),
    /** Name and number of the error; null for a call that succeeded, or for an error without a number. */
    error: text('error'),
    code: bigint('code', { mode: 'number' }),
    rule: text('rule').$type<KeptRule>(),
    /** Milliseconds. */
    latency: integer('latency').notNull(),
    lookups: integer('lookups').notNull(),
    /** How many calls it stands for. */
    calls: integer('calls').notNull(),
    tag: text('tag'),
    host: text('host'),
    /** What the call contained, while that was on for its key. */
    sealedContent: text('sealed_content'),
  },
  table => [
    primaryKey({ columns: [table.created, table.entryId] }),
    index('request_log_by_time').on(table.accountId, table.created, table.entryId),
    index('request_log_by_key').on(table.accountId, table.keyId, table.created, table.entryId),
    index('request_log_by_operation').on(table.accountId, table.operation, table.created, table.entryId),
    index('request_log_by_tag')
      .on(table.accountId, table.tag, table.created, table.entryId)
      .where(sql`${table.tag} is not null`),
    // Most calls succeed, so all filters by status or error share it.
    index('request_log_errors')
      .on(table.accountId, table.created, table.entryId)
      .where(sql`${table.error} is not null`),
    index('request_log_by_request').on(table.accountId, table.requestId),
  ],
)
