import { dollars } from '#domain/text/money.ts'
import { button, facts, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

interface Disputed {
  orderId: number
  account: string
  /** The vendor's id. */
  disputeId: string
  /** Cents. */
  amount: number
  /** The vendor's word for why. */
  reason: string
  /** Until when to respond; null if no response is possible. */
  respondBy: string | null
}

const REASON = 'You’re receiving this because disputed payments are reported to this address.'
const example: Disputed = {
  orderId: 560218,
  account: 'Northwind Traders',
  disputeId: 'dp_4Tn8RwQ2xLc6',
  amount: 57_915,
  reason: 'fraudulent',
  respondBy: '2026-12-04T23:59:59.000Z',
}

const factsOf = ({ disputeId, reason, respondBy }: Disputed) =>
  facts(
    { label: 'Dispute', value: disputeId },
    { label: 'Reason', value: reason.replaceAll('_', ' ') },
    { label: 'Respond by', value: respondBy ? dayOf(respondBy) : 'No response possible' },
  )

export const disputeOpened = defineMail<Disputed & { isInquiry: boolean }>('dispute-opened', {
  title: 'A bank disputes a payment, for staff',
  reason: REASON,
  example: { ...example, isInquiry: false },
  variants: { 'Only an inquiry': { ...example, isInquiry: true } },
  render: (dispute, page) => ({
    subject: dispute.isInquiry
      ? `A bank asks about a payment of ${dispute.account}`
      : `A payment of ${dispute.account} is disputed: ${dollars(dispute.amount)}`,
    blocks: [
      paragraph(
        `The customer’s bank ${dispute.isInquiry ? 'asks about' : 'disputes'} ${dollars(dispute.amount)} of order `,
        strong(String(dispute.orderId)),
        ' of ',
        strong(dispute.account),
        '.',
      ),
      factsOf(dispute),
      button('Open order', page(`/admin/orders/${dispute.orderId}`)),
      note('Respond in the payment processor’s dashboard. The subscriptions of the order continue.'),
    ],
  }),
})

export const disputeClosed = defineMail<Disputed & { state: string }>('dispute-closed', {
  title: 'A dispute is closed, for staff',
  reason: REASON,
  example: { ...example, state: 'won' },
  variants: { Lost: { ...example, state: 'lost' }, Inquiry: { ...example, state: 'closed' } },
  render: ({ orderId, account, disputeId, amount, state }, page) => ({
    subject: `${TITLES[state] ?? 'Dispute closed'}: ${dollars(amount)} of ${account}`,
    blocks: [
      paragraph(
        'The dispute of order ',
        strong(String(orderId)),
        ' of ',
        strong(account),
        ` is closed. ${OUTCOMES[state] ?? 'No money was taken.'}`,
      ),
      facts({ label: 'Dispute', value: disputeId }),
      button('Open order', page(`/admin/orders/${orderId}`)),
    ],
  }),
})

const TITLES: Readonly<Record<string, string>> = { won: 'Dispute won', lost: 'Dispute lost' }
const OUTCOMES: Readonly<Record<string, string>> = {
  won: 'The payment stands.',
  lost: 'The customer got the money back, and we don’t.',
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
