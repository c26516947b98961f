import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Topic } from '#domain/notification/topics.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { wordsOf } from '#kernel/storage/words.ts'
import type { NoticeFacts } from './notices/facts.ts'

export const notification = pgSchema('notification')

/** Which notices people have turned on or off; without a row, the default applies. */
export const profileTopics = notification.table(
  'profile_topics',
  {
    userId: uuid('user_id').notNull(),
    topic: text('topic').notNull(),
    subscribed: boolean('subscribed').notNull(),
    changed: timestampColumn('changed').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.topic] })],
)

/** The time zone of people who have chosen one. */
export const profiles = notification.table('profiles', {
  userId: uuid('user_id').primaryKey(),
  /** As the tz database names it, such as `America/Denver`. */
  timeZone: text('time_zone').notNull(),
})

/** Who gets notices about an account, next to its members. */
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
    /** When the address was confirmed; null, or the zero date of old systems, means not yet. */
    confirmed: timestampColumn('confirmed'),
    /** Hash of the token in the last confirmation mail, and when that was sent. */
    linkHash: text('link_hash'),
    linkSent: timestampColumn('link_sent'),
    /** Whether that link has confirmed the address. */
    linkUsed: boolean('link_used').notNull().default(false),
    /** Since when the address takes no email; it gets nothing then, confirmed or not. */
    undeliverable: timestampColumn('undeliverable'),
    undeliverableReason: text('undeliverable_reason').$type<UndeliverableReason>(),
    /** At most one of an account. */
    primary: boolean('primary').notNull().default(false),
    /** Counts the edits, so that an edit based on an outdated version can be rejected. */
    version: integer('version').notNull().default(1),
    created: timestampColumn('created').notNull(),
    /** When it was deleted; it can be restored for a while. */
    deleted: timestampColumn('deleted'),
  },
  table => [
    index('contacts_by_account').on(table.accountId, table.contactId),
    index('contacts_words').using(
      'gin',
      wordsOf(table.email, table.firstName, table.lastName, table.company, table.position),
    ),
    uniqueIndex('contacts_email')
      .on(table.accountId, sql`lower(${table.email})`)
      .where(sql`${table.deleted} is null`),
    uniqueIndex('contacts_primary').on(table.accountId).where(sql`${table.primary}`),
    // The orders of the list.
    index('contacts_first')
      .on(table.accountId, table.primary.desc().nullsFirst(), table.contactId)
      .where(sql`${table.deleted} is null`),
    index('contacts_name')
      .on(table.accountId, sql`lower(${table.firstName} || ' ' || ${table.lastName})`, table.contactId)
      .where(sql`${table.deleted} is null`),
    // What bounces is known by its address alone.
    index('contacts_address').on(sql`lower(${table.email})`),
    index('contacts_undeliverable')
      .on(table.undeliverable, table.contactId)
      .where(sql`${table.undeliverable} is not null and ${table.deleted} is null`),
    index('contacts_deleted').on(table.deleted).where(sql`${table.deleted} is not null`),
  ],
)

export type UndeliverableReason = 'bounced' | 'complained'

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

/** What accounts are told, each once: the key says what it is about. The words are made when an email is. */
export const notices = notification.table(
  'notices',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    key: text('key').notNull(),
    facts: jsonb('facts').$type<NoticeFacts>().notNull(),
    created: timestampColumn('created').notNull(),
    /** When its recipients were found. */
    addressed: timestampColumn('addressed'),
  },
  table => [
    unique('notices_key').on(table.accountId, table.key),
    index('notices_unaddressed').on(table.noticeId).where(sql`${table.addressed} is null`),
  ],
)

/** A notice for one recipient. */
export const deliveries = notification.table(
  'deliveries',
  {
    noticeId: bigint('notice_id', { mode: 'number' })
      .notNull()
      .references(() => notices.noticeId, { onDelete: 'cascade' }),
    /** An address in lower case. */
    recipient: text('recipient').notNull(),
    accountId: integer('account_id').notNull(),
    /** `dropped`: the recipient had unsubscribed before an email was due. */
    state: text('state').$type<'waiting' | 'mailed' | 'dropped'>().notNull(),
    due: timestampColumn('due').notNull(),
    /** When its email was queued, or it was dropped. */
    done: timestampColumn('done'),
  },
  table => [
    primaryKey({ columns: [table.noticeId, table.recipient] }),
    index('deliveries_waiting').on(table.due).where(sql`${table.state} = 'waiting'`),
    index('deliveries_recipient').on(table.accountId, table.recipient, table.noticeId),
  ],
)

/** When a recipient last got an email of notices about an account. Its lock keeps two replicas apart. */
export const mailings = notification.table(
  'mailings',
  {
    accountId: integer('account_id').notNull(),
    recipient: text('recipient').notNull(),
    mailed: timestampColumn('mailed'),
  },
  table => [primaryKey({ columns: [table.accountId, table.recipient] })],
)

/** Events of the mail provider, by its ids, so that a repeated one changes nothing. */
export const mailEvents = notification.table(
  'mail_events',
  {
    eventId: text('event_id').primaryKey(),
    received: timestampColumn('received').notNull(),
  },
  table => [index('mail_events_received').on(table.received)],
)
