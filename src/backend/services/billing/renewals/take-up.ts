import { eq, inArray } from 'drizzle-orm'
import { isClosed } from '#backend/modules/accounts/public.ts'
import { hasOpenChange, placeRenewal, tryLockAccount } from '#backend/services/sales/public.ts'
import {
  type DueTerm,
  decideRenewal,
  markRenewal,
  type RenewalDecision,
} from '#backend/services/subscription/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { tellOfBlocked } from '../mails/blocked-renewals.ts'
import { renewals } from '../tables.ts'
import { isUnpaid } from './unpaid.ts'

/** How long until a renewal that can't be ordered is looked at again, and one at which the server has failed. */
export const BLOCKED_PAUSE = 60 * 60_000
export const ERROR_PAUSE = 10 * 60_000

type Row = typeof renewals.$inferSelect
type Changes = Pick<Row, 'state'> & Partial<Row>

/**
 * Takes up the renewal of a term, in one transaction: places its order, or writes down why that has to wait. A crash
 * leaves the term as it was. False if someone else is ordering for the account, or a change of its plan is being paid; the
 * next run tries again.
 */
export async function takeUp(kernel: Kernel, due: DueTerm): Promise<boolean> {
  const { queries, clock, log } = kernel
  const { subscriptionId, accountId } = due
  try {
    return await queries.transaction(async db => {
      if (!(await tryLockAccount(db, accountId))) return false
      // It is due again once the account is restored.
      if (await isClosed(db, accountId)) return false
      // What replaces the term may be paid any moment.
      if (await hasOpenChange(db, subscriptionId)) return false
      const before = await lockRow(db, subscriptionId)
      if (before && !isOpen(before)) {
        await markRenewal(db, subscriptionId, true)
        return true
      }
      const now = clock.now()
      const waited = before?.state === 'waiting'
      const decision = await decideRenewal(db, { subscriptionId, waited, now })
      if (decision) await carryOut(db, kernel, { due, before, decision, now })
      return true
    })
  } catch (error) {
    log.error({ err: error, subscriptionId }, 'a renewal could not be ordered')
    // It must not hold up the others at every run.
    const nextLook = new Date(clock.now().getTime() + ERROR_PAUSE)
    await queries.transaction(db =>
      save(db, due, { state: 'blocked', reason: 'error', nextLook }, clock.now()),
    )
    return true
  }
}

const OPEN: Row['state'][] = ['waiting', 'blocked']
export const isOpen = ({ state }: Row) => OPEN.includes(state)

export async function lockRow(db: Queries, subscriptionId: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(renewals)
    .where(eq(renewals.subscriptionId, subscriptionId))
    .for('update')
  return row
}

interface Step {
  due: DueTerm
  before: Row | undefined
  decision: RenewalDecision
  now: Date
}

async function carryOut(db: Queries, kernel: Kernel, { due, before, decision, now }: Step): Promise<void> {
  const { subscriptionId, accountId } = due
  const hasToWait = decision.kind !== 'not-now' && (await isUnpaid(db, decision.term))
  if (decision.kind === 'not-now' || (decision.kind === 'never' && hasToWait)) {
    await db.delete(renewals).where(eq(renewals.subscriptionId, subscriptionId))
    // One that stopped because it was not paid comes back once it is.
    await markRenewal(db, subscriptionId, decision.kind === 'never')
  } else if (hasToWait) {
    const nextLook = new Date(now.getTime() + BLOCKED_PAUSE)
    await save(db, due, { state: 'blocked', reason: 'unpaid', nextLook }, now)
  } else if (decision.kind === 'never') {
    if (before) await save(db, due, { state: 'dropped', nextLook: null }, now)
    else await markRenewal(db, subscriptionId, true)
  } else if (decision.kind === 'suspended') await save(db, due, { state: 'waiting', nextLook: null }, now)
  else {
    const { term, licenseId, planId, start } = decision
    const order = await placeRenewal(db, { accountId, planId, start, now })
    if (typeof order === 'string') {
      const nextLook = new Date(now.getTime() + BLOCKED_PAUSE)
      await save(db, due, { state: 'blocked', reason: order, nextLook }, now)
      if (before?.reason !== order)
        await tellOfBlocked(db, kernel, { accountId, term, licenseId, planId, reason: order, now })
      return
    }
    const { orderId } = order
    const state = order.processed ? 'settled' : 'unpaid'
    const nextAttempt = order.processed ? null : now
    await save(db, due, { state, orderId, reason: null, nextAttempt, nextLook: nextAttempt }, now)
  }
}

/** Writes the row of a renewal, so that the term is not due any more. One that is ordered stays as it is. */
export async function save(db: Queries, { subscriptionId, accountId }: DueTerm, changes: Changes, now: Date) {
  await db
    .insert(renewals)
    .values({ subscriptionId, accountId, created: now, ...changes })
    .onConflictDoUpdate({
      target: renewals.subscriptionId,
      set: changes,
      setWhere: inArray(renewals.state, OPEN),
    })
  await markRenewal(db, subscriptionId, true)
}
