import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/tables.ts'

export const security = pgSchema('security')

export const secretKeys = security.table(
  'secret_keys',
  {
    keyId: uuid('key_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    label: text('label').notNull(),
    description: text('description').notNull(),
    /** The token, sealed, for reveals; its hash, for lookups; its last four characters, for lists. */
    sealedToken: text('sealed_token').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    tokenTail: text('token_tail').notNull(),
    created: moment('created').notNull(),
    paused: boolean('paused').notNull(),
    deactivated: moment('deactivated'),
    /** Set on a deleted key; past it the key is gone. */
    recoveryDeadline: moment('recovery_deadline'),
  },
  table => [
    index('secret_keys_by_created').on(table.accountId, table.created, table.keyId),
    index('secret_keys_by_label').on(table.accountId, sql`lower(${table.label})`, table.keyId),
  ],
)
