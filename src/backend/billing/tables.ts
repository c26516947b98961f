import { integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { Receipt } from '#generated/billing/types.ts'
import { moment } from '#kernel/storage/tables.ts'

export const billing = pgSchema('billing')

/** Receipts as they were issued. Never changed: a later name or address does not belong on an old receipt. */
export const receipts = billing.table('receipts', {
  orderId: integer('order_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  document: jsonb('document').$type<Receipt>().notNull(),
  created: moment('created').notNull(),
})

/** Notices that a date has caused. Each is sent once. */
export const notices = billing.table('notices', {
  /** What it is about: `grace-ending:<number of the order>:<end, in seconds>`. */
  notice: text('notice').primaryKey(),
  created: moment('created').notNull(),
})
