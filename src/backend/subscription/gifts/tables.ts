import { bigint, index, integer } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { subscription } from '../tables.ts'

/**
 * What staff gave accounts, in cents of value: orders below their price, and lookups that they added. It is counted by
 * account and day, so that many small gifts need a second person as one large gift does.
 */
export const gifts = subscription.table(
  'gifts',
  {
    giftId: bigint('gift_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    /** Null for lookups that were added to a term. */
    orderId: integer('order_id'),
    value: bigint('value', { mode: 'number' }).notNull(),
    given: timestampColumn('given').notNull(),
  },
  table => [
    index('gifts_by_account').on(table.accountId, table.given),
    index('gifts_by_order').on(table.orderId),
  ],
)
