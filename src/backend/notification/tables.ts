import { boolean, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
