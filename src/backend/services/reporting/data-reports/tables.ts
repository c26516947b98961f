import { sql } from 'drizzle-orm'
import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import type { DataReport } from '#generated/reporting/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { reporting } from '../tables.ts'

/** Wrong data that customers report. Their IDs are in the order in which they came. */
export const dataReports = reporting.table(
  'data_reports',
  {
    reportId: uuid('report_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Who gets an email about changes, if the report names no address. */
    userId: uuid('user_id').notNull(),
    created: timestampColumn('created').notNull(),
    changed: timestampColumn('changed').notNull(),
    address: text('address').notNull(),
    result: text('result').notNull(),
    field: text('field').$type<DataReport['field']>().notNull(),
    correctValue: text('correct_value').notNull(),
    comment: text('comment').notNull(),
    email: text('email'),
    status: text('status').$type<DataReport['status']>().notNull(),
    note: text('note').notNull(),
    version: integer('version').notNull().default(1),
  },
  table => [
    index('data_reports_account').on(table.accountId, table.reportId),
    index('data_reports_status').on(table.status, table.reportId),
    index('data_reports_open').on(table.reportId).where(sql`${table.status} in ('received', 'reviewing')`),
  ],
)
