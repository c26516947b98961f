import { eq } from 'drizzle-orm'
import type { VendorEvent } from '../vendors/vendor.ts'
import type { Attempt } from './claim.ts'
import type { PaymentContext } from './payment-context.ts'
import { lookAt, repeat } from './recovery.ts'
import type { RefundRow } from './refund.ts'
import { attempts, refunds } from './tables.ts'

/**
 * Acts upon an event of the vendor. Events come late, twice and in any order, so each is only a reason to ask
 * the vendor how things stand; known facts change nothing.
 */
export async function handleEvent(context: PaymentContext, event: VendorEvent): Promise<void> {
  if (event.kind === 'charge') await handleCharge(context, event)
  if (event.kind === 'refund') await handleRefund(context, event)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is one of our ids, which PostgreSQL takes as such. */
function isUuid(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text)
}

type EventOf<Kind> = Extract<VendorEvent, { kind: Kind }>

async function handleCharge(
  context: PaymentContext,
  { chargeId, idempotencyKey }: EventOf<'charge'>,
): Promise<void> {
  const attempt = await attemptOf(context, { chargeId, idempotencyKey })
  if (attempt) await lookAt(context, attempt, { leavesFailedChallenge: true })
  // Someone may have used the vendor's own pages. Either way it is money that no order accounts for.
  else context.log.error({ chargeId }, 'the card vendor has a charge that no attempt asked for')
}

async function attemptOf(
  { queries }: PaymentContext,
  { chargeId, idempotencyKey }: Pick<EventOf<'charge'>, 'chargeId' | 'idempotencyKey'>,
): Promise<Attempt | undefined> {
  const matches = isUuid(idempotencyKey)
    ? eq(attempts.attemptId, idempotencyKey)
    : eq(attempts.chargeId, chargeId)
  const [attempt] = await queries.select().from(attempts).where(matches)
  return attempt
}

async function handleRefund(
  context: PaymentContext,
  { refundId, idempotencyKey }: EventOf<'refund'>,
): Promise<void> {
  const matches = isUuid(idempotencyKey)
    ? eq(refunds.refundId, idempotencyKey)
    : eq(refunds.gatewayId, refundId)
  const [refund]: RefundRow[] = await context.queries.select().from(refunds).where(matches)
  if (!refund) context.log.error({ refundId }, 'the card vendor has a refund that no one asked for here')
  else if (refund.state === 'asking' || refund.state === 'pending') await repeat(context, refund)
}
