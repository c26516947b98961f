import { eq } from 'drizzle-orm'
import type { VendorEvent } from '../vendors/vendor.ts'
import { isUuid } from './ids.ts'
import { lookAt, repeat } from './recovery.ts'
import type { RefundRow } from './refund.ts'
import { attempts, refunds } from './tables.ts'
import type { Till } from './till.ts'
import type { Attempt } from './turns.ts'

/**
 * Acts upon an event of the vendor. Events come late, twice and in any order, so each is only a reason to ask
 * the vendor how things stand; what is known already changes nothing.
 */
export async function actOnEvent(till: Till, event: VendorEvent): Promise<void> {
  if (event.kind === 'charge') await actOnCharge(till, event)
  if (event.kind === 'refund') await actOnRefund(till, event)
}

type EventOf<Kind> = Extract<VendorEvent, { kind: Kind }>

async function actOnCharge(till: Till, { chargeId, idempotencyKey }: EventOf<'charge'>): Promise<void> {
  const attempt = await attemptOf(till, { chargeId, idempotencyKey })
  if (attempt) await lookAt(till, attempt, { leavesFailedChallenge: true })
  // Someone may have used the vendor's own pages. Either way it is money that no order accounts for.
  else till.log.error({ chargeId }, 'the card vendor has a charge that no attempt asked for')
}

async function attemptOf(
  { queries }: Till,
  { chargeId, idempotencyKey }: Pick<EventOf<'charge'>, 'chargeId' | 'idempotencyKey'>,
): Promise<Attempt | undefined> {
  const isIt = isUuid(idempotencyKey)
    ? eq(attempts.attemptId, idempotencyKey)
    : eq(attempts.chargeId, chargeId)
  const [attempt] = await queries.select().from(attempts).where(isIt)
  return attempt
}

async function actOnRefund(till: Till, { refundId, idempotencyKey }: EventOf<'refund'>): Promise<void> {
  const isIt = isUuid(idempotencyKey) ? eq(refunds.refundId, idempotencyKey) : eq(refunds.gatewayId, refundId)
  const [refund]: RefundRow[] = await till.queries.select().from(refunds).where(isIt)
  if (!refund) till.log.error({ refundId }, 'the card vendor has a refund that no one asked for here')
  else if (refund.state === 'asking' || refund.state === 'pending') await repeat(till, refund)
}
