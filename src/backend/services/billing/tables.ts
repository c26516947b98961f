import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import type { Invoice, Receipt } from '#generated/billing/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const billing = pgSchema('billing')

/** Receipts as they were issued. Never changed: a later name or address does not belong on an old receipt. */
export const receipts = billing.table('receipts', {
  orderId: integer('order_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  document: jsonb('document').$type<Receipt>().notNull(),
  created: timestampColumn('created').notNull(),
})

/**
 * Invoices as they were issued, before their orders are paid. What later becomes of an order is not part of its invoice,
 * and neither is the customer's own number of it.
 */
export const invoices = billing.table('invoices', {
  orderId: integer('order_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  document: jsonb('document').$type<IssuedInvoice>().notNull(),
  created: timestampColumn('created').notNull(),
})

/** What of an invoice never changes. */
export type IssuedInvoice = Omit<Invoice, 'purchase_order' | 'paid' | 'approved' | 'canceled'>

/** Notices that a date has caused. Each is sent once. */
export const notices = billing.table('notices', {
  /** What it is about: `grace-ending:<number of the order>:<end, in seconds>`. */
  notice: text('notice').primaryKey(),
  created: timestampColumn('created').notNull(),
})

/**
 * How far the renewal of a term has come. `waiting`: its license is suspended. `blocked`: it can't be ordered.
 * `unpaid`: it is ordered, and to be charged. `settled`: nothing is owed for it any more. `ended`: it was not paid in
 * time, and only a person can still pay it. `dropped`: there is nothing to renew any more.
 */
export type RenewalState = 'waiting' | 'blocked' | 'unpaid' | 'settled' | 'ended' | 'dropped'

/** Renewals that are taken up. A term has one at most, so it never renews twice. */
export const renewals = billing.table(
  'renewals',
  {
    /** The term that renews. */
    subscriptionId: integer('subscription_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    state: text('state').$type<RenewalState>().notNull(),
    created: timestampColumn('created').notNull(),
    /** The order, once it is placed. */
    orderId: integer('order_id').unique(),
    /** Charges that failed, and when the first of them did. */
    failures: integer('failures').notNull().default(0),
    firstFailure: timestampColumn('first_failure'),
    /** Why it is blocked, or the last charge failed, in one word. */
    reason: text('reason'),
    /** The card that was tried last. */
    paymentMethodId: uuid('payment_method_id'),
    /** When the card is tried again, as people are told; null if it is not. */
    nextAttempt: timestampColumn('next_attempt'),
    /** When the engine looks at it next; null if nothing is left to do. */
    nextLook: timestampColumn('next_look'),
  },
  table => [
    index('renewals_due').on(table.nextLook).where(sql`${table.nextLook} is not null`),
    index('renewals_waiting').on(table.subscriptionId).where(sql`${table.state} = 'waiting'`),
    index('renewals_unpaid').on(table.accountId).where(sql`${table.state} = 'unpaid'`),
  ],
)

/** When to look next whether people have to hear that a term ends, renews or has ended. */
export const termWatches = billing.table(
  'term_watches',
  {
    subscriptionId: integer('subscription_id').primaryKey(),
    due: timestampColumn('due').notNull(),
  },
  table => [index('term_watches_due').on(table.due)],
)
