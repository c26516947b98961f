import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { security } from '../tables.ts'

/** Keys whose calls return fixed responses. What counts, limits, or restricts other keys is not in this table. */
export const testKeys = security.table(
  'test_keys',
  {
    keyId: uuid('key_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    label: text('label').notNull(),
    /** As it is sent: it opens nothing, so it is neither sealed nor hashed. */
    token: text('token').notNull(),
    created: timestampColumn('created').notNull(),
    createdBy: uuid('created_by').notNull(),
    /** Set on a deleted key; past it the key is gone. */
    recoveryDeadline: timestampColumn('recovery_deadline'),
  },
  table => [index('test_keys_by_created').on(table.accountId, table.created, table.keyId)],
)
