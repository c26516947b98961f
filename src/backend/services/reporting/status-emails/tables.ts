import { sql } from 'drizzle-orm'
import { index, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { reporting } from '../tables.ts'

/** Addresses that asked for emails about incidents. One is subscribed if it confirmed since it last unsubscribed. */
export const statusSubscribers = reporting.table('status_subscribers', {
  subscriberId: uuid('subscriber_id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  /** The latest email with a link to subscribe. */
  mailed: timestampColumn('mailed').notNull(),
  confirmed: timestampColumn('confirmed'),
  unsubscribed: timestampColumn('unsubscribed'),
})

/** News of incidents that subscribers get an email about. */
export const incidentNews = reporting.table(
  'incident_news',
  {
    /** When its incident started, and when it was written. */
    newsId: text('news_id').primaryKey(),
    noticed: timestampColumn('noticed').notNull(),
    /** The last of the subscribers whose email is queued, in the order of their IDs. */
    after: uuid('after'),
    /** When all of them were. */
    finished: timestampColumn('finished'),
  },
  table => [index('incident_news_left').on(table.noticed).where(sql`${table.finished} is null`)],
)
