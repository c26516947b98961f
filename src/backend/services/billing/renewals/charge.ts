import { eq } from 'drizzle-orm'
import { type Payment, paymentContext, payOrder, primaryCardOf } from '#backend/services/payment/public.ts'
import { findOrder, type OrderRow, recordFailedPayment } from '#backend/services/sales/public.ts'
import { orderedTerms } from '#backend/services/subscription/public.ts'
import { RETRY_DAYS } from '#domain/subscription/renewal.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { Problem } from '#kernel/http/problem.ts'
import { renewals } from '../tables.ts'

type Row = typeof renewals.$inferSelect
type Card = NonNullable<Awaited<ReturnType<typeof primaryCardOf>>>

/** How long until a charge is looked at again whose outcome is not known yet. */
export const UNCLEAR_PAUSE = 5 * 60_000
/** How long until a charge is tried again while the license is suspended. */
const SUSPENDED_PAUSE = 60 * 60_000

/**
 * Charges the primary card for a renewal that is claimed, or finds out that there is nothing to charge any more. A
 * crash at any point leaves it claimed for a while; then the next run asks for the same payment again, which is made
 * once (`requestKey`).
 */
export async function charge(kernel: Kernel, row: Row): Promise<void> {
  const { queries, clock } = kernel
  const { accountId, subscriptionId, failures } = row
  const order = await findOrder(queries, { orderId: row.orderId ?? 0 })
  if (!order) throw new Error(`the renewal of subscription ${subscriptionId} has no order`)
  if (order.processed || order.approved) return close(kernel, row, 'settled')
  const end = order.graceEnded ? null : order.gracePeriodEnd
  if (!end || end <= clock.now()) return close(kernel, row, 'ended')
  const { isTerminated, isSuspended } = await orderedTerms(queries, order.orderId)
  if (isTerminated) return close(kernel, row, 'ended')
  if (isSuspended) return lookLater(kernel, row, SUSPENDED_PAUSE)
  if (!row.nextAttempt || row.nextAttempt > clock.now())
    return change(kernel, row, { nextLook: row.nextAttempt ?? end })
  const card = await primaryCardOf(queries, kernel, accountId)
  if (!card) return fail(kernel, row, { order, end, card, reason: 'no-card' })
  const payment = await payOrder(paymentContext(kernel), {
    ...{ orderId: order.orderId, accountId, paymentMethodId: card.paymentMethodId },
    ...{ amount: order.totalAmount, isExact: true, isPresent: false },
    requestKey: `renewal ${subscriptionId} ${failures + 1}`,
  }).catch(error => unknown(kernel, row, error))
  if (payment?.kind === 'paid') await close(kernel, row, 'settled', card)
  else if (payment?.kind === 'declined') await fail(kernel, row, { order, end, card, reason: payment.reason })
  else await lookLater(kernel, row, UNCLEAR_PAUSE)
}

/** The vendor has not answered, or the order or the card has just changed: the next look finds out. */
function unknown({ log }: Kernel, { subscriptionId, orderId }: Row, error: unknown): Payment | undefined {
  if (!(error instanceof Problem)) throw error
  log.warn({ subscriptionId, orderId, err: error }, 'it is not clear yet whether a renewal is paid')
  return undefined
}

interface Failure {
  order: OrderRow
  /** The end of the grace period. */
  end: Date
  card: Card | undefined
  reason: string
}

/** Writes down that a charge has failed, and when the card is tried again. */
async function fail(kernel: Kernel, row: Row, { order, end, card, reason }: Failure): Promise<void> {
  const { queries, clock } = kernel
  await queries.transaction(async db => {
    const now = clock.now()
    const matches = eq(renewals.subscriptionId, row.subscriptionId)
    const [locked] = await db.select().from(renewals).where(matches).for('update')
    // Someone else has taken it up again, and has written down the same.
    if (locked?.state !== 'unpaid' || locked.failures !== row.failures) return
    // A declined card is written down by the payment.
    if (!card)
      await recordFailedPayment(db, { order, failure: { amount: order.totalAmount, reason, at: now } })
    const firstFailure = row.firstFailure ?? now
    const primary = await primaryCardOf(db, kernel, row.accountId)
    const isOther = primary !== undefined && primary.cardToken !== card?.cardToken
    const nextAttempt = isOther ? now : nextRetry(firstFailure, now)
    const failed = { firstFailure, failures: row.failures + 1, reason, nextAttempt }
    const paymentMethodId = card?.paymentMethodId ?? null
    await db
      .update(renewals)
      .set({ ...failed, paymentMethodId, nextLook: nextAttempt ?? end })
      .where(matches)
  })
}

/** When the card is tried again after a failed charge, by the days since the first one; null after the last. */
function nextRetry(firstFailure: Date, now: Date): Date | null {
  const times = RETRY_DAYS.map(days => new Date(firstFailure.getTime() + days * DAY))
  return times.find(time => time > now) ?? null
}

async function close(kernel: Kernel, row: Row, state: 'settled' | 'ended', card?: Card): Promise<void> {
  const tried = card && { paymentMethodId: card.paymentMethodId }
  await change(kernel, row, { ...tried, state, nextAttempt: null, nextLook: null })
}

async function lookLater(kernel: Kernel, row: Row, pause: number): Promise<void> {
  await change(kernel, row, { nextLook: new Date(kernel.clock.now().getTime() + pause) })
}

async function change({ queries }: Kernel, { subscriptionId }: Row, to: Partial<Row>): Promise<void> {
  await queries.update(renewals).set(to).where(eq(renewals.subscriptionId, subscriptionId))
}
