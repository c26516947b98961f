import { eq } from 'drizzle-orm'
import { PAYMENT_WAIT } from '#generated/durations.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import {
  type ChargeRequest,
  type VendorFrame,
  VendorRejection,
  VendorUnavailable,
} from '../vendors/vendor.ts'
import {
  type Attempt,
  approvedOf,
  claimAttempt,
  isLost,
  isSame,
  type PaymentRequest,
  release,
  type TransactionRow,
} from './claim.ts'
import { POLL_INTERVAL } from './limits.ts'
import type { PaymentContext } from './payment-context.ts'
import { type ChargeResolution, type Known, resolveCharge } from './resolve.ts'
import { attempts, type DeclineName } from './tables.ts'

/** How a payment request has ended for now. */
export type Payment =
  | { kind: 'paid'; transaction: TransactionRow }
  | { kind: 'declined'; reason: DeclineName }
  | { kind: 'challenge'; attempt: Attempt; frame: VendorFrame }
  | { kind: 'processing'; attempt: Attempt }

/** Writes down the response to the caller, in the transaction that makes it true. */
export type PersistPayment = (db: Queries, payment: Payment) => Promise<void>

/**
 * Charges a card for an order, once. The attempt is committed before the vendor is called, and no transaction
 * is open meanwhile. What an earlier call has left open is finished before anything new begins. Throws what
 * rejects the request, and `upstream-failure` while it is unknown what the vendor has done.
 */
export async function payOrder(
  context: PaymentContext,
  input: PaymentRequest,
  persist: PersistPayment = async () => {},
): Promise<Payment> {
  for (let waited = 0; waited < PAYMENT_WAIT; ) {
    const turn = await context.queries.transaction(async db => {
      const claimed = await claimAttempt(db, input, {
        vendor: context.vendor.name,
        smallestCharge: context.vendor.smallestCharge,
        now: context.clock.now(),
      })
      await context.authorize(db)
      return claimed
    })
    if (turn.kind === 'paid' || turn.kind === 'declined') return turn
    if (turn.kind === 'ask') {
      const payment = await processAttempt(context, { ...turn, input, persist })
      if (payment) return payment
    } else {
      await context.pause()
      waited += POLL_INTERVAL
    }
  }
  throw problem('upstream-failure')
}

interface Service {
  attempt: Attempt
  isNew: boolean
  input: PaymentRequest
  persist: PersistPayment
}

/** Asks the vendor and writes down what it says. Undefined if the order is free for another turn. */
async function processAttempt(
  context: PaymentContext,
  { attempt, isNew, input, persist }: Service,
): Promise<Payment | undefined> {
  const { attemptId } = attempt
  const known = await askVendor(context, { attempt, isNew, input }).catch(async error => {
    const isUnclear = error instanceof VendorUnavailable || error instanceof VendorRejection
    const log = isUnclear ? context.log.warn.bind(context.log) : context.log.error.bind(context.log)
    log({ attemptId, orderId: attempt.orderId, err: error }, 'the card vendor left a payment unclear')
    await release(context.queries, attempt, context.clock.now())
    throw isUnclear ? problem('upstream-failure') : error
  })
  if (!known) {
    await release(context.queries, attempt, context.clock.now())
    throw problem('upstream-failure')
  }
  const databaseTransaction = context.queries.transaction(async db => {
    const concluded = await resolveCharge(db, { attemptId, known, now: context.clock.now() })
    const payment = await paymentOf(db, concluded, { known, input })
    if (payment && input.isPresent) await noteResultDue(db, concluded.attempt, { payment, input })
    if (payment) await persist(db, payment)
    return { concluded, payment }
  })
  const { concluded, payment } = await databaseTransaction.catch(async error => {
    // The vendor has decided: the next call writes that down, and need not wait until this claim lapses.
    await release(context.queries, attempt, context.clock.now()).catch(() => {})
    throw error
  })
  logEffect(context, concluded)
  if (concluded.effect === 'cancel' && known.chargeId)
    await context.vendor.cancel({ chargeId: known.chargeId })
  // A new charge that someone canceled at the vendor is not tried again.
  if (isNew && concluded.attempt.state === 'abandoned') throw problem('upstream-failure')
  return payment
}

/**
 * What the vendor knows about an attempt, after it was told to charge if the request is for that.
 * Undefined if the charge of another card may still be on its way.
 */
async function askVendor(
  { vendor, clock, log }: PaymentContext,
  { attempt, isNew, input }: Pick<Service, 'attempt' | 'isNew' | 'input'>,
): Promise<Known | undefined> {
  const { cardToken, amount, orderId, accountId, attemptId: idempotencyKey } = attempt
  const request = { cardToken, amount, orderId, accountId, idempotencyKey }
  const isWanted = isNew || isSame(attempt, input)
  const found = isNew ? undefined : await vendor.findCharge(request)
  if (!found && !isWanted) return isLost(attempt, clock.now()) ? { outcome: 'never-arrived' } : undefined
  const known = found ?? (await charge())
  if (known.outcome !== 'challenge' || (isWanted && input.isPresent)) return known
  const canceled = await vendor.cancel(known)
  if (canceled.outcome !== 'canceled' || !isWanted) return canceled
  const { chargeId } = canceled
  return { outcome: 'declined', reason: 'customer-must-confirm', message: 'Confirmation required', chargeId }

  /** A rejection is about the card or the amount, and would be the same another time. */
  function charge(): Promise<Known> {
    return vendor.charge(request satisfies ChargeRequest).catch((error: unknown) => {
      if (!(error instanceof VendorRejection)) throw error
      log.error({ attemptId: idempotencyKey, orderId, err: error }, 'the card vendor refused to charge')
      return { outcome: 'declined', reason: 'declined', message: error.message } as const
    })
  }
}

/** What the resolution means for the request; undefined if the order is free for another attempt, or is over. */
async function paymentOf(
  db: Queries,
  { attempt }: ChargeResolution,
  { known, input }: { known: Known; input: PaymentRequest },
): Promise<Payment | undefined> {
  if (attempt.state === 'processing') return { kind: 'processing', attempt }
  if (!isSame(attempt, input)) return undefined
  if (attempt.state === 'challenge' && known.outcome === 'challenge')
    return { kind: 'challenge', attempt, frame: known.frame }
  if (attempt.state === 'succeeded')
    return { kind: 'paid', transaction: await approvedOf(db, attempt.attemptId) }
  if (attempt.state === 'declined' && attempt.declined) return { kind: 'declined', reason: attempt.declined }
  return undefined
}

/** Whether the person still has to get the result, with another call. */
async function noteResultDue(
  db: Queries,
  { attemptId, isResultDue }: Attempt,
  { payment, input }: { payment: Payment; input: PaymentRequest },
): Promise<void> {
  const isDue = 'attempt' in payment && isSame(payment.attempt, input)
  if (isDue === isResultDue) return
  await db.update(attempts).set({ isResultDue: isDue }).where(eq(attempts.attemptId, attemptId))
}

/** Charges that went wrong are rare, and someone should know of each. */
export function logEffect({ log }: Pick<PaymentContext, 'log'>, { attempt, effect }: ChargeResolution): void {
  const { attemptId, orderId, accountId, amount } = attempt
  if (effect === 'return-money')
    log.error(
      { attemptId, orderId, accountId, amount },
      'a card was charged for an order that is settled; the money goes back',
    )
}
