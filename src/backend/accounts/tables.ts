import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { DEFAULT_MAX_USERS } from './limits.ts'

/** The tables of this folder are in the schema of the service whose contract describes accounts. */
const authorization = pgSchema('authorization')

export const accounts = authorization.table('accounts', {
  accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 41000 }),
  label: text('label').notNull(),
  created: timestampColumn('created').notNull(),
  /** Seats without a paid plan; `seatsOf` of subscriptions adds what plans bring. */
  maxUsers: integer('max_users').notNull().default(DEFAULT_MAX_USERS),
})
