import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import type { EarlyPurchase, Subscription } from '#generated/subscription/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import type { StaffChange, StaffChanges } from './staff/change.ts'

export const subscription = pgSchema('subscription')

/** What is sold. `catalog-data.ts` fills this and the next tables at each start. */
export const licenses = subscription.table('licenses', {
  licenseId: integer('license_id').primaryKey(),
  /** What calls of the address APIs name it. */
  key: text('key').notNull().unique(),
  label: text('label').notNull(),
  description: text('description').notNull(),
  productLine: text('product_line').notNull(),
  productEdition: text('product_edition').notNull(),
  editionKey: text('edition_key').notNull(),
  editionLabel: text('edition_label').notNull(),
  regionLabel: text('region_label').notNull(),
  hostingKey: text('hosting_key').notNull(),
  hostingLabel: text('hosting_label').notNull(),
  group: text('group').notNull(),
  endpoints: jsonb('endpoints').$type<string[]>().notNull(),
  /** Whether price lists show it: neither a variant of another one nor for our own use. */
  isListed: boolean('is_listed').notNull(),
})

/** A term and a number of lookups of a license. Its price depends on the schedule. */
export const plans = subscription.table(
  'plans',
  {
    planId: integer('plan_id').primaryKey(),
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.licenseId),
    description: text('description').notNull(),
    days: integer('days').notNull(),
    months: integer('months').notNull(),
    lookups: bigint('lookups', { mode: 'number' }).notNull(),
    /** Lookups per second; null for no limit. */
    rateLimit: integer('rate_limit'),
    enhancedDataPrivacy: boolean('enhanced_data_privacy').notNull(),
    oneTimeFreeTrial: boolean('one_time_free_trial').notNull(),
    ongoingFree: boolean('ongoing_free').notNull(),
    renewable: boolean('renewable').notNull(),
    purchasable: boolean('purchasable').notNull(),
    discontinued: boolean('discontinued').notNull(),
    tier: integer('tier'),
    /** Seats that a running term brings to the account; 0 for trials and free plans. */
    seats: integer('seats').notNull().default(0),
    nextPlanId: integer('next_plan_id'),
  },
  table => [index('plans_license').on(table.licenseId)],
)

/** A price list: the public one, or that of one or more accounts. */
export const pricingSchedules = subscription.table('pricing_schedules', {
  scheduleId: integer('schedule_id').primaryKey(),
  label: text('label').notNull(),
})

/** What a plan costs on a schedule. */
export const prices = subscription.table(
  'prices',
  {
    scheduleId: integer('schedule_id')
      .notNull()
      .references(() => pricingSchedules.scheduleId),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.planId),
    /** Of a term, before tax, in US cents. */
    price: integer('price').notNull(),
  },
  table => [primaryKey({ columns: [table.scheduleId, table.planId] })],
)

/** Accounts that don't have the public schedule. */
export const accountSchedules = subscription.table('account_schedules', {
  accountId: integer('account_id').primaryKey(),
  scheduleId: integer('schedule_id')
    .notNull()
    .references(() => pricingSchedules.scheduleId),
})

/** Which state of the data the tables hold: one row. */
export const catalogStates = subscription.table('catalog_states', {
  stateId: integer('state_id').primaryKey(),
  hash: text('hash').notNull(),
})

/** A license that an account holds. */
export const tracks = subscription.table(
  'tracks',
  {
    trackId: integer('track_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 88_101 }),
    accountId: integer('account_id').notNull(),
    /** Number of a license in the catalog. */
    licenseId: integer('license_id').notNull(),
    /** Whether staff have suspended it, so that lookups are rejected for now. */
    suspended: boolean('suspended').notNull().default(false),
    /** The latest time that staff suspended or resumed it. */
    suspensionChange: jsonb('suspension_change').$type<StaffChange>(),
    created: timestampColumn('created').notNull(),
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
    created: timestampColumn('created').notNull(),
    start: timestampColumn('start').notNull(),
    expiration: timestampColumn('expiration'),
    /**
     * Day of the month on which it and the terms that follow it end, or the last day of a shorter month, unless its end
     * is moved. Null for terms of days and without an end, and for those that servers of the release before write.
     */
    anchorDay: integer('anchor_day'),
    /** The day of the term before, if this one has another because it started at another time than that one's end. */
    anchorMovedFrom: integer('anchor_moved_from'),
    termination: timestampColumn('termination'),
    /** Lookups of the term; 1e12 is unlimited. */
    issued: bigint('issued', { mode: 'number' }).notNull(),
    /** What is left. Below 0 if staff issued less than was used, which stays known; the API returns 0 for it. */
    remaining: bigint('remaining', { mode: 'number' }).notNull(),
    planId: integer('plan_id').notNull(),
    nextPlanId: integer('next_plan_id'),
    orderId: integer('order_id'),
    /** A custom rate limit, set by staff. */
    rateLimit: jsonb('rate_limit').$type<Subscription['rate_limit']>(),
    /** The latest change of each of these by staff. */
    staffChanges: jsonb('staff_changes').$type<StaffChanges>().notNull().default({}),
    autorenewDisabled: boolean('autorenew_disabled').notNull().default(false),
    /** Whether billing has taken up its renewal, or has seen that there is none, and need not look for it again. */
    renewalTaken: boolean('renewal_taken').notNull().default(false),
    /** Whether none are left. Its own column: an index on `remaining` would make each lookup update all indexes. */
    usedUp: boolean('used_up')
      .notNull()
      .generatedAlwaysAs(
        sql`issued > 0 and issued < ${sql.raw(String(UNLIMITED_LOOKUPS))} and remaining <= 0`,
      ),
  },
  table => [
    index('subscriptions_track').on(table.trackId, table.start),
    index('subscriptions_order').on(table.orderId),
    index('subscriptions_ending').on(table.expiration).where(isRenewing(table)),
    index('subscriptions_used_up')
      .on(sql`coalesce(${table.expiration}, 'infinity'::timestamptz)`)
      .where(sql`${table.termination} is null and ${table.usedUp}`),
  ],
)

/** What people have chosen about the renewal of a license, with the words that they agreed to. */
export const renewalChoices = subscription.table(
  'renewal_choices',
  {
    choiceId: integer('choice_id').primaryKey().generatedAlwaysAsIdentity(),
    trackId: integer('track_id')
      .notNull()
      .references(() => tracks.trackId),
    /** The current subscription at that time. */
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.subscriptionId),
    accountId: integer('account_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The member of staff who acted as this person. */
    actorUserId: uuid('actor_user_id'),
    choice: text('choice').$type<RenewalChoice>().notNull(),
    /** The plan that it renews with, or would. */
    planId: integer('plan_id').notNull(),
    /** What the plan cost the account for a term, before tax, in US cents; null if it had no price. */
    price: integer('price'),
    /** Version of the words, and the words themselves; null where no one was asked to agree. */
    version: text('version'),
    text: text('text'),
    chosen: timestampColumn('chosen').notNull(),
  },
  table => [index('renewal_choices_track').on(table.trackId, table.chosen)],
)

export type RenewalChoice = 'next-plan' | 'off' | 'on'

/** Consents to buy the next term early. The one of a track that is not over applies; a new cap is a new consent. */
export const earlyPurchaseConsents = subscription.table(
  'early_purchase_consents',
  {
    consentId: integer('consent_id').primaryKey().generatedAlwaysAsIdentity(),
    trackId: integer('track_id')
      .notNull()
      .references(() => tracks.trackId),
    accountId: integer('account_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The member of staff who acted as this person. */
    actorUserId: uuid('actor_user_id'),
    /** The plan and its price before tax, in cents, that the person agreed to. */
    planId: integer('plan_id').notNull(),
    price: integer('price').notNull(),
    /** The cap: terms bought early during one term, and cents in a calendar month (UTC) with tax. */
    maxTimes: integer('max_times').notNull(),
    monthlyLimit: integer('monthly_limit').notNull(),
    /** The card that was shown; with an order, the primary card when it was paid, null if without a card. */
    card: text('card'),
    version: text('version').notNull(),
    text: text('text').notNull(),
    consented: timestampColumn('consented').notNull(),
    /** When it was turned off or replaced. */
    over: timestampColumn('over'),
    /** The used-up term for which nothing was bought early, why, and when to look again. */
    stoppedTerm: integer('stopped_term'),
    stopReason: text('stop_reason').$type<StopReason>(),
    nextLook: timestampColumn('next_look'),
  },
  table => [uniqueIndex('early_purchase_consents_track').on(table.trackId).where(sql`${table.over} is null`)],
)

export type StopReason = NonNullable<EarlyPurchase['stopped']>

/** Used-up terms whose next term was bought early, or was bought already and started early. A term has one at most. */
export const earlyPurchases = subscription.table(
  'early_purchases',
  {
    subscriptionId: integer('subscription_id')
      .primaryKey()
      .references(() => subscriptions.subscriptionId),
    trackId: integer('track_id')
      .notNull()
      .references(() => tracks.trackId),
    consentId: integer('consent_id')
      .notNull()
      .references(() => earlyPurchaseConsents.consentId),
    /** What was bought; null where nothing had to be. */
    orderId: integer('order_id').unique(),
    /** Cents, tax included. */
    amount: integer('amount').notNull(),
    /** The term that it counts toward, and until when what is bought after it does so as well. */
    countsFor: integer('counts_for').notNull(),
    countedUntil: timestampColumn('counted_until'),
    bought: timestampColumn('bought').notNull(),
  },
  table => [index('early_purchases_track').on(table.trackId, table.bought)],
)

/** Terms whose renewal is on and is not taken up yet, in the words of the index above. */
export function isRenewing(
  table: Record<'termination' | 'autorenewDisabled' | 'renewalTaken', AnyPgColumn>,
): SQL {
  return sql`${table.termination} is null and not ${table.autorenewDisabled} and not ${table.renewalTaken}`
}

/**
 * Terms that people may have to hear of: added, moved, given back, or past a threshold of use. Triggers of the
 * migrations write it, whatever changes a term, and a lookup that passes no threshold costs nothing more. The reader of
 * an event deletes it.
 */
export const termEvents = subscription.table('term_events', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subscriptionId: integer('subscription_id').notNull(),
  kind: text('kind').$type<TermEventKind>().notNull(),
})

/** `moved`: it ends at another time. `resumed`: it was stopped, and is not any more. */
export type TermEventKind = 'added' | 'used' | 'moved' | 'resumed'
