import { sql } from 'drizzle-orm'
import { index, integer, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DEFAULT_MAX_USERS } from '#domain/constants.ts'
import { moment } from '#kernel/tables.ts'

export const authorization = pgSchema('authorization')

export const accounts = authorization.table('accounts', {
  accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 41000 }),
  label: text('label').notNull(),
  created: moment('created').notNull(),
  /** Members and open invitations that it has room for. */
  maxUsers: integer('max_users').notNull().default(DEFAULT_MAX_USERS),
})

/** Who was asked to an account. Only the hash of the link's token is kept. */
export const invitations = authorization.table(
  'invitations',
  {
    invitationId: uuid('invitation_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** In lower case. */
    emailAddress: text('email_address').notNull(),
    roles: text('roles').array().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    created: moment('created').notNull(),
    expiration: moment('expiration').notNull(),
    accepted: moment('accepted'),
    /** Who accepted it. */
    userId: uuid('user_id'),
  },
  table => [
    // Whom two owners invite at once is invited once.
    uniqueIndex('invitations_pending')
      .on(table.accountId, table.emailAddress)
      .where(sql`${table.accepted} is null`),
    index('invitations_email').on(table.emailAddress),
  ],
)
