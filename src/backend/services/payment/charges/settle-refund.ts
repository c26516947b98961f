import { and, eq, ne, sum } from 'drizzle-orm'
import { recordFailedRefund, recordRefund } from '#backend/services/sales/public.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { recordNotice } from '../vendor-notices.ts'
import type { TransactionRow } from './claim.ts'
import { laterLook } from './resolve.ts'
import { type RefundState, refunds, transactions } from './tables.ts'

export type RefundRow = typeof refunds.$inferSelect

/** A refund, with its transaction as it is now. */
export interface Refunded {
  refund: RefundRow
  transaction: TransactionRow
  /** Cents that can still be refunded. */
  refundable: number
}

interface Finding {
  refund: RefundRow
  /** How it stands at the vendor; `failed` also if the vendor rejected it. */
  state: RefundState
  gatewayId?: string
  now: Date
  /** Whether a member of staff waits for the response, and so needs no notice. */
  isAwaited?: boolean
}

/**
 * Writes down how a refund stands, in the caller's transaction, which has locked the payment. What is known
 * already changes nothing. Money counts as returned once the vendor has accepted to return it, until the bank of the
 * customer sends it back.
 */
export async function settle(
  db: Queries,
  { refund, state, gatewayId, now, isAwaited = false }: Finding,
): Promise<Refunded> {
  const matches = eq(refunds.refundId, refund.refundId)
  const [before] = await db.select().from(refunds).where(matches).for('update')
  if (!before) throw new Error('a refund is never deleted')
  const isNews = before.state === 'asking' || before.state === 'pending'
  const hasComeBack = state === 'failed' && (before.state === 'pending' || before.state === 'succeeded')
  if (isNews || hasComeBack) {
    const isEnd = state === 'succeeded' || state === 'failed'
    const schedule = isEnd ? { finished: now } : laterLook(before, now)
    await db
      .update(refunds)
      .set({ state, gatewayId: gatewayId ?? before.gatewayId, claimedUntil: null, ...schedule })
      .where(matches)
    if (before.state === 'asking' && state !== 'failed') await move(db, before, { by: 1, now })
    if (hasComeBack) await move(db, before, { by: -1, now })
    if (state === 'failed' && !isAwaited)
      await notify(
        db,
        { ...before, gatewayId: gatewayId ?? before.gatewayId },
        { kind: 'refund-failed', now },
      )
  }
  const [row] = await db.select().from(refunds).where(matches)
  const transaction = await lockTransaction(db, refund.transactionId)
  return refundedOf(db, row ?? before, transaction)
}

/** Moves the money of a refund in our books, out or, if it came back, in. */
async function move(
  db: Queries,
  { refundId, transactionId, amount }: RefundRow,
  { by, now }: { by: 1 | -1; now: Date },
): Promise<void> {
  const transaction = await lockTransaction(db, transactionId)
  await db
    .update(transactions)
    .set({ refundedAmount: transaction.refundedAmount + by * amount })
    .where(eq(transactions.transactionId, transactionId))
  const { orderId, accountId } = transaction
  const vendor = transaction.vendor ?? 'offline'
  const order = { orderId, accountId }
  // Customers see the events of an order, so the reason, which is for staff, is left out.
  const record = by === 1 ? recordRefund : recordFailedRefund
  await record(db, { order, refund: { amount, transactionId: refundId, vendor, at: now } })
}

/** Tells staff about a refund that no one of them waits for. */
export async function notify(
  db: Queries,
  { refundId, gatewayId, transactionId, amount }: RefundRow,
  { kind, now }: { kind: 'refund-failed' | 'refunded-outside'; now: Date },
): Promise<void> {
  const { vendor, orderId, accountId } = await lockTransaction(db, transactionId)
  if (vendor === null) return
  await recordNotice(db, { kind, vendor, subject: gatewayId ?? refundId, orderId, accountId, amount, now })
}

/** Throws `not-found`. */
export async function lockTransaction(db: Queries, transactionId: string): Promise<TransactionRow> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(eq(transactions.transactionId, transactionId))
    .for('update')
  if (!row) throw problem('not-found')
  return row
}

/**
 * Cents that no refund has returned or reserved, and no bank disputes. A declined or voided transaction has moved none. Never less than zero,
 * which the vendor's own pages could bring about.
 */
export async function refundableOf(db: Queries, transaction: TransactionRow): Promise<number> {
  const { transactionId, amount, disputedAmount, gatewayResponse, voided } = transaction
  if (gatewayResponse === 'declined' || voided) return 0
  const [row] = await db
    .select({ taken: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.transactionId, transactionId), ne(refunds.state, 'failed')))
  return Math.max(0, amount - disputedAmount - (row?.taken ?? 0))
}

export async function refundedOf(
  db: Queries,
  refund: RefundRow,
  transaction: TransactionRow,
): Promise<Refunded> {
  return { refund, transaction, refundable: await refundableOf(db, transaction) }
}
