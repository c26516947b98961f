import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { subscription } from '../tables.ts'

/**
 * Who has had the free trial of a license, apart from the account: another account of the same person or company
 * gets none. The domain is that of a confirmed address, and is compared only for those of companies.
 */
export const trialUses = subscription.table(
  'trial_uses',
  {
    licenseId: integer('license_id').notNull(),
    accountId: integer('account_id').notNull(),
    userId: uuid('user_id').notNull(),
    mailbox: text('mailbox').notNull(),
    domain: text('domain'),
    started: timestampColumn('started').notNull(),
  },
  table => [
    primaryKey({ columns: [table.licenseId, table.userId, table.accountId] }),
    index('trial_uses_mailbox').on(table.licenseId, table.mailbox),
    index('trial_uses_domain').on(table.licenseId, table.domain),
  ],
)
