import { boolean, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/storage/tables.ts'

export const notification = pgSchema('notification')

/** What people have chosen to get notices of, and what not; where there is no row the default holds. */
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
