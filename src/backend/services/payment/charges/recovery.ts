import { and, eq, inArray } from 'drizzle-orm'
import { earliest } from '#kernel/clock.ts'
import { nextDue, type Queue, workThrough } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import type { Charge } from '../vendors/vendor.ts'
import { isOpen, OPEN_STATES } from './attempt-state.ts'
import { type Attempt, claimFrom, isLost } from './claim.ts'
import { CHALLENGE_LIFETIME, FIRST_LOOK, LOOKS_BEFORE_ALARM, RECOVERY_INTERVAL } from './limits.ts'
import { logEffect } from './pay.ts'
import type { PaymentContext } from './payment-context.ts'
import { carryOut } from './refund.ts'
import { type Known, laterLook, resolveCharge } from './resolve.ts'
import type { RefundRow } from './settle-refund.ts'
import { attempts, refunds, transactions } from './tables.ts'

/**
 * Finishes what a crash, a time-out or a lost event has left open. Each attempt and refund is claimed first, so that
 * replicas share the work, and the vendor is asked outside of a transaction. Returns how many it has taken up.
 */
export async function recover(context: PaymentContext, stopping?: AbortSignal): Promise<number> {
  const attempted = await workThrough(context, attemptQueue(context), stopping)
  return attempted + (await workThrough(context, refundQueue(context), stopping))
}

/** Recovers every few seconds. */
export const recoveryWorker = (context: PaymentContext): Worker => ({
  name: 'payments',
  every: RECOVERY_INTERVAL,
  perProcess: true,
  queues: [attemptQueue(context), refundQueue(context)],
  run: (_db, _now, stopping) => recover(context, stopping),
  next: async (db, now) =>
    earliest(await nextDue(db, attemptQueue(context), now), await nextDue(db, refundQueue(context), now)),
})

/** Open attempts. A look that dies leaves them due again when the claim lapses. */
const attemptQueue = (context: PaymentContext): Queue<typeof attempts> => ({
  name: 'open-payments',
  table: attempts,
  created: attempts.created,
  key: attempts.attemptId,
  due: attempts.nextLook,
  isWaiting: and(inArray(attempts.state, [...OPEN_STATES]), eq(attempts.vendor, context.vendor.name)),
  claimedUntil: attempts.claimedUntil,
  claim: claimFrom,
  run: attempt => reconcile(context, attempt),
  fail: (attempt, error) =>
    postpone(context, attempt, error, later =>
      context.queries.update(attempts).set(later).where(eq(attempts.attemptId, attempt.attemptId)),
    ),
})

/** Refunds that the vendor may not have carried out. */
const refundQueue = (context: PaymentContext): Queue<typeof refunds> => ({
  name: 'open-refunds',
  table: refunds,
  created: refunds.created,
  key: refunds.refundId,
  due: refunds.nextLook,
  isWaiting: inArray(refunds.state, ['asking', 'pending']),
  claimedUntil: refunds.claimedUntil,
  claim: claimFrom,
  run: refund => repeat(context, refund),
  fail: (refund, error) =>
    postpone(context, refund, error, later =>
      context.queries.update(refunds).set(later).where(eq(refunds.refundId, refund.refundId)),
    ),
})

/** Finds out how an open attempt stands, or gives it up if the vendor has never heard of it. */
async function reconcile(context: PaymentContext, attempt: Attempt): Promise<void> {
  const { queries, clock } = context
  if (await lookAt(context, attempt)) return
  if (isLost(attempt, clock.now())) return write(context, attempt, { outcome: 'never-arrived' })
  await queries
    .update(attempts)
    .set({ claimedUntil: null, ...laterLook(attempt, clock.now()) })
    .where(eq(attempts.attemptId, attempt.attemptId))
}

/**
 * Asks the vendor how an attempt stands, and writes it down; also for one that is over, of which an event
 * tells something new. False if the vendor has no such charge.
 *
 * With `leavesFailedChallenge`, a challenge that has just failed is left to the page that showed it: only its
 * call tells the person why, and an attempt that is over would make that call charge the card again. If no call
 * comes, the recovery soon ends the attempt.
 */
export async function lookAt(
  context: PaymentContext,
  attempt: Attempt,
  { leavesFailedChallenge = false } = {},
): Promise<boolean> {
  const { cardToken, attemptId: idempotencyKey } = attempt
  const found = await context.vendor.findCharge({ cardToken, idempotencyKey })
  if (!found) return false
  if (leavesFailedChallenge && attempt.state === 'challenge' && found.outcome === 'declined') {
    const nextLook = new Date(context.clock.now().getTime() + FIRST_LOOK)
    await context.queries.update(attempts).set({ nextLook }).where(eq(attempts.attemptId, idempotencyKey))
    return true
  }
  await write(context, attempt, await endOldChallenge(context, attempt, found))
  return true
}

async function write(context: PaymentContext, attempt: Attempt, known: Known): Promise<void> {
  const { vendor, clock, queries, log } = context
  const { attemptId, orderId } = attempt
  const concluded = await queries.transaction(db => resolveCharge(db, { attemptId, known, now: clock.now() }))
  logEffect(context, concluded)
  if (concluded.effect === 'cancel' && known.chargeId) await vendor.cancel({ chargeId: known.chargeId })
  const { state, looks } = concluded.attempt
  if (state !== attempt.state)
    log.info({ attemptId, orderId, from: attempt.state, state }, 'an open payment was reconciled')
  else if (state === 'processing' && looks === LOOKS_BEFORE_ALARM)
    log.error({ attemptId, orderId }, 'a payment stays open at the card vendor')
}

async function endOldChallenge(
  { vendor, clock }: PaymentContext,
  attempt: Attempt,
  found: Charge,
): Promise<Charge> {
  const isOld = attempt.created.getTime() + CHALLENGE_LIFETIME <= clock.now().getTime()
  return found.outcome === 'challenge' && isOld && isOpen(attempt.state) ? vendor.cancel(found) : found
}

/** Looks for a refund that may have been carried out, and asks for it again if it was not. */
async function repeat(context: PaymentContext, refund: RefundRow): Promise<void> {
  const [payment] = await context.queries
    .select({ chargeId: transactions.gatewayId })
    .from(transactions)
    .where(eq(transactions.transactionId, refund.transactionId))
  if (payment?.chargeId) await carryOut(context, { refund, chargeId: payment.chargeId, isNew: false })
}

type Later = ReturnType<typeof laterLook> & { claimedUntil: null }

/** Looks at one that has failed again later, and calls for a person after a few times. */
async function postpone(
  { log, clock }: PaymentContext,
  of: { looks: number; attemptId?: string; refundId?: string },
  error: unknown,
  write: (later: Later) => Promise<unknown>,
): Promise<void> {
  const { looks, attemptId, refundId } = of
  const level = looks >= LOOKS_BEFORE_ALARM ? 'error' : 'warn'
  log[level]({ attemptId, refundId, looks, err: error }, 'a payment or refund could not be reconciled')
  await write({ claimedUntil: null, ...laterLook(of, clock.now()) })
}
