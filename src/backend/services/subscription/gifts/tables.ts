import { bigint, index, integer, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { subscription } from '../tables.ts'

/**
 * What staff gave accounts, in cents of value: orders below their price, and lookups, days, and seats that they added. It
 * is counted by customer and day, so that many small gifts need a second person as one large gift does.
 */
export const gifts = subscription.table(
  'gifts',
  {
    giftId: bigint('gift_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    /** Null for what was given without an order. */
    orderId: integer('order_id'),
    /** What was changed without an order. Null for orders, and for changes by older releases. */
    subject: text('subject'),
    value: bigint('value', { mode: 'number' }).notNull(),
    given: timestampColumn('given').notNull(),
  },
  table => [
    index('gifts_by_account').on(table.accountId, table.given),
    index('gifts_by_order').on(table.orderId),
  ],
)
