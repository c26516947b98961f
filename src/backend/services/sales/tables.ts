import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Address, TaxCertificateState } from '#generated/sales/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const sales = pgSchema('sales')

export const cents = (name: string) => bigint(name, { mode: 'number' }).notNull()
/** A tax rate in millionths: 0.0725 is 72500. */
const rate = (name: string) => integer(name).notNull().default(0)

/** Who placed an order: a customer, staff at agreed amounts or as a gift, or the renewal of a term. */
export type OrderOrigin = 'customer' | 'custom' | 'donated' | 'renewal'

/**
 * Orders. An order is pending while it is neither processed, approved, nor canceled; `orderState` of the domain says
 * what it is. The amounts are the sums of the items'.
 */
export const orders = sales.table(
  'orders',
  {
    // Examples of the contracts and their orders come before.
    orderId: integer('order_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 560_501 }),
    accountId: integer('account_id').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull().default('customer'),
    /** Who placed it; null for orders that no one did, such as those of tests and the demo. */
    placedBy: uuid('placed_by'),
    /** The Idempotency-Key that placed it, and a hash of what it asked for: kept as long as the order. */
    intentId: text('intent_id'),
    intentHash: text('intent_hash'),
    placed: timestampColumn('placed').notNull(),
    /** When it was paid. */
    processed: timestampColumn('processed'),
    /** When staff approved it without a payment. */
    approved: timestampColumn('approved'),
    /**
     * When it was canceled: a gift that was declined, withdrawn, or undone, a change of plan that was not paid, or an
     * order whose transfer did not arrive.
     */
    canceled: timestampColumn('canceled'),
    /**
     * Cents that what staff give with it is worth by its lookups, together with what they gave the account before it on
     * that day. Null for other orders, and for those of older releases.
     */
    worth: bigint('worth', { mode: 'number' }),
    /** Of a gift, the id that staff gave it so that they can undo it. */
    giftChange: uuid('gift_change'),
    /** Until when its subscriptions work unpaid. */
    gracePeriodEnd: timestampColumn('grace_period_end'),
    /** When its subscriptions were stopped, since it was not paid in time. */
    graceEnded: timestampColumn('grace_ended'),
    /** Until when its bank transfer has to arrive; null if it is paid in another way. */
    transferDue: timestampColumn('transfer_due'),
    /** When it is canceled if no transfer has arrived; set with the day that it is due. */
    transferEnds: timestampColumn('transfer_ends'),
    /** The customer's own number of it, which documents show. */
    purchaseOrder: text('purchase_order'),
    amount: cents('amount'),
    unitAmount: cents('unit_amount'),
    taxAmount: cents('tax_amount'),
    totalAmount: bigint('total_amount', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`amount + tax_amount`),
    saasTaxRate: rate('saas_tax_rate'),
    dataTaxRate: rate('data_tax_rate'),
    /** The address that determines the tax; null for an order that was placed without one. */
    address: jsonb('address').$type<Address>(),
    /** Of the latest change of that address, if staff gave it an id so that they can undo it. */
    addressChange: uuid('address_change'),
  },
  table => [
    unique('orders_intent').on(table.accountId, table.intentId),
    index('orders_list').on(table.accountId, table.placed, table.orderId),
    index('orders_total').on(table.accountId, table.totalAmount, table.orderId),
    index('orders_pending')
      .on(table.accountId)
      .where(sql`${table.processed} is null and ${table.approved} is null`),
    index('orders_grace').on(table.gracePeriodEnd).where(isUnpaid(table)),
    index('orders_unapproved').on(table.placed, table.orderId).where(isUnapproved(table)),
    index('orders_transfers').on(table.transferDue, table.orderId).where(isAwaitingTransfer(table)),
  ],
)

type OrderColumns = Record<
  'processed' | 'approved' | 'canceled' | 'graceEnded' | 'gracePeriodEnd' | 'origin' | 'transferDue',
  AnyPgColumn
>

/** Orders whose bank transfer has not arrived yet. */
export function isAwaitingTransfer(
  table: Pick<OrderColumns, 'processed' | 'approved' | 'canceled' | 'transferDue'>,
): SQL {
  return sql`${table.transferDue} is not null and ${table.processed} is null and ${table.approved} is null and ${table.canceled} is null`
}

/** Orders that wait for their payment, in the words of the index above. */
export function isUnpaid(table: OrderColumns): SQL {
  return sql`${table.processed} is null and ${table.approved} is null and ${table.graceEnded} is null`
}

/** Those of them that wait without a grace period, which staff may approve. */
export function isUnapproved(table: OrderColumns): SQL {
  return sql`${isUnpaid(table)} and ${table.canceled} is null and ${table.gracePeriodEnd} is null and ${table.origin} <> 'renewal'`
}

/** The plans of an order, in the order of the request. */
export const orderItems = sales.table(
  'order_items',
  {
    itemId: integer('item_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 910_801 }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    position: integer('position').notNull(),
    planId: integer('plan_id').notNull(),
    lookups: bigint('lookups', { mode: 'number' }).notNull(),
    amount: cents('amount'),
    unitAmount: cents('unit_amount'),
    taxAmount: cents('tax_amount'),
    /** The subscription that it gave, once it has. */
    subscriptionId: integer('subscription_id'),
  },
  table => [unique('order_items_order').on(table.orderId, table.position)],
)

export type OrderEventKind =
  | 'placed'
  | 'invoiced'
  | 'paid'
  | 'payment-failed'
  | 'approved'
  | 'canceled'
  | 'refunded'
  | 'refund-failed'
  | 'disputed'
  | 'dispute-won'
  | 'dispute-lost'
  | 'grace-ended'

/** What happened to an order, each written in the transaction that did it. */
export const orderEvents = sales.table(
  'order_events',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    at: timestampColumn('at').notNull(),
    /** Cents that were paid or refunded, or that a card was not charged. */
    amount: bigint('amount', { mode: 'number' }),
    transactionId: uuid('transaction_id'),
    /** Why, in one word: the reason of a declined card. */
    reason: text('reason'),
    /** Whether an email about it is due, was queued, or is not wanted. */
    mail: text('mail').$type<'due' | 'queued' | 'none'>().notNull(),
  },
  table => [
    index('order_events_order').on(table.orderId, table.eventId),
    index('order_events_mail').on(table.eventId).where(sql`${table.mail} = 'due'`),
  ],
)

/** Billing addresses of accounts; the latest is the current one. */
export const taxableLocations = sales.table(
  'taxable_locations',
  {
    locationId: integer('location_id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    thoroughfare: text('thoroughfare').notNull(),
    suite: text('suite'),
    locality: text('locality').notNull(),
    administrativeArea: text('administrative_area').notNull(),
    postalCode: text('postal_code').notNull(),
    countryIso3: text('country_iso3').notNull(),
    created: timestampColumn('created').notNull(),
  },
  table => [index('taxable_locations_account').on(table.accountId, table.locationId)],
)

/** Declarations that an account is tax-exempt; the latest counts. */
export const taxExemptions = sales.table(
  'tax_exemptions',
  {
    exemptionId: integer('exemption_id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    /** When it begins and expires. */
    timestamp: timestampColumn('timestamp').notNull(),
    expiration: timestampColumn('expiration'),
    note: text('note'),
    declared: timestampColumn('declared').notNull(),
    declaredBy: uuid('declared_by').notNull(),
    revoked: timestampColumn('revoked'),
  },
  table => [
    index('tax_exemptions_account').on(table.accountId, table.exemptionId),
    index('tax_exemptions_ending')
      .on(table.expiration, table.exemptionId)
      .where(sql`${table.revoked} is null`),
  ],
)

/** Files that prove that an account is tax-exempt, and what staff have decided about them. */
export const taxCertificates = sales.table(
  'tax_certificates',
  {
    certificateId: uuid('certificate_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    name: text('name').notNull(),
    uploaded: timestampColumn('uploaded').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    state: text('state').$type<TaxCertificateState>().notNull(),
    /** Why it was rejected, for the customer. */
    rejection: text('rejection'),
    reviewed: timestampColumn('reviewed'),
    reviewedBy: uuid('reviewed_by'),
  },
  table => [
    index('tax_certificates_account').on(table.accountId, table.certificateId),
    uniqueIndex('tax_certificates_waiting').on(table.accountId).where(sql`${table.state} = 'waiting'`),
    index('tax_certificates_to_review')
      .on(table.uploaded, table.certificateId)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

/** Their content in base64, which no list reads. */
export const taxCertificateFiles = sales.table('tax_certificate_files', {
  certificateId: uuid('certificate_id')
    .primaryKey()
    .references(() => taxCertificates.certificateId),
  content: text('content').notNull(),
})

/**
 * Consents to buy the next terms early that came with an order, for each item. They apply once the order is paid or
 * approved: the subscription service has those. Never changed.
 */
export const orderedEarlyPurchases = sales.table('ordered_early_purchases', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => orderItems.itemId),
  userId: uuid('user_id').notNull(),
  /** The member of staff who acted as this person. */
  actorUserId: uuid('actor_user_id'),
  /** The price of a term before tax, in cents, that the person agreed to. */
  price: integer('price').notNull(),
  /** The cap: terms bought early during one term, and cents in a calendar month (UTC) with tax. */
  maxTimes: integer('max_times').notNull(),
  monthlyLimit: integer('monthly_limit').notNull(),
  version: text('version').notNull(),
  text: text('text').notNull(),
  consented: timestampColumn('consented').notNull(),
})

/** Consents to automatic renewal: who agreed when to which words, for each item that renews. Never changed. */
export const renewalConsents = sales.table('renewal_consents', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => orderItems.itemId),
  accountId: integer('account_id').notNull(),
  userId: uuid('user_id').notNull(),
  version: text('version').notNull(),
  text: text('text').notNull(),
  consented: timestampColumn('consented').notNull(),
})
