import { bigint, boolean, index, integer, jsonb, pgSchema, unique } from 'drizzle-orm/pg-core'
import type { Subscription } from '#generated/subscription/types.ts'
import { moment } from '#kernel/storage/tables.ts'

export const subscription = pgSchema('subscription')

/** A license that an account holds. */
export const tracks = subscription.table(
  'tracks',
  {
    trackId: integer('track_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 88_101 }),
    accountId: integer('account_id').notNull(),
    /** Number of a license in the catalog. */
    licenseId: integer('license_id').notNull(),
    /** Whether staff have suspended it, so that lookups are refused for now. */
    suspended: boolean('suspended').notNull().default(false),
    created: moment('created').notNull(),
  },
  table => [unique('tracks_license').on(table.accountId, table.licenseId)],
)

/** One term on a track. */
export const subscriptions = subscription.table(
  'subscriptions',
  {
    subscriptionId: integer('subscription_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 700_401 }),
    trackId: integer('track_id')
      .notNull()
      .references(() => tracks.trackId),
    created: moment('created').notNull(),
    start: moment('start').notNull(),
    expiration: moment('expiration'),
    termination: moment('termination'),
    /** Lookups of the term; 1e12 is unlimited. */
    issued: bigint('issued', { mode: 'number' }).notNull(),
    remaining: bigint('remaining', { mode: 'number' }).notNull(),
    planId: integer('plan_id').notNull(),
    nextPlanId: integer('next_plan_id'),
    orderId: integer('order_id'),
    /** A custom rate limit, set by staff. */
    rateLimit: jsonb('rate_limit').$type<Subscription['rate_limit']>(),
    autorenewDisabled: boolean('autorenew_disabled').notNull().default(false),
  },
  table => [
    index('subscriptions_track').on(table.trackId, table.start),
    index('subscriptions_order').on(table.orderId),
  ],
)
