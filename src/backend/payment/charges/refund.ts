import { and, desc, eq, ne, sum } from 'drizzle-orm'
import { post } from '#backend/ledger/public.ts'
import { recordRefund } from '#backend/sales/public.ts'
import { dollars } from '#domain/text/money.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type Refund as VendorRefund, VendorRefusal, VendorUnavailable } from '../vendors/vendor.ts'
import type { TransactionRow } from './claim.ts'
import { CLAIM, FIRST_LOOK, POLL_INTERVAL, TIMEOUT } from './limits.ts'
import type { PaymentContext } from './payment-context.ts'
import { laterLook } from './resolve.ts'
import { type RefundState, refunds, transactions } from './tables.ts'

export type RefundRow = typeof refunds.$inferSelect

export interface RefundRequest {
  transactionId: string
  /** In cents, at least one. */
  amount: number
  reason: string
  /** The caller and the Idempotency-Key: the same again has the same result. */
  requestKey: string
}

/** A refund, with its transaction as it is now. */
export interface Refunded {
  refund: RefundRow
  transaction: TransactionRow
  /** Cents that can still be refunded. */
  refundable: number
}

/** Writes down the response to the caller, in the transaction that makes it true. */
export type PersistRefund = (db: Queries, refunded: Refunded) => Promise<void>

type Turn =
  | { kind: 'done'; refunded: Refunded }
  | { kind: 'busy' }
  | { kind: 'ask'; refund: RefundRow; chargeId: string }

/**
 * Gives back a part of a transaction or all of it, once. The amount is reserved and committed before the
 * vendor is asked. Throws the error that rejects the request, and `upstream-failure` while it is unknown what the vendor
 * has done: then the same request again, or the recovery, finishes the same refund.
 */
export async function refundOnce(
  context: PaymentContext,
  input: RefundRequest,
  persist: PersistRefund,
): Promise<Refunded> {
  for (let waited = 0; waited < TIMEOUT; waited += POLL_INTERVAL) {
    const turn = await context.queries.transaction(async db => {
      const claimed = await claimRefund(db, input, { persist, now: context.clock.now() })
      await context.authorize(db)
      return claimed
    })
    if (turn.kind === 'done') return turn.refunded
    if (turn.kind === 'ask') return carryOut(context, turn, persist)
    await context.pause()
  }
  throw problem('upstream-failure')
}

async function claimRefund(
  db: Queries,
  input: RefundRequest,
  { persist, now }: { persist: PersistRefund; now: Date },
): Promise<Turn> {
  const transaction = await lockTransaction(db, input.transactionId)
  const mine = await refundOf(db, input)
  if (mine?.claimedUntil && mine.claimedUntil > now) return { kind: 'busy' }
  const chargeId = transaction.gatewayId
  if (mine?.state === 'asking' && chargeId)
    return { kind: 'ask', chargeId, refund: await claim(db, mine, now) }
  if (mine) return { kind: 'done', refunded: await refundedOf(db, mine, transaction) }
  if (transaction.voided) throw problem('transaction-voided')
  const refundable = await refundableOf(db, transaction)
  if (input.amount > refundable)
    throw problem('refund-too-large', {
      fields: ['amount'],
      values: { amount: dollars(refundable) },
    })
  const refund = await insert(db, input, now)
  if (chargeId) return { kind: 'ask', chargeId, refund }
  const refunded = await settle(db, { refund, state: 'succeeded', now })
  await persist(db, refunded)
  return { kind: 'done', refunded }
}

/** Asks the vendor for a claimed refund, and writes down what it says. */
export async function carryOut(
  context: PaymentContext,
  { refund, chargeId }: { refund: RefundRow; chargeId: string },
  persist: PersistRefund = async () => {},
): Promise<Refunded> {
  const { refundId, amount } = refund
  const answer = await context.vendor
    .refund({ chargeId, amount, idempotencyKey: refundId })
    .catch(async (error: unknown) => {
      if (error instanceof VendorRefusal) {
        context.log.error({ refundId, err: error }, 'the card vendor refused a refund')
        return undefined
      }
      if (error instanceof VendorUnavailable)
        context.log.warn({ refundId, err: error }, 'the card vendor left a refund unclear')
      await release(context.queries, refund, context.clock.now())
      throw error instanceof VendorUnavailable ? problem('upstream-failure') : error
    })
  const refunded = await context.queries.transaction(async db => {
    await lockTransaction(db, refund.transactionId)
    const refunded = await settle(db, { refund, ...stateOf(answer), now: context.clock.now() })
    if (refunded.refund.state !== 'failed') await persist(db, refunded)
    return refunded
  })
  if (refunded.refund.state === 'failed') throw problem('refund-refused')
  return refunded
}

function stateOf(answer: VendorRefund | undefined): { state: RefundState; gatewayId?: string } {
  return answer ? { state: answer.outcome, gatewayId: answer.refundId } : { state: 'failed' }
}

/**
 * Writes down how a refund stands, in the caller's transaction, which has locked the payment. What is known
 * already changes nothing. Money counts as returned once the vendor has accepted to return it.
 */
async function settle(
  db: Queries,
  { refund, state, gatewayId, now }: { refund: RefundRow; state: RefundState; gatewayId?: string; now: Date },
): Promise<Refunded> {
  const matches = eq(refunds.refundId, refund.refundId)
  const [before] = await db.select().from(refunds).where(matches).for('update')
  if (!before) throw new Error('a refund is never deleted')
  const isOver = before.state === 'succeeded' || before.state === 'failed'
  if (!isOver) {
    const isEnd = state === 'succeeded' || state === 'failed'
    const schedule = isEnd ? { finished: now } : laterLook(before, now)
    await db
      .update(refunds)
      .set({ state, gatewayId: gatewayId ?? before.gatewayId, claimedUntil: null, ...schedule })
      .where(matches)
    if (before.state === 'asking' && state !== 'failed') await move(db, before, { by: 1, now })
    if (before.state === 'pending' && state === 'failed') await move(db, before, { by: -1, now })
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
  // The reason that staff gave is for staff; what happened to an order is told to the customer.
  if (by === 1)
    await recordRefund(db, { order, refund: { amount, transactionId: refundId, vendor, at: now } })
  else
    await post(db, {
      ...{ kind: 'refund-failed', orderId, accountId, at: now },
      lines: [
        { account: vendor === 'offline' ? 'offline' : `cash:${vendor}`, debit: amount },
        { account: 'refunds', credit: amount },
      ],
    })
}

/** Throws `not-found`. */
async function lockTransaction(db: Queries, transactionId: string): Promise<TransactionRow> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(eq(transactions.transactionId, transactionId))
    .for('update')
  if (!row) throw problem('not-found')
  return row
}

/** What the same call has begun earlier. One that the vendor rejected does not count. */
async function refundOf(
  db: Queries,
  { requestKey, transactionId }: RefundRequest,
): Promise<RefundRow | undefined> {
  const [mine] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.requestKey, requestKey),
        eq(refunds.transactionId, transactionId),
        ne(refunds.state, 'failed'),
      ),
    )
    .orderBy(desc(refunds.created))
    .limit(1)
  return mine
}

async function insert(db: Queries, input: RefundRequest, now: Date): Promise<RefundRow> {
  const [row] = await db
    .insert(refunds)
    .values({ refundId: newId(), ...input, state: 'asking', created: now, ...claimFrom(now) })
    .returning()
  if (!row) throw new Error('an inserted row comes back')
  return row
}

async function claim(db: Queries, { refundId }: RefundRow, now: Date): Promise<RefundRow> {
  const [row] = await db.update(refunds).set(claimFrom(now)).where(eq(refunds.refundId, refundId)).returning()
  if (!row) throw new Error('a refund is never deleted')
  return row
}

function claimFrom(now: Date) {
  const claimedUntil = new Date(now.getTime() + CLAIM)
  return { claimedUntil, nextLook: claimedUntil }
}

async function release(db: Queries, { refundId }: RefundRow, now: Date): Promise<void> {
  const nextLook = new Date(now.getTime() + FIRST_LOOK)
  await db.update(refunds).set({ claimedUntil: null, nextLook }).where(eq(refunds.refundId, refundId))
}

/** Cents that no refund has returned or reserved. A declined or voided transaction has moved none. */
export async function refundableOf(db: Queries, transaction: TransactionRow): Promise<number> {
  const { transactionId, amount, gatewayResponse, voided } = transaction
  if (gatewayResponse === 'declined' || voided) return 0
  const [row] = await db
    .select({ taken: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.transactionId, transactionId), ne(refunds.state, 'failed')))
  return amount - (row?.taken ?? 0)
}

async function refundedOf(db: Queries, refund: RefundRow, transaction: TransactionRow): Promise<Refunded> {
  return { refund, transaction, refundable: await refundableOf(db, transaction) }
}
