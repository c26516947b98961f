import type { NoticeKind } from '../tables.ts'
import type { VendorEvent } from '../vendors/vendor.ts'
import { lookAtDispute } from './disputes.ts'
import { lookAtRefunds } from './outside-refunds.ts'
import type { PaymentContext } from './payment-context.ts'
import { attemptOf, paymentOf } from './payment-of.ts'
import { lookAt } from './recovery.ts'

/** What of an event was not applied, for staff. */
export interface Unapplied {
  kind: Extract<NoticeKind, 'unknown-event' | 'unknown-charge'>
  /** What it is about: the vendor's id, or the type of the event. */
  subject: string
}

/**
 * Acts upon an event of the vendor. Events come late, twice and in any order, so each is only a reason to ask
 * the vendor how things stand; known facts change nothing. Returns what could not be applied.
 */
export async function handleEvent(
  context: PaymentContext,
  event: VendorEvent,
): Promise<Unapplied | undefined> {
  switch (event.kind) {
    case 'charge':
      return handleCharge(context, event)
    case 'refund':
      return handleRefund(context, event)
    case 'dispute': {
      const { chargeId } = event.reported
      return (await lookAtDispute(context, event.reported)) ? undefined : unknownCharge(context, chargeId)
    }
    case 'other':
      return { kind: 'unknown-event', subject: event.type }
  }
}

type EventOf<Kind> = Extract<VendorEvent, { kind: Kind }>

async function handleCharge(
  context: PaymentContext,
  { chargeId, idempotencyKey }: EventOf<'charge'>,
): Promise<Unapplied | undefined> {
  const attempt = await attemptOf(context, { chargeId, idempotencyKey })
  if (!attempt) return unknownCharge(context, chargeId)
  await lookAt(context, attempt, { leavesFailedChallenge: true })
  return undefined
}

async function handleRefund(
  context: PaymentContext,
  { chargeId }: EventOf<'refund'>,
): Promise<Unapplied | undefined> {
  const payment = await paymentOf(context, chargeId)
  if (!payment) return unknownCharge(context, chargeId)
  await lookAtRefunds(context, { chargeId, transactionId: payment.transactionId })
  return undefined
}

/** Someone may have used the vendor's own pages. Either way it is money that no order accounts for. */
function unknownCharge({ log }: PaymentContext, chargeId: string): Unapplied {
  log.error({ chargeId }, 'the card vendor has a charge that no attempt asked for')
  return { kind: 'unknown-charge', subject: chargeId }
}
