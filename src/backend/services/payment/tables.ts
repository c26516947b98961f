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
import { timestampColumn } from '#kernel/storage/tables.ts'
import type { CardNetwork, VendorName } from './vendors/vendor.ts'

export const payment = pgSchema('payment')

/** Cards of accounts. Their numbers are at the vendor alone. A deleted card has no row. */
export const cards = payment.table(
  'cards',
  {
    paymentMethodId: uuid('payment_method_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    vendor: text('vendor').$type<VendorName>().notNull(),
    /** The vendor's permanent token, which is worth nothing without the key of our account there. */
    cardToken: text('card_token').notNull(),
    /** The same for the same number, so that an account has a card once. */
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the token that the form gave, which adds one card. */
    formTokenHash: text('form_token_hash').notNull(),
    network: text('network').$type<CardNetwork>().notNull(),
    mask: text('mask').notNull(),
    /** Last month in which it is valid, as `2028-04`. */
    expiration: text('expiration').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    countryCode: text('country_code').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    created: timestampColumn('created').notNull(),
    /** The expiration that someone was told about before it came. */
    expiryTold: text('expiry_told'),
  },
  table => [
    unique('cards_fingerprint').on(table.accountId, table.vendor, table.fingerprint),
    uniqueIndex('cards_primary').on(table.accountId).where(sql`${table.isPrimary}`),
    index('cards_expiration').on(table.expiration),
  ],
)

/** Accounts that had a primary card and have none now. */
export const primaryGaps = payment.table('primary_gaps', {
  accountId: integer('account_id').primaryKey(),
  since: timestampColumn('since').notNull(),
})

/**
 * Accounts whose primary card is another one, or has other details, than when its changes were last taken. The
 * reader of a change deletes it.
 */
export const primaryChanges = payment.table('primary_changes', {
  accountId: integer('account_id').primaryKey(),
  changed: timestampColumn('changed').notNull(),
})

/** Cards that are deleted here, and not yet at the vendor. */
export const cardRemovals = payment.table(
  'card_removals',
  {
    vendor: text('vendor').$type<VendorName>().notNull(),
    cardToken: text('card_token').notNull(),
    created: timestampColumn('created').notNull(),
  },
  table => [primaryKey({ columns: [table.vendor, table.cardToken] })],
)

/** Signed events of the vendor. Each is stored once, before anything is done about it. */
export const vendorEvents = payment.table(
  'vendor_events',
  {
    vendor: text('vendor').$type<VendorName>().notNull(),
    eventId: text('event_id').notNull(),
    /** What we read in it, and no more: a vendor's event can say a lot about a person. */
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    received: timestampColumn('received').notNull(),
    /** When it was acted upon. */
    processed: timestampColumn('processed'),
  },
  table => [
    primaryKey({ columns: [table.vendor, table.eventId] }),
    index('vendor_events_open').on(table.received).where(sql`${table.processed} is null`),
  ],
)

/**
 * Why staff should look: a refund that no one asked for here, one that has failed, a charge that no attempt asked for, an
 * event of a type that we don't read, or one that could not be acted upon yet.
 */
export type NoticeKind =
  | 'refunded-outside'
  | 'refund-failed'
  | 'unknown-charge'
  | 'unknown-event'
  | 'failed-event'

/**
 * What the vendor told us that staff should look at: what we did not ask for, what has failed, and what we don't read.
 * Events of one type that we don't read are one notice, however many come.
 */
export const vendorNotices = payment.table(
  'vendor_notices',
  {
    noticeId: uuid('notice_id').primaryKey(),
    vendor: text('vendor').$type<VendorName>().notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What it is about: a refund of ours, the vendor's id of a charge or event, or the type of an event. */
    subject: text('subject').notNull(),
    /** The vendor's word for the latest event. */
    eventType: text('event_type'),
    /** The latest event. */
    eventId: text('event_id'),
    orderId: integer('order_id'),
    accountId: integer('account_id'),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }),
    /** How many events. */
    count: integer('count').notNull().default(1),
    first: timestampColumn('first').notNull(),
    latest: timestampColumn('latest').notNull(),
    /** When a member of staff has seen it. */
    seen: timestampColumn('seen'),
  },
  table => [
    unique('vendor_notices_subject').on(table.vendor, table.kind, table.subject),
    index('vendor_notices_latest').on(table.latest),
    index('vendor_notices_waiting').on(table.latest, table.noticeId).where(sql`${table.seen} is null`),
  ],
)

/** Which server has the test vendor, and until when without another sign of life: one row at most. */
export const testVendorLeases = payment.table('test_vendor_leases', {
  leaseId: integer('lease_id').primaryKey(),
  holder: uuid('holder').notNull(),
  until: timestampColumn('until').notNull(),
})
