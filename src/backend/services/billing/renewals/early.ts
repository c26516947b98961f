import { isClosed as isClosedAccount } from '#backend/modules/accounts/public.ts'
import { primaryCardOf } from '#backend/services/payment/public.ts'
import {
  cappedUntil,
  hasOpenChange,
  placePriced,
  priceRenewal,
  tryLockAccount,
} from '#backend/services/sales/public.ts'
import {
  type DueTerm,
  decideEarlyPurchase,
  type EarlyDecision,
  pauseEarlyPurchase,
  recordEarlyPurchase,
  recordStop,
  type StopReason,
  startOfNextMonth,
} from '#backend/services/subscription/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { noticeOfStop } from '../notices/early-purchases.ts'
import { BLOCKED_PAUSE, ERROR_PAUSE, isOpen, lockRow, save } from './take-up.ts'
import { isUnpaid } from './unpaid.ts'

type Buying = Extract<EarlyDecision, { kind: 'buy' }>

/**
 * Buys the next term of one whose lookups have run out, in one transaction, as far as the customer has agreed: plan,
 * price, and cap are checked where the order is placed, with account and track locked. Otherwise it writes down why
 * not, and tells people once. A crash leaves the term as it was. False if someone else is ordering for the account.
 */
export async function buyEarly(kernel: Kernel, due: DueTerm): Promise<boolean> {
  const { queries, clock, log } = kernel
  const { subscriptionId, accountId } = due
  try {
    return await queries.transaction(async db => {
      if (!(await tryLockAccount(db, accountId))) return false
      // It is due again once the account is restored.
      if (await isClosedAccount(db, accountId)) return false
      if (await hasOpenChange(db, subscriptionId)) return false
      const before = await lockRow(db, subscriptionId)
      const now = clock.now()
      const decision = await decideEarlyPurchase(db, { subscriptionId, now })
      if (decision.kind === 'none') return false
      if (decision.kind === 'started') return true
      // A renewal that is closed without a next term came to nothing. A term has one at most.
      const isClosed = before !== undefined && !isOpen(before)
      const stop =
        decision.kind === 'stop'
          ? decision
          : isClosed
            ? { ...decision, reason: 'no-plan' as const, until: null }
            : await buy(db, kernel, decision, { due, now })
      if (stop) await stopEarly(db, stop, { due, now })
      return true
    })
  } catch (error) {
    log.error({ err: error, subscriptionId }, 'a term could not be bought early')
    // It must not hold up the others at every run.
    await pauseEarlyPurchase(queries, subscriptionId, new Date(clock.now().getTime() + ERROR_PAUSE))
    return true
  }
}

interface Stop extends Pick<Buying, 'term' | 'consent'> {
  reason: StopReason
  /** When it can be otherwise; null if no one knows. */
  until: Date | null
}

interface Step {
  due: DueTerm
  now: Date
}

/** Places the order, or returns what stands in the way. The engine charges it like any renewal. */
async function buy(
  db: Queries,
  kernel: Kernel,
  { term, consent, planId, left, counted }: Buying,
  { due, now }: Step,
): Promise<Stop | undefined> {
  const { accountId } = due
  const stop = (reason: StopReason, until: Date | null = null) => ({ term, consent, reason, until })
  if (await isUnpaid(db, term)) return stop('unpaid')
  const priced = await priceRenewal(db, { accountId, planId, now })
  if (priced === 'no-plan') return stop('no-plan')
  if (priced === 'no-address') return stop('address')
  if (priced === 'too-small') return stop('too-small')
  if (priced.amount > consent.price) return stop('price')
  if (priced.totalAmount > left) return stop('month', startOfNextMonth(now))
  const until = await cappedUntil(db, { accountId, total: priced.totalAmount, now })
  if (until) return stop('spending-cap', until)
  if (priced.totalAmount > 0 && !(await primaryCardOf(db, kernel, accountId))) return stop('card')
  const order = await placePriced(db, { accountId, priced, start: now, now })
  await recordEarlyPurchase(db, { term, consent, order, counted, now })
  const state = order.processed ? 'settled' : 'unpaid'
  const next = order.processed ? null : now
  await save(db, due, { state, orderId: order.orderId, reason: null, nextAttempt: next, nextLook: next }, now)
  return undefined
}

async function stopEarly(
  db: Queries,
  { term, consent, reason, until }: Stop,
  { due: { accountId }, now }: Step,
): Promise<void> {
  const soon = new Date(now.getTime() + BLOCKED_PAUSE)
  const nextLook = until && until < soon ? until : soon
  await recordStop(db, { term, consent, reason, nextLook })
  await noticeOfStop(db, { accountId, term, reason, now })
}
