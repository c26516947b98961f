import { type PaymentVendor, type Refund, type RefundRequest, VendorRejection } from '../vendor.ts'
import type { Journal, KeptCharge, KeptRefund } from './journal.ts'
import type { Behavior } from './test-cards.ts'

/** What happens to refunds without us, as in the pages of a vendor. */
export interface OutsideRefunds {
  /** Refunds a charge, or a part of it. */
  refundOutside(of: { chargeId: string; amount: number; outcome?: Refund['outcome'] }): Refund
  /** The bank of the customer takes a refund or sends it back. */
  finishRefund(refundId: string, outcome: 'succeeded' | 'failed'): void
  /** Whether the bank of the card will send a refund back. */
  isSentBack(refundId: string): boolean
}

interface Ports {
  journal: Journal
  send: (event: Record<string, unknown>) => void
  keptCharge: (chargeId: string) => KeptCharge
  behaviorOf: (cardToken: string) => Behavior
  newId: (prefix: string) => string
}

/** The refunds of the test vendor. */
export function refundsAt({
  journal,
  send,
  keptCharge,
  behaviorOf,
  newId,
}: Ports): OutsideRefunds & Pick<PaymentVendor, 'refund' | 'refundsOf'> {
  const report = ({ refundId, chargeId, outcome }: KeptRefund) =>
    send({ id: newId('evt'), type: `refund.${outcome}`, refundId, chargeId })

  function make({
    chargeId,
    amount,
    idempotencyKey,
    outcome = 'succeeded',
  }: Omit<KeptRefund, 'refundId' | 'outcome'> & { outcome?: Refund['outcome'] | undefined }): Refund {
    const charge = keptCharge(chargeId)
    if (charge.outcome !== 'succeeded' || charge.refunded + amount > charge.amount)
      throw new VendorRejection('there is not as much to refund')
    const kept: KeptRefund = { refundId: newId('re'), chargeId, amount, idempotencyKey, outcome }
    journal.keepRefund(kept)
    journal.keepCharge({ ...charge, refunded: charge.refunded + amount })
    report(kept)
    return wireOf(kept)
  }

  return {
    async refund(request: RefundRequest) {
      const before = [...journal.refunds.values()].find(
        each => each.idempotencyKey === request.idempotencyKey,
      )
      if (!before) return make(request)
      if (before.chargeId !== request.chargeId || before.amount !== request.amount)
        throw new VendorRejection('the idempotency key belongs to another refund')
      return wireOf(before)
    },

    async refundsOf({ chargeId }) {
      return [...journal.refunds.values()]
        .filter(refund => refund.chargeId === chargeId)
        .map(refund => ({ ...wireOf(refund), idempotencyKey: refund.idempotencyKey }))
    },

    refundOutside: of => make({ ...of, idempotencyKey: undefined }),

    isSentBack(refundId) {
      const chargeId = journal.refunds.get(refundId)?.chargeId
      return chargeId !== undefined && behaviorOf(keptCharge(chargeId).cardToken).does === 'send-back'
    },

    finishRefund(refundId, outcome) {
      const refund = journal.refunds.get(refundId)
      if (!refund || refund.outcome === 'failed') return
      journal.keepRefund({ ...refund, outcome })
      const charge = keptCharge(refund.chargeId)
      if (outcome === 'failed') journal.keepCharge({ ...charge, refunded: charge.refunded - refund.amount })
      report({ ...refund, outcome })
    },
  }
}

function wireOf({ refundId, amount, outcome }: KeptRefund): Refund {
  return { refundId, amount, outcome }
}
