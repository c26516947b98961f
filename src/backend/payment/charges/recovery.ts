import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Charge } from '../vendors/vendor.ts'
import { isOpen, OPEN_STATES } from './attempt-state.ts'
import { conclude, type Known, laterLook } from './conclude.ts'
import { ARRIVAL, CHALLENGE_LIFETIME, LOOKS_BEFORE_ALARM, RECOVERY_BATCH } from './limits.ts'
import { logEffect } from './pay.ts'
import { carryOut, type RefundRow } from './refund.ts'
import { attempts, refunds, transactions } from './tables.ts'
import type { Till } from './till.ts'
import { type Attempt, claimFrom } from './turns.ts'

/**
 * Finishes what a crash, a time-out or a lost event has left open. Each attempt and refund is claimed in a
 * short transaction first, so that replicas share the work, and the vendor is asked outside of it. Returns how
 * many it has taken up.
 */
export async function recover(till: Till): Promise<number> {
  const open = await claimAttempts(till)
  for (const attempt of open) await guarded(till, attempt, () => lookAt(till, attempt))
  const returning = await claimRefunds(till)
  for (const refund of returning) await guarded(till, refund, () => repeat(till, refund))
  return open.length + returning.length
}

/**
 * Asks the vendor how an attempt stands, and writes it down. For open attempts, and for finished ones of which
 * an event tells something new.
 */
export async function lookAt(till: Till, attempt: Attempt): Promise<void> {
  const { vendor, clock, queries, log } = till
  const { attemptId, orderId, cardToken } = attempt
  const found = await vendor.findCharge({ cardToken, idempotencyKey: attemptId })
  const known = found ? await endOldChallenge(till, attempt, found) : whatIsMissing(attempt, clock.now())
  if (!known) {
    await queries
      .update(attempts)
      .set({ claimedUntil: null, ...laterLook(attempt, clock.now()) })
      .where(eq(attempts.attemptId, attemptId))
    return
  }
  const concluded = await queries.transaction(db => conclude(db, { attemptId, known, now: clock.now() }))
  logEffect(till, concluded)
  const { state } = concluded.attempt
  if (concluded.effect === 'cancel' && found) await vendor.cancel(found)
  if (state !== attempt.state)
    log.info({ attemptId, orderId, from: attempt.state, state }, 'an open payment was reconciled')
  else if (state === 'processing' && attempt.looks === LOOKS_BEFORE_ALARM)
    log.error({ attemptId, orderId }, 'a payment stays open at the card vendor')
}

async function endOldChallenge({ vendor, clock }: Till, attempt: Attempt, found: Charge): Promise<Charge> {
  const isOld = attempt.created.getTime() + CHALLENGE_LIFETIME <= clock.now().getTime()
  return found.outcome === 'challenge' && isOld && isOpen(attempt.state) ? vendor.cancel(found) : found
}

/** The vendor has no such charge. It may still be on its way. */
function whatIsMissing({ lastAsked }: Attempt, now: Date): Known | undefined {
  return lastAsked.getTime() + ARRIVAL <= now.getTime() ? { outcome: 'never-arrived' } : undefined
}

async function repeat(till: Till, refund: RefundRow): Promise<void> {
  const [payment] = await till.queries
    .select({ chargeId: transactions.gatewayId })
    .from(transactions)
    .where(eq(transactions.transactionId, refund.transactionId))
  if (payment?.chargeId) await carryOut(till, { refund, chargeId: payment.chargeId })
}

/** One that fails holds up no other, and is looked at again later. */
async function guarded(
  { log }: Till,
  of: { looks: number; attemptId?: string; refundId?: string },
  act: () => Promise<void>,
): Promise<void> {
  const { looks, attemptId, refundId } = of
  try {
    await act()
  } catch (error) {
    const isAlarming = looks >= LOOKS_BEFORE_ALARM
    const level = isAlarming ? 'error' : 'warn'
    log[level]({ attemptId, refundId, looks, err: error }, 'a payment or refund could not be reconciled')
  }
}

/** Claims open attempts that are due. A look that fails or dies leaves them due again when the claim lapses. */
function claimAttempts({ queries, clock, vendor }: Till): Promise<Attempt[]> {
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

function claimRefunds({ queries, clock }: Till): Promise<RefundRow[]> {
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
