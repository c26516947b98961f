import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { earliest } from '#kernel/clock.ts'
import type { Loop } from '#kernel/jobs/loops.ts'
import type { Charge } from '../vendors/vendor.ts'
import { isOpen, OPEN_STATES } from './attempt-state.ts'
import { type Attempt, claimFrom, isLost } from './claim.ts'
import {
  CHALLENGE_LIFETIME,
  FIRST_LOOK,
  LOOKS_BEFORE_ALARM,
  RECOVERY_BATCH,
  RECOVERY_INTERVAL,
} from './limits.ts'
import { logEffect } from './pay.ts'
import type { PaymentContext } from './payment-context.ts'
import { carryOut } from './refund.ts'
import { type Known, laterLook, resolveCharge } from './resolve.ts'
import type { RefundRow } from './settle-refund.ts'
import { attempts, refunds, transactions } from './tables.ts'

/**
 * Finishes what a crash, a time-out or a lost event has left open. Each attempt and refund is claimed in a
 * short transaction first, so that replicas share the work, and the vendor is asked outside of it. Returns how
 * many it has taken up.
 */
export async function recover(context: PaymentContext): Promise<number> {
  const open = await claimAttempts(context)
  for (const attempt of open)
    await guarded(context, attempt, {
      action: () => reconcile(context, attempt),
      postpone: later =>
        context.queries.update(attempts).set(later).where(eq(attempts.attemptId, attempt.attemptId)),
    })
  const returning = await claimRefunds(context)
  for (const refund of returning)
    await guarded(context, refund, {
      action: () => repeat(context, refund),
      postpone: later =>
        context.queries.update(refunds).set(later).where(eq(refunds.refundId, refund.refundId)),
    })
  return open.length + returning.length
}

/** Recovers every few seconds. It is no job of the kernel: those run in a transaction, and this one asks the vendor. */
export const recoveryLoop = (context: PaymentContext): Loop => ({
  name: 'payments',
  every: RECOVERY_INTERVAL,
  run: () => recover(context),
  async next() {
    const now = context.clock.now()
    const [attempt] = await context.queries
      .select({ look: attempts.nextLook })
      .from(attempts)
      .where(and(inArray(attempts.state, [...OPEN_STATES]), gt(attempts.nextLook, now)))
      .orderBy(asc(attempts.nextLook))
      .limit(1)
    const [refund] = await context.queries
      .select({ look: refunds.nextLook })
      .from(refunds)
      .where(and(inArray(refunds.state, ['asking', 'pending']), gt(refunds.nextLook, now)))
      .orderBy(asc(refunds.nextLook))
      .limit(1)
    return earliest(attempt?.look, refund?.look)
  },
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

/** One that fails holds up no other, and is looked at again later. */
async function guarded(
  { log, clock }: PaymentContext,
  of: { looks: number; attemptId?: string; refundId?: string },
  { action, postpone }: { action: () => Promise<void>; postpone: (later: Later) => Promise<unknown> },
): Promise<void> {
  const { looks, attemptId, refundId } = of
  try {
    await action()
  } catch (error) {
    const level = looks >= LOOKS_BEFORE_ALARM ? 'error' : 'warn'
    log[level]({ attemptId, refundId, looks, err: error }, 'a payment or refund could not be reconciled')
    await postpone({ claimedUntil: null, ...laterLook(of, clock.now()) })
  }
}

/** Claims open attempts that are due. A look that fails or dies leaves them due again when the claim lapses. */
function claimAttempts({ queries, clock, vendor }: PaymentContext): Promise<Attempt[]> {
  const now = clock.now()
  return queries.transaction(async db => {
    const due = await db
      .select()
      .from(attempts)
      .where(
        and(
          inArray(attempts.state, [...OPEN_STATES]),
          eq(attempts.vendor, vendor.name),
          lte(attempts.nextLook, now),
          or(isNull(attempts.claimedUntil), lte(attempts.claimedUntil, now)),
        ),
      )
      .orderBy(asc(attempts.nextLook))
      .limit(RECOVERY_BATCH)
      .for('update', { skipLocked: true })
    if (!due.length) return []
    const ids = due.map(({ attemptId }) => attemptId)
    return db.update(attempts).set(claimFrom(now)).where(inArray(attempts.attemptId, ids)).returning()
  })
}

function claimRefunds({ queries, clock }: PaymentContext): Promise<RefundRow[]> {
  const now = clock.now()
  return queries.transaction(async db => {
    const due = await db
      .select()
      .from(refunds)
      .where(
        and(
          inArray(refunds.state, ['asking', 'pending']),
          lte(refunds.nextLook, now),
          or(isNull(refunds.claimedUntil), lte(refunds.claimedUntil, now)),
        ),
      )
      .orderBy(asc(refunds.nextLook))
      .limit(RECOVERY_BATCH)
      .for('update', { skipLocked: true })
    if (!due.length) return []
    const ids = due.map(({ refundId }) => refundId)
    return db.update(refunds).set(claimFrom(now)).where(inArray(refunds.refundId, ids)).returning()
  })
}
