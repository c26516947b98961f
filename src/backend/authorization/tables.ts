import { sql } from 'drizzle-orm'
import { index, integer, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const authorization = pgSchema('authorization')

/** People who were invited to an account. Only the hash of the link's token is stored. */
export const invitations = authorization.table(
  'invitations',
  {
    invitationId: uuid('invitation_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** In lower case. */
    emailAddress: text('email_address').notNull(),
    roles: text('roles').array().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    created: timestampColumn('created').notNull(),
    expiration: timestampColumn('expiration').notNull(),
    accepted: timestampColumn('accepted'),
    /** The person who accepted it. */
    userId: uuid('user_id'),
  },
  table => [
    // A person whom two owners invite at once is invited once.
    uniqueIndex('invitations_pending')
      .on(table.accountId, table.emailAddress)
      .where(sql`${table.accepted} is null`),
    index('invitations_email').on(table.emailAddress),
  ],
)
