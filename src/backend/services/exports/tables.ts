import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const schema = pgSchema('exports')

/** Exports of accounts' data: at most one of each account. */
export const exports = schema.table(
  'exports',
  {
    exportId: uuid('export_id').primaryKey(),
    accountId: integer('account_id').notNull().unique(),
    requestedBy: uuid('requested_by').notNull(),
    created: timestampColumn('created').notNull(),
    finished: timestampColumn('finished'),
    /** Kinds of data that are in it, and where the next part of the one in progress begins. */
    kinds: integer('kinds').notNull().default(0),
    after: text('after'),
    /** Rows and documents that are in it, and their bytes. */
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    /** When its latest part was written: those that wait longest are next. */
    touched: timestampColumn('touched').notNull(),
  },
  table => [
    index('exports_running').on(table.touched).where(sql`${table.finished} is null`),
    index('exports_by_age').on(table.created),
  ],
)

/** Parts of the files of an export, in their order. */
export const exportParts = schema.table(
  'export_parts',
  {
    partId: bigint('part_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    exportId: uuid('export_id')
      .notNull()
      .references(() => exports.exportId, { onDelete: 'cascade' }),
    file: text('file').notNull(),
    /** In base64, compressed unless it is a document. */
    content: text('content').notNull(),
    isCompressed: boolean('is_compressed').notNull(),
  },
  table => [index('export_parts_files').on(table.exportId, table.file, table.partId)],
)

export type ExportRow = typeof exports.$inferSelect
