import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/tables.ts'

export const authorization = pgSchema('authorization')

export const accounts = authorization.table('accounts', {
  accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 41000 }),
  label: text('label').notNull(),
  created: moment('created').notNull(),
})
