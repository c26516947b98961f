import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { payment } from '../tables.ts'
import type { DisputeState, VendorName } from '../vendors/vendor.ts'
import type { AttemptState } from './attempt-state.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Why a card was not charged. */
export type DeclineName = 'card-declined' | 'insufficient-funds' | 'expired-card' | NotConfirmed
export type NotConfirmed = 'authentication-failed' | 'customer-must-confirm'

/**
 * Attempts to charge a card for an order. Each is committed before the vendor is called, and its id is the
 * idempotency key there: a repeated request about the same attempt never charges twice.
 */
export const attempts = payment.table(
  'attempts',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    orderId: integer('order_id').notNull(),
    accountId: integer('account_id').notNull(),
    paymentMethodId: uuid('payment_method_id').notNull(),
    vendor: text('vendor').$type<VendorName>().notNull(),
    /** Kept here, because the card can be deleted in the meantime. */
    cardToken: text('card_token').notNull(),
    amount: cents('amount'),
    /** The caller and the Idempotency-Key of the call that began it: the same call again has its result. */
    requestKey: text('request_key').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    created: timestampColumn('created').notNull(),
    /**
     * A person was told that nothing is charged yet, and what to do. The next call for the same payment has its
     * result, even if an event or the recovery has settled it by then.
     */
    isResultDue: boolean('is_result_due').notNull().default(false),
    /** Until when someone asks the vendor about it; everyone else waits. Null when no one does. */
    claimedUntil: timestampColumn('claimed_until'),
    /** When the vendor was last told to charge, or could have been. */
    lastAsked: timestampColumn('last_asked').notNull(),
    /** When the recovery looks at it next, if it is still open then. */
    nextLook: timestampColumn('next_look').notNull(),
    looks: integer('looks').notNull().default(0),
    chargeId: text('charge_id'),
    declined: text('declined').$type<DeclineName>(),
    finished: timestampColumn('finished'),
  },
  table => [
    uniqueIndex('attempts_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('asking', 'challenge', 'processing')`),
    index('attempts_due')
      .on(table.nextLook)
      .where(sql`${table.state} in ('asking', 'challenge', 'processing')`),
    index('attempts_request').on(table.requestKey, table.created),
    index('attempts_order').on(table.orderId, table.created),
    index('attempts_charge').on(table.chargeId),
  ],
)

/** Finished attempts, and payments without a card. */
export const transactions = payment.table(
  'transactions',
  {
    transactionId: uuid('transaction_id').primaryKey(),
    /** Null without a card. */
    attemptId: uuid('attempt_id'),
    accountId: integer('account_id').notNull(),
    orderId: integer('order_id').notNull(),
    amount: cents('amount'),
    created: timestampColumn('created').notNull(),
    paymentForm: text('payment_form').$type<'card' | 'offline'>().notNull(),
    paymentMethodId: uuid('payment_method_id'),
    vendor: text('vendor').$type<VendorName>(),
    /** The vendor's id of the charge. */
    gatewayId: text('gateway_id'),
    gatewayMessage: text('gateway_message'),
    gatewayResponse: text('gateway_response').$type<'approved' | 'declined'>(),
    referenceNumber: text('reference_number'),
    /** Of a bank transfer, the reference on the statement of our bank and the day that the money arrived. */
    bankReference: text('bank_reference'),
    received: date('received'),
    refundedAmount: cents('refunded_amount').default(0),
    /** What banks dispute of it or have taken back, which can't be refunded. */
    disputedAmount: cents('disputed_amount').default(0),
    voided: timestampColumn('voided'),
  },
  table => [
    // A charge of the vendor is recorded once, and so is the money of an attempt.
    uniqueIndex('transactions_charge')
      .on(table.vendor, table.gatewayId)
      .where(sql`${table.gatewayResponse} = 'approved'`),
    uniqueIndex('transactions_attempt').on(table.attemptId).where(sql`${table.gatewayResponse} = 'approved'`),
    uniqueIndex('transactions_reference')
      .on(table.referenceNumber)
      .where(sql`${table.referenceNumber} is not null`),
    index('transactions_list').on(table.accountId, table.created, table.transactionId),
    index('transactions_order').on(table.orderId, table.created, table.transactionId),
    index('transactions_report').on(table.paymentForm, table.created),
    // Declined ones have an id of the vendor too.
    index('transactions_gateway').on(table.gatewayId),
  ],
)

/** `asking`: the vendor is or may be asked; `pending`: accepted, and an event says how it ends. */
export type RefundState = 'asking' | 'pending' | 'succeeded' | 'failed'

/** Refunds. Each reserves its amount before the vendor is called, and its id is the idempotency key there. */
export const refunds = payment.table(
  'refunds',
  {
    refundId: uuid('refund_id').primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.transactionId),
    amount: cents('amount'),
    reason: text('reason').notNull(),
    requestKey: text('request_key').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    created: timestampColumn('created').notNull(),
    claimedUntil: timestampColumn('claimed_until'),
    nextLook: timestampColumn('next_look').notNull(),
    looks: integer('looks').notNull().default(0),
    /** The vendor's id. */
    gatewayId: text('gateway_id'),
    finished: timestampColumn('finished'),
  },
  table => [
    index('refunds_transaction').on(table.transactionId),
    index('refunds_request').on(table.requestKey),
    index('refunds_gateway').on(table.gatewayId),
    index('refunds_due').on(table.nextLook).where(sql`${table.state} in ('asking', 'pending')`),
    index('refunds_report').on(table.created),
  ],
)

/** Disputes of payments, as the vendor says they stand. */
export const disputes = payment.table(
  'disputes',
  {
    disputeId: uuid('dispute_id').primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.transactionId),
    vendor: text('vendor').$type<VendorName>().notNull(),
    /** The vendor's id. */
    gatewayId: text('gateway_id').notNull(),
    amount: cents('amount'),
    state: text('state').$type<DisputeState>().notNull(),
    reason: text('reason').notNull(),
    /** What of it the vendor has taken from us, as our ledger has it. */
    withdrawn: cents('withdrawn').default(0),
    created: timestampColumn('created').notNull(),
    respondBy: timestampColumn('respond_by'),
    /** When we heard how it ended. */
    closed: timestampColumn('closed'),
  },
  table => [
    unique('disputes_gateway').on(table.vendor, table.gatewayId),
    index('disputes_transaction').on(table.transactionId),
    index('disputes_open').on(table.respondBy, table.disputeId).where(sql`${table.closed} is null`),
  ],
)

/** Money that the vendor took from us for a dispute, or gave back: cents, below 0 when they left us. */
export const disputeMovements = payment.table(
  'dispute_movements',
  {
    movementId: uuid('movement_id').primaryKey(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.disputeId),
    amount: cents('amount'),
    /** When we heard of it. */
    created: timestampColumn('created').notNull(),
  },
  table => [
    index('dispute_movements_dispute').on(table.disputeId),
    index('dispute_movements_report').on(table.created),
  ],
)

/** The last number of each day that a reference number was given. */
export const referenceDays = payment.table('reference_days', {
  day: date('day').primaryKey(),
  last: integer('last').notNull(),
})
