import type Stripe from 'stripe'
import type { Dispute, DisputeState } from '../vendor.ts'

const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
}

/** A dispute of Stripe. One in a state that is new to us waits for staff. */
export function toDispute(dispute: Stripe.Dispute): Dispute {
  const { id: disputeId, amount, status, charge, payment_intent: intent, created } = dispute
  const state = STATES[status] ?? 'needs-response'
  const due = dispute.evidence_details?.due_by
  return {
    disputeId,
    chargeId: idOf(intent) ?? idOf(charge) ?? disputeId,
    amount,
    state,
    reason: dispute.reason || 'unknown',
    created: new Date(created * 1000),
    respondBy: due ? new Date(due * 1000) : null,
    isWithdrawn: isWithdrawn(dispute, state),
  }
}

/** What was withdrawn and what came back; without that, a dispute takes the money until it is won. */
function isWithdrawn({ balance_transactions: moves }: Stripe.Dispute, state: DisputeState): boolean {
  if (moves?.length) return moves.reduce((sum, { amount }) => sum + amount, 0) < 0
  return state === 'needs-response' || state === 'under-review' || state === 'lost'
}

export function idOf(of: string | { id: string } | null | undefined): string | undefined {
  return typeof of === 'string' ? of : of?.id
}
