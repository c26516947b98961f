import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const ledger = pgSchema('ledger')

/**
 * What an account of the ledger stands for. Money that the vendor of the card holds for us is `cash:` and the
 * vendor's name; `offline` is money that arrives in another way, such as a bank transfer.
 */
export type LedgerAccount =
  | 'receivable'
  | `cash:${string}`
  | 'offline'
  | 'revenue'
  | 'tax-payable'
  | 'discounts'
  /** What was unused of terms that a change of plan has replaced. */
  | 'credits'
  | 'refunds'
  | 'disputes'
  | 'adjustments'

/**
 * Why money moved. A `stray` charge came for an order that was settled already, and goes back; a refund that
 * the vendor had accepted can still fail.
 */
export type EntryKind =
  | 'placed'
  | 'tax-recalculated'
  | 'paid'
  | 'approved'
  | 'canceled'
  | 'refunded'
  | 'stray'
  | 'refund-failed'
  | 'dispute-withdrawn'
  | 'dispute-reinstated'

/** One movement of money. Its lines balance. Entries are never changed; another one corrects them. */
export const entries = ledger.table(
  'entries',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EntryKind>().notNull(),
    orderId: integer('order_id').notNull(),
    /** The customer's account. */
    accountId: integer('account_id').notNull(),
    /** The payment or refund that moved the money. */
    transactionId: uuid('transaction_id'),
    at: timestampColumn('at').notNull(),
  },
  table => [
    index('entries_order').on(table.orderId),
    index('entries_at').on(table.at),
    // An order is placed once and settled once, and a transaction moves its money once, whatever retries.
    uniqueIndex('entries_placed').on(table.orderId).where(sql`${table.kind} = 'placed'`),
    uniqueIndex('entries_settled').on(table.orderId).where(sql`${table.kind} in ('paid', 'approved')`),
    uniqueIndex('entries_transaction').on(table.transactionId).where(sql`${table.transactionId} is not null`),
  ],
)

/** One side of an entry, in cents: a debit or a credit. */
export const lines = ledger.table(
  'lines',
  {
    lineId: bigint('line_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => entries.entryId),
    account: text('account').$type<LedgerAccount>().notNull(),
    debit: bigint('debit', { mode: 'number' }).notNull().default(0),
    credit: bigint('credit', { mode: 'number' }).notNull().default(0),
  },
  table => [index('lines_entry').on(table.entryId), index('lines_account').on(table.account)],
)
