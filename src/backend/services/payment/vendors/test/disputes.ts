import { DAY } from '#domain/time/durations.ts'
import type { Dispute, PaymentVendor } from '../vendor.ts'
import type { Journal, KeptCharge } from './journal.ts'
import type { Behavior } from './test-cards.ts'

/** What the bank of a customer does. */
export interface OutsideDisputes {
  /** Disputes a charge, all of it by default, and takes its money. */
  disputeCharge(of: { chargeId: string } & Partial<Dispute>): Dispute
  /** Changes how a dispute stands. */
  changeDispute(disputeId: string, to: Pick<Dispute, 'state' | 'isWithdrawn'>): void
  /** Whether the card's owner will dispute a charge. */
  willBeDisputed(chargeId: string): boolean
}

interface Ports {
  journal: Journal
  now: () => Date
  send: (event: Record<string, unknown>) => void
  keptCharge: (chargeId: string) => KeptCharge
  behaviorOf: (cardToken: string) => Behavior
  newId: (prefix: string) => string
}

/** The disputes of the test vendor. */
export function disputesAt({
  journal,
  now,
  send,
  keptCharge,
  behaviorOf,
  newId,
}: Ports): OutsideDisputes & Pick<PaymentVendor, 'findDispute'> {
  function keep(dispute: Dispute, word: string): Dispute {
    journal.keepDispute(dispute)
    send({ id: newId('evt'), type: `dispute.${word}`, dispute })
    return dispute
  }

  return {
    findDispute: async ({ disputeId }) => journal.disputes.get(disputeId),

    disputeCharge({ chargeId, ...given }) {
      const { amount } = keptCharge(chargeId)
      const created = now()
      const facts = { disputeId: newId('dp'), state: 'needs-response', isWithdrawn: true } as const
      const respondBy = new Date(created.getTime() + 10 * DAY)
      return keep(
        { ...facts, chargeId, amount, reason: 'fraudulent', created, respondBy, ...given },
        'created',
      )
    },

    changeDispute(disputeId, to) {
      const before = journal.disputes.get(disputeId)
      if (before) keep({ ...before, ...to }, 'updated')
    },

    willBeDisputed: chargeId => behaviorOf(keptCharge(chargeId).cardToken).does === 'dispute',
  }
}
