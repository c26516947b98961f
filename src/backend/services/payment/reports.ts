import { and, eq, gte, isNotNull, lt } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import { DAY } from '#domain/time/durations.ts'
import type { operations } from '#generated/payment/types.ts'
import type { FileResponse, Handlers } from '#kernel/contract/handler-types.ts'
import { toCsv } from '#kernel/http/csv.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { disputeMovements, disputes, refunds, transactions } from './charges/tables.ts'
import { cards } from './tables.ts'

/** Rows of a report that are written before other calls get a turn. */
const ROWS = 250

const OF_CARDS = [
  'created',
  'kind',
  'transaction_id',
  'account_id',
  'order_id',
  'amount',
  'network',
  'mask',
  'gateway_id',
  'reference_number',
] as const
const OFFLINE = [
  'created',
  'kind',
  'transaction_id',
  'account_id',
  'account_label',
  'order_id',
  'amount',
  'reference_number',
] as const

type Form = (typeof transactions.$inferSelect)['paymentForm']
interface Days {
  begin: string
  end: string
}

/** Handlers of `openapi/payment/reports.yaml`. */
export const reportHandlers = {
  async downloadMerchantReport({ db, query }) {
    return { status: 200, file: file('merchant', query, OF_CARDS, await entriesOf(db, 'card', query)) }
  },
  async downloadOfflineReport({ db, query }) {
    return { status: 200, file: file('offline', query, OFFLINE, await entriesOf(db, 'offline', query)) }
  },
} satisfies Pick<Handlers<operations>, 'downloadMerchantReport' | 'downloadOfflineReport'>

interface Entry {
  at: Date
  created: string
  kind: 'payment' | 'refund' | 'void' | 'dispute' | 'dispute-returned'
  transaction_id: string
  account_id: number
  account_label: string
  order_id: number
  amount: number
  network: string | null
  mask: string | null
  gateway_id: string | null
  reference_number: string | null
}

function file(
  name: string,
  { begin, end }: Days,
  columns: readonly (keyof Entry)[],
  entries: readonly Entry[],
): FileResponse<'text/csv'> {
  const slices = Array.from({ length: Math.ceil(entries.length / ROWS) }, (_, at) =>
    entries.slice(at * ROWS, (at + 1) * ROWS),
  )
  return { type: 'text/csv', name: `${name}-${begin}-${end}.csv`, content: toCsv(columns, slices) }
}

/** Payments that moved money, with their refunds, voids, and disputes, in the order they happened. */
async function entriesOf(db: Queries, form: Form, { begin, end }: Days): Promise<Entry[]> {
  const from = new Date(`${begin}T00:00:00Z`)
  const until = new Date(new Date(`${end}T00:00:00Z`).getTime() + DAY)
  if (from >= until) throw problem('end-before-start', { fields: ['end'] })
  const isOfForm = eq(transactions.paymentForm, form)
  const isPaid = form === 'card' ? eq(transactions.gatewayResponse, 'approved') : undefined
  const facts = { transaction: transactions, card: cards, label: accounts.label }
  const paid = await db
    .select(facts)
    .from(transactions)
    .innerJoin(accounts, eq(accounts.accountId, transactions.accountId))
    .leftJoin(cards, eq(cards.paymentMethodId, transactions.paymentMethodId))
    .where(and(isOfForm, isPaid, gte(transactions.created, from), lt(transactions.created, until)))
  const voided = await db
    .select(facts)
    .from(transactions)
    .innerJoin(accounts, eq(accounts.accountId, transactions.accountId))
    .leftJoin(cards, eq(cards.paymentMethodId, transactions.paymentMethodId))
    .where(and(isOfForm, isPaid, gte(transactions.voided, from), lt(transactions.voided, until)))
  const returned = await db
    .select({ ...facts, refund: refunds })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.transactionId, refunds.transactionId))
    .innerJoin(accounts, eq(accounts.accountId, transactions.accountId))
    .leftJoin(cards, eq(cards.paymentMethodId, transactions.paymentMethodId))
    .where(
      and(
        isOfForm,
        eq(refunds.state, 'succeeded'),
        isNotNull(refunds.finished),
        gte(refunds.finished, from),
        lt(refunds.finished, until),
      ),
    )
  const moved = await db
    .select({ ...facts, dispute: disputes, movement: disputeMovements })
    .from(disputeMovements)
    .innerJoin(disputes, eq(disputes.disputeId, disputeMovements.disputeId))
    .innerJoin(transactions, eq(transactions.transactionId, disputes.transactionId))
    .innerJoin(accounts, eq(accounts.accountId, transactions.accountId))
    .leftJoin(cards, eq(cards.paymentMethodId, transactions.paymentMethodId))
    .where(and(isOfForm, gte(disputeMovements.created, from), lt(disputeMovements.created, until)))
  return [
    ...paid.map(row => entryOf(row, { kind: 'payment', at: row.transaction.created })),
    ...voided.map(row =>
      entryOf(row, {
        kind: 'void',
        at: row.transaction.voided ?? from,
        amount: -row.transaction.amount,
      }),
    ),
    ...returned.map(row =>
      entryOf(row, {
        kind: 'refund',
        at: row.refund.finished ?? from,
        amount: -row.refund.amount,
        gatewayId: row.refund.gatewayId,
      }),
    ),
    ...moved.map(row =>
      entryOf(row, {
        kind: row.movement.amount < 0 ? 'dispute' : 'dispute-returned',
        at: row.movement.created,
        amount: row.movement.amount,
        gatewayId: row.dispute.gatewayId,
      }),
    ),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function entryOf(
  row: {
    transaction: typeof transactions.$inferSelect
    card: typeof cards.$inferSelect | null
    label: string
  },
  {
    kind,
    at,
    amount = row.transaction.amount,
    gatewayId = row.transaction.gatewayId,
  }: Pick<Entry, 'kind' | 'at'> & { amount?: number; gatewayId?: string | null },
): Entry {
  const { transaction, card, label } = row
  return {
    at,
    created: at.toISOString().replace('.000Z', 'Z'),
    kind,
    transaction_id: transaction.transactionId,
    account_id: transaction.accountId,
    account_label: label,
    order_id: transaction.orderId,
    amount,
    network: card?.network ?? null,
    mask: card?.mask ?? null,
    gateway_id: gatewayId,
    reference_number: transaction.referenceNumber,
  }
}
