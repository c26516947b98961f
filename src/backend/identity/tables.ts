import { boolean, index, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/tables.ts'

export const identity = pgSchema('identity')

export const people = identity.table('people', {
  userId: uuid('user_id').primaryKey(),
  /** E-mail address in lower case. */
  username: text('username').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  pendingUsername: text('pending_username'),
  created: moment('created').notNull(),
  confirmed: moment('confirmed'),
})

/** Links of confirmation mails. Only the hash of a token is kept. */
export const confirmations = identity.table(
  'confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The password given together with this link; it becomes the person's when the link is confirmed. */
    passwordHash: text('password_hash').notNull(),
    openAccount: boolean('open_account').notNull(),
    created: moment('created').notNull(),
    expiration: moment('expiration').notNull(),
    used: moment('used'),
  },
  table => [index('confirmations_user').on(table.userId)],
)
