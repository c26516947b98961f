import { sql } from 'drizzle-orm'
import { bigint, index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { cents, orders, sales } from '../tables.ts'

/** Orders that change the plan of a license: once one is settled, its term takes the place of those that it replaces. */
export const planChanges = sales.table(
  'plan_changes',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    accountId: integer('account_id').notNull(),
    trackId: integer('track_id').notNull(),
    /** The sum of what is credited, by which the order costs less than its plan. */
    credit: cents('credit'),
    /** From when on no payment may begin: what is credited would be others' by then. */
    lapses: timestampColumn('lapses').notNull(),
    /** When it took place. */
    effective: timestampColumn('effective'),
  },
  table => [
    index('plan_changes_open').on(table.trackId).where(sql`${table.effective} is null`),
    index('plan_changes_lapses').on(table.lapses).where(sql`${table.effective} is null`),
  ],
)

/** The terms that a change of plan replaces, as its preview had them. */
export const replacedTerms = sales.table(
  'replaced_terms',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => planChanges.orderId),
    subscriptionId: integer('subscription_id').notNull(),
    /** Lookups that were left. What is used after that counts against the new term. */
    remaining: bigint('remaining', { mode: 'number' }).notNull(),
    /** What was used of its price, and what is credited, in cents before tax. */
    used: cents('used'),
    credit: cents('credit'),
  },
  table => [primaryKey({ columns: [table.orderId, table.subscriptionId] })],
)
