import { eq, or } from 'drizzle-orm'
import { isUuid } from '#domain/validation/uuid.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { FoundRefund } from '../vendors/vendor.ts'
import type { PaymentContext } from './payment-context.ts'
import { lockTransaction, notify, type RefundRow, settle } from './settle-refund.ts'
import { refunds } from './tables.ts'

interface Payment {
  transactionId: string
  chargeId: string
}

/**
 * Asks the vendor for all refunds of a payment, and writes down how they stand: ours, and those that someone made in the
 * vendor's own pages, which count like ours. It can be called at any time and as often as one likes.
 */
export async function lookAtRefunds(context: PaymentContext, payment: Payment): Promise<void> {
  const { vendor, queries, clock, log } = context
  for (const found of await vendor.refundsOf(payment)) {
    const isNew = await queries.transaction(db => record(db, payment, { found, now: clock.now() }))
    const { transactionId } = payment
    if (isNew)
      log.warn(
        { transactionId, refundId: found.refundId, amount: found.amount },
        'the card vendor has a refund that no one asked for here; it is recorded',
      )
  }
}

/** Returns whether the refund was not known before. */
async function record(
  db: Queries,
  { transactionId }: Payment,
  { found, now }: { found: FoundRefund; now: Date },
): Promise<boolean> {
  // Two who find the same refund wait for each other here.
  await lockTransaction(db, transactionId)
  const known = await findRefund(db, found)
  // Money that never left is not our business.
  if (!known && found.outcome === 'failed') return false
  const refund = known ?? (await insert(db, transactionId, { found, now }))
  await settle(db, { refund, state: found.outcome, gatewayId: found.refundId, now })
  if (!known) await notify(db, refund, { kind: 'refunded-outside', now })
  return known === undefined
}

async function findRefund(
  db: Queries,
  { refundId, idempotencyKey }: FoundRefund,
): Promise<RefundRow | undefined> {
  const byKey = isUuid(idempotencyKey) ? eq(refunds.refundId, idempotencyKey) : undefined
  const [row] = await db
    .select()
    .from(refunds)
    .where(or(eq(refunds.gatewayId, refundId), byKey))
  return row
}

async function insert(
  db: Queries,
  transactionId: string,
  { found: { refundId: gatewayId, amount }, now }: { found: FoundRefund; now: Date },
): Promise<RefundRow> {
  const [row] = await db
    .insert(refunds)
    .values({
      ...{
        refundId: newId(),
        transactionId,
        amount,
        gatewayId,
        state: 'asking',
        created: now,
        nextLook: now,
      },
      reason: 'Refunded with the payment processor',
      requestKey: `outside ${gatewayId}`,
    })
    .returning()
  if (!row) throw new Error('an inserted row comes back')
  return row
}
