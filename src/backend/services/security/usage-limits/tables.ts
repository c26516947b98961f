import { bigint, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { security } from '../tables.ts'

/** The `key_id` of the limits of an account, which are for all of its keys together. */
export const WHOLE_ACCOUNT = '00000000-0000-0000-0000-000000000000'

/**
 * How many lookups a key, or an account, may make in a day and in a month of the account's time zone. The row holds the
 * latest period that was counted; what is counted from `ends` on begins another one.
 */
export const usageLimits = security.table(
  'usage_limits',
  {
    accountId: integer('account_id').notNull(),
    keyId: uuid('key_id').notNull(),
    period: text('period').$type<'day' | 'month'>().notNull(),
    maxLookups: bigint('max_lookups', { mode: 'number' }).notNull(),
    lookupsUsed: bigint('lookups_used', { mode: 'number' }).notNull(),
    starts: timestampColumn('starts').notNull(),
    ends: timestampColumn('ends').notNull(),
    /** Those of the account, so that a statement that counts reads no other row. */
    timeZone: text('time_zone').notNull(),
    alertPercents: integer('alert_percents').array().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.keyId, table.period] })],
)

/** The time zone of limits, and the shares at which people hear of them. An account without a row has `DEFAULT_SETTINGS`. */
export const usageSettings = security.table('usage_settings', {
  accountId: integer('account_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** In ascending order. */
  alertPercents: integer('alert_percents').array().notNull(),
})

/**
 * Usage limits that lookups have brought to a share at which people want to hear of it. A trigger of the migrations
 * writes it, in the transaction that counts. The reader of an event deletes it.
 */
export const usageLimitEvents = security.table('usage_limit_events', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  keyId: uuid('key_id').notNull(),
  period: text('period').$type<'day' | 'month'>().notNull(),
  maxLookups: bigint('max_lookups', { mode: 'number' }).notNull(),
  lookupsUsed: bigint('lookups_used', { mode: 'number' }).notNull(),
  starts: timestampColumn('starts').notNull(),
  ends: timestampColumn('ends').notNull(),
  timeZone: text('time_zone').notNull(),
  /** The highest share that is passed. */
  percent: integer('percent').notNull(),
})
