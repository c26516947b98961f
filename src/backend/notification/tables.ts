import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/storage/tables.ts'

export const notification = pgSchema('notification')

/** Which notices people have turned on or off; without a row, the default applies. */
export const profileTopics = notification.table(
  'profile_topics',
  {
    userId: uuid('user_id').notNull(),
    topic: text('topic').notNull(),
    subscribed: boolean('subscribed').notNull(),
    changed: moment('changed').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.topic] })],
)

/** Who gets notices about an account, beside its members. */
export const contacts = notification.table(
  'contacts',
  {
    contactId: integer('contact_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 3400 }),
    accountId: integer('account_id').notNull(),
    company: text('company').notNull().default(''),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    position: text('position').notNull().default(''),
    /** When the address was confirmed; without it, the contact gets nothing. */
    confirmed: moment('confirmed'),
    /** At most one of an account. */
    primary: boolean('primary').notNull().default(false),
    created: moment('created').notNull(),
  },
  table => [
    index('contacts_by_account').on(table.accountId, table.contactId),
    uniqueIndex('contacts_email').on(table.accountId, sql`lower(${table.email})`),
    uniqueIndex('contacts_primary').on(table.accountId).where(sql`${table.primary}`),
  ],
)

/** The notices that contacts get. */
export const contactTopics = notification.table(
  'contact_topics',
  {
    contactId: integer('contact_id')
      .notNull()
      .references(() => contacts.contactId, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
  },
  table => [primaryKey({ columns: [table.contactId, table.topic] })],
)
