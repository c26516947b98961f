import { and, desc, eq, ne } from 'drizzle-orm'
import { PAYMENT_WAIT } from '#generated/durations.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type Refund as VendorRefund, VendorRejection, VendorUnavailable } from '../vendors/vendor.ts'
import { CLAIM, FIRST_LOOK, POLL_INTERVAL } from './limits.ts'
import { lookAtRefunds } from './outside-refunds.ts'
import type { PaymentContext } from './payment-context.ts'
import {
  lockTransaction,
  type Refunded,
  type RefundRow,
  refundableOf,
  refundedOf,
  settle,
} from './settle-refund.ts'
import { type RefundState, refunds } from './tables.ts'

export interface RefundRequest {
  transactionId: string
  /** In cents, at least one. */
  amount: number
  reason: string
  /** The caller and the Idempotency-Key: the same again has the same result. */
  requestKey: string
}

/** Writes down the response to the caller, in the transaction that makes it true. */
export type PersistRefund = (db: Queries, refunded: Refunded) => Promise<void>

type Turn = { kind: 'done'; refunded: Refunded } | { kind: 'busy' } | ({ kind: 'ask' } & Asking)

interface Asking {
  refund: RefundRow
  chargeId: string
  /** False once the vendor may have been asked for it. */
  isNew: boolean
}

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
  for (let waited = 0; waited < PAYMENT_WAIT; waited += POLL_INTERVAL) {
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
    return { kind: 'ask', chargeId, refund: await claim(db, mine, now), isNew: false }
  if (mine) return { kind: 'done', refunded: await refundedOf(db, mine, transaction) }
  if (transaction.voided) throw problem('transaction-voided')
  const refundable = await refundableOf(db, transaction)
  if (input.amount > refundable)
    throw problem(transaction.disputedAmount > 0 ? 'payment-disputed' : 'refund-too-large', {
      fields: ['amount'],
      ...amountsOf({ amount: refundable }),
    })
  const refund = await insert(db, input, now)
  if (chargeId) return { kind: 'ask', chargeId, refund, isNew: true }
  const refunded = await settle(db, { refund, state: 'succeeded', now })
  await persist(db, refunded)
  return { kind: 'done', refunded }
}

/**
 * Asks the vendor for a claimed refund, and writes down what it says. `persist` is left out where no one waits for the
 * response: then staff see in their list that a refund has failed.
 */
export async function carryOut(
  context: PaymentContext,
  { refund, chargeId, isNew }: Asking,
  persist?: PersistRefund,
): Promise<Refunded> {
  const { refundId } = refund
  const response = await askVendor(context, { refund, chargeId, isNew }).catch(async (error: unknown) => {
    if (error instanceof VendorRejection) {
      context.log.error({ refundId, err: error }, 'the card vendor refused a refund')
      return undefined
    }
    if (error instanceof VendorUnavailable)
      context.log.warn({ refundId, err: error }, 'the card vendor left a refund unclear')
    await release(context.queries, refund, context.clock.now())
    throw error instanceof VendorUnavailable ? problem('upstream-failure') : error
  })
  const databaseTransaction = context.queries.transaction(async db => {
    await lockTransaction(db, refund.transactionId)
    const now = context.clock.now()
    const refunded = await settle(db, { refund, ...stateOf(response), now, isAwaited: persist !== undefined })
    if (refunded.refund.state !== 'failed') await persist?.(db, refunded)
    return refunded
  })
  const refunded = await databaseTransaction.catch(async error => {
    // As with a payment: the next call need not wait until this claim lapses.
    await release(context.queries, refund, context.clock.now()).catch(() => {})
    throw error
  })
  if (refunded.refund.state !== 'failed') return refunded
  // Often because someone has refunded it in the vendor's own pages.
  const { transactionId } = refund
  await lookAtRefunds(context, { transactionId, chargeId }).catch(error =>
    context.log.warn({ transactionId, err: error }, 'the refunds of a payment could not be looked up'),
  )
  throw problem('refund-rejected')
}

/**
 * A key is good for a day at the vendor, and repeats what was said then. So what may have been carried out is looked for
 * first, as it stands now.
 */
async function askVendor(
  { vendor }: PaymentContext,
  { refund, chargeId, isNew }: Asking,
): Promise<VendorRefund> {
  const { refundId: idempotencyKey, amount, gatewayId } = refund
  const known = isNew ? [] : await vendor.refundsOf({ chargeId })
  const found = known.find(each => each.idempotencyKey === idempotencyKey || each.refundId === gatewayId)
  if (found) return found
  if (gatewayId) throw new VendorUnavailable(`the vendor does not list refund ${gatewayId}`)
  return vendor.refund({ chargeId, amount, idempotencyKey })
}

function stateOf(response: VendorRefund | undefined): { state: RefundState; gatewayId?: string } {
  return response ? { state: response.outcome, gatewayId: response.refundId } : { state: 'failed' }
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
