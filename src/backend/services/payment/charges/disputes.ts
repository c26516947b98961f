import { and, eq, sql } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { recordDispute, recordDisputedMoney } from '#backend/services/sales/public.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { disputeClosed, disputeOpened } from '../mails.ts'
import { type Dispute, type DisputeState, VendorRejection } from '../vendors/vendor.ts'
import type { TransactionRow } from './claim.ts'
import type { PaymentContext } from './payment-context.ts'
import { paymentOf } from './payment-of.ts'
import { lockTransaction } from './settle-refund.ts'
import { disputeMovements, disputes, transactions } from './tables.ts'

type DisputeRow = typeof disputes.$inferSelect

/**
 * Asks the vendor how a dispute stands, and writes it down: with the payment, the order, and the ledger. Events come in any
 * order and more than once; what is known changes nothing. False if no payment of ours is disputed.
 */
export async function lookAtDispute(context: PaymentContext, reported: Dispute): Promise<boolean> {
  const { vendor, queries } = context
  const dispute = (await findDispute(context, reported)) ?? readDispute(reported)
  const payment = await paymentOf(context, dispute.chargeId)
  if (!payment) return false
  await queries.transaction(async db => {
    // Two who look at the same dispute wait for each other here.
    const transaction = await lockTransaction(db, payment.transactionId)
    const isThis = and(eq(disputes.vendor, vendor.name), eq(disputes.gatewayId, dispute.disputeId))
    const [before] = await db.select().from(disputes).where(isThis)
    await record(context, db, { transaction, before, dispute })
  })
  return true
}

/** A vendor that rejects the question leaves us with what its signed event says. */
async function findDispute({ vendor, log }: PaymentContext, { disputeId }: Dispute) {
  try {
    return await vendor.findDispute({ disputeId })
  } catch (error) {
    if (!(error instanceof VendorRejection)) throw error
    log.warn({ disputeId, err: error }, 'the card vendor does not say how a dispute stands')
    return undefined
  }
}

/** An event that was stored has its times as text. */
function readDispute({ created, respondBy, ...dispute }: Dispute): Dispute {
  return { ...dispute, created: new Date(created), respondBy: respondBy && new Date(respondBy) }
}

interface Finding {
  transaction: TransactionRow
  before: DisputeRow | undefined
  dispute: Dispute
}

async function record(
  context: PaymentContext,
  db: Queries,
  { transaction, before, dispute }: Finding,
): Promise<void> {
  const { amount, state, reason, created, respondBy, disputeId: gatewayId } = dispute
  // What is over does not open again: this was found before, and is written late.
  if (before && isOver(before.state) && !isOver(state)) return
  const now = context.clock.now()
  const withdrawn = dispute.isWithdrawn ? amount : 0
  const closed = isOver(state) ? (before?.closed ?? now) : null
  const facts = { amount, state, withdrawn, closed, respondBy, reason: reason.slice(0, 60) }
  const { transactionId, orderId, accountId } = transaction
  const vendor = context.vendor.name
  const disputeId = before?.disputeId ?? newId()
  if (before) await db.update(disputes).set(facts).where(eq(disputes.disputeId, before.disputeId))
  else await db.insert(disputes).values({ ...facts, disputeId, transactionId, vendor, gatewayId, created })
  const order = { orderId, accountId }
  const moved = withdrawn - (before?.withdrawn ?? 0)
  if (moved !== 0) {
    await db.insert(disputeMovements).values({ movementId: newId(), disputeId, amount: -moved, created: now })
    await recordDisputedMoney(db, { order, amount: moved, vendor, at: now })
  }
  for (const kind of newsOf(before?.state, state)) await recordDispute(db, { order, kind, amount, at: now })
  await holdBack(db, transactionId)
  await tellStaff(context, db, { transaction, before, dispute })
}

const isOver = (state: DisputeState) => state === 'won' || state === 'lost' || state === 'closed'
/** A bank that only asks disputes nothing yet. */
const isDispute = (state: DisputeState | undefined) =>
  state !== undefined && state !== 'inquiry' && state !== 'closed'

/** What has happened to the order since. */
function newsOf(before: DisputeState | undefined, state: DisputeState) {
  const news: ('disputed' | 'dispute-won' | 'dispute-lost')[] = []
  if (isDispute(state) && !isDispute(before)) news.push('disputed')
  if (state !== before && (state === 'won' || state === 'lost')) news.push(`dispute-${state}`)
  return news
}

/** Keeps with the payment what its disputes leave of it. */
async function holdBack(db: Queries, transactionId: string): Promise<void> {
  const [row] = await db
    .select({
      held: sql`coalesce(sum(case when ${disputes.state} in ('needs-response', 'under-review', 'lost')
        then ${disputes.amount} else ${disputes.withdrawn} end), 0)`.mapWith(Number),
    })
    .from(disputes)
    .where(eq(disputes.transactionId, transactionId))
  await db
    .update(transactions)
    .set({ disputedAmount: row?.held ?? 0 })
    .where(eq(transactions.transactionId, transactionId))
}

async function tellStaff(
  { sendToStaff }: PaymentContext,
  db: Queries,
  { transaction: { orderId, accountId }, before, dispute }: Finding,
): Promise<void> {
  const { disputeId, amount, state, reason, respondBy } = dispute
  const isNew = !before || (before.state === 'inquiry' && isDispute(state))
  const hasEnded = isOver(state) && before?.state !== state
  if (!isNew && !hasEnded) return
  const account = await accountLabelOf(db, accountId)
  const facts = { orderId, account, disputeId, amount, reason, respondBy: respondBy?.toISOString() ?? null }
  await sendToStaff(db, (to, site) =>
    hasEnded
      ? disputeClosed.to(to, { ...facts, state }, site)
      : disputeOpened.to(to, { ...facts, isInquiry: state === 'inquiry' }, site),
  )
}
