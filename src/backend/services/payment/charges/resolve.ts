import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { post } from '#backend/modules/ledger/public.ts'
import { lockOrder, type OrderRow, recordFailedPayment, settleOrder } from '#backend/services/sales/public.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { primaryCardName } from '../primary-cards.ts'
import type { Charge, DeclineReason } from '../vendors/vendor.ts'
import { type Effect, isOpen, OPEN_STATES, transition } from './attempt-state.ts'
import type { Attempt, TransactionRow } from './claim.ts'
import { FIRST_LOOK, LONGEST_WAIT } from './limits.ts'
import { attempts, type DeclineName, referenceDays, refunds, transactions } from './tables.ts'

/** What is known of the charge of an attempt: from the vendor, or because we ended it. */
export type Known =
  | Charge
  | { outcome: 'never-arrived'; chargeId?: undefined }
  | {
      outcome: 'declined'
      reason: DeclineReason | 'customer-must-confirm'
      message: string
      chargeId?: string | undefined
    }

export interface ChargeResolution {
  attempt: Attempt
  effect: Effect
  /** What the finding has recorded. */
  transaction: TransactionRow | undefined
}

const NAMES: Readonly<Record<DeclineReason | 'customer-must-confirm', DeclineName>> = {
  declined: 'card-declined',
  'insufficient-funds': 'insufficient-funds',
  'expired-card': 'expired-card',
  'authentication-failed': 'authentication-failed',
  'customer-must-confirm': 'customer-must-confirm',
}

/**
 * Writes down what became known of an attempt, with all that follows from it: the transaction, the order, its
 * subscriptions, the ledger and the attempt itself, in the caller's transaction. Every caller that learns something calls
 * it, in any order and as often as they like; known facts change nothing. Locks the order first.
 */
export async function resolveCharge(
  db: Queries,
  { attemptId, known, now }: { attemptId: string; known: Known; now: Date },
): Promise<ChargeResolution> {
  const { order, attempt } = await lockBoth(db, attemptId)
  const { state, effect } = transition(attempt.state, known.outcome, {
    isPending: !order.processed && !order.approved && !order.canceled,
    hasOtherOpen: await hasOtherOpen(db, attempt),
  })
  const transaction = await carryOut(db, effect, { order, attempt, known, now })
  const [updated] = await db
    .update(attempts)
    .set({
      state,
      chargeId: known.chargeId ?? attempt.chargeId,
      claimedUntil: null,
      ...(isOpen(state) ? laterLook(attempt, now) : { finished: attempt.finished ?? now }),
      ...(state === 'declined' && known.outcome === 'declined' && { declined: NAMES[known.reason] }),
    })
    .where(eq(attempts.attemptId, attemptId))
    .returning()
  if (!updated) throw new Error('a locked attempt is still there')
  return { attempt: updated, effect, transaction }
}

/** The order before the attempt, as everywhere, so that no two wait for each other. */
async function lockBoth(db: Queries, attemptId: string): Promise<{ order: OrderRow; attempt: Attempt }> {
  const matches = eq(attempts.attemptId, attemptId)
  const [seen] = await db.select({ orderId: attempts.orderId }).from(attempts).where(matches)
  const order = seen && (await lockOrder(db, seen))
  const [attempt] = await db.select().from(attempts).where(matches).for('update')
  if (!order || !attempt) throw new Error('there is no such attempt')
  return { order, attempt }
}

async function hasOtherOpen(db: Queries, { orderId, attemptId }: Attempt): Promise<boolean> {
  const others = and(
    eq(attempts.orderId, orderId),
    ne(attempts.attemptId, attemptId),
    inArray(attempts.state, [...OPEN_STATES]),
  )
  return (await db.$count(attempts, others)) > 0
}

interface Facts {
  order: OrderRow
  attempt: Attempt
  known: Known
  now: Date
}

async function carryOut(db: Queries, effect: Effect, facts: Facts): Promise<TransactionRow | undefined> {
  const { order, attempt, known, now } = facts
  if (effect === 'settle') {
    const transaction = await recordApproved(db, facts)
    const { amount, transactionId } = transaction
    const { vendor } = attempt
    const card = await primaryCardName(db, { accountId: order.accountId, vendor })
    await settleOrder(db, { order, paid: { amount, transactionId, vendor, at: now, card } })
    // Staff have lowered the tax since the person has agreed to the amount.
    if (amount > order.totalAmount)
      await returnLater(db, facts, transaction, {
        amount: amount - order.totalAmount,
        reason: 'Charged before the tax of the order was lowered',
      })
    return transaction
  }
  if (effect === 'return-money') return returnMoney(db, facts)
  if (effect !== 'record-decline' || known.outcome !== 'declined') return undefined
  const transaction = await insert(db, facts, {
    gatewayMessage: known.message.slice(0, 500),
    gatewayResponse: 'declined',
    referenceNumber: null,
  })
  const failure = { amount: attempt.amount, reason: NAMES[known.reason], at: now }
  await recordFailedPayment(db, {
    order,
    failure: { ...failure, transactionId: transaction.transactionId },
  })
  return transaction
}

async function recordApproved(db: Queries, facts: Facts): Promise<TransactionRow> {
  return insert(db, facts, {
    gatewayMessage: 'Approved',
    gatewayResponse: 'approved',
    referenceNumber: await nextReference(db, facts.now),
  })
}

/**
 * The vendor has charged a card for an order that does not want the money any more. The charge is recorded
 * like any other, with a refund of all of it, which the recovery carries out.
 */
async function returnMoney(db: Queries, facts: Facts): Promise<TransactionRow> {
  const { order, attempt, now } = facts
  const transaction = await recordApproved(db, facts)
  const { transactionId, amount } = transaction
  const { orderId, accountId } = order
  await post(db, {
    ...{ kind: 'stray', orderId, accountId, transactionId, at: now },
    lines: [
      { account: `cash:${attempt.vendor}`, debit: amount },
      { account: 'refunds', credit: amount },
    ],
  })
  await returnLater(db, facts, transaction, {
    amount,
    reason: 'Charged although the order was paid or approved already',
  })
  return transaction
}

/** Notes a refund that the recovery carries out. */
async function returnLater(
  db: Queries,
  { attempt, now }: Facts,
  { transactionId }: TransactionRow,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  await db.insert(refunds).values({
    ...{ refundId: newId(), transactionId, amount, state: 'asking', created: now, nextLook: now },
    reason,
    requestKey: `reversal ${attempt.attemptId}`,
  })
}

async function insert(
  db: Queries,
  { attempt, known, now }: Facts,
  said: Pick<typeof transactions.$inferInsert, 'gatewayMessage' | 'gatewayResponse' | 'referenceNumber'>,
): Promise<TransactionRow> {
  const { attemptId, accountId, orderId, amount, paymentMethodId, vendor } = attempt
  const [row] = await db
    .insert(transactions)
    .values({
      ...{ attemptId, accountId, orderId, amount, paymentMethodId, vendor, ...said },
      transactionId: newId(),
      created: now,
      paymentForm: 'card',
      gatewayId: known.chargeId ?? attempt.chargeId,
    })
    .returning()
  if (!row) throw new Error('an inserted row comes back')
  return row
}

/** The next number of the day, as `20260914-0001`. */
export async function nextReference(db: Queries, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10)
  const [row] = await db
    .insert(referenceDays)
    .values({ day, last: 1 })
    .onConflictDoUpdate({ target: referenceDays.day, set: { last: sql`${referenceDays.last} + 1` } })
    .returning({ last: referenceDays.last })
  return `${day.replaceAll('-', '')}-${String(row?.last).padStart(4, '0')}`
}

/** When the recovery looks again at what is still open, less and less often. */
export function laterLook({ looks }: { looks: number }, now: Date) {
  const wait = Math.min(FIRST_LOOK * 2 ** looks, LONGEST_WAIT)
  return { looks: looks + 1, nextLook: new Date(now.getTime() + wait) }
}
