import { and, eq } from 'drizzle-orm'
import { isUuid } from '#domain/validation/uuid.ts'
import type { Attempt, TransactionRow } from './claim.ts'
import type { PaymentContext } from './payment-context.ts'
import { lookAt } from './recovery.ts'
import { attempts, transactions } from './tables.ts'

/**
 * The payment of a charge. One that is not recorded yet is looked up first: its money can be disputed or returned before
 * we hear that it has arrived.
 */
export async function paymentOf(
  context: PaymentContext,
  chargeId: string,
): Promise<TransactionRow | undefined> {
  const recorded = await recordedPayment(context, chargeId)
  if (recorded) return recorded
  const idempotencyKey = await context.vendor.findKey({ chargeId })
  const attempt = await attemptOf(context, { chargeId, idempotencyKey })
  if (!attempt) return undefined
  await lookAt(context, attempt)
  return recordedPayment(context, chargeId)
}

async function recordedPayment(
  { queries, vendor }: PaymentContext,
  chargeId: string,
): Promise<TransactionRow | undefined> {
  const [row] = await queries
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.vendor, vendor.name),
        eq(transactions.gatewayId, chargeId),
        eq(transactions.gatewayResponse, 'approved'),
      ),
    )
  return row
}

export async function attemptOf(
  { queries }: PaymentContext,
  { chargeId, idempotencyKey }: { chargeId: string; idempotencyKey: string | undefined },
): Promise<Attempt | undefined> {
  const matches = isUuid(idempotencyKey)
    ? eq(attempts.attemptId, idempotencyKey)
    : eq(attempts.chargeId, chargeId)
  const [attempt] = await queries.select().from(attempts).where(matches)
  return attempt
}
