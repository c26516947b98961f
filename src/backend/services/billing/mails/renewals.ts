import type { RenewalRejection } from '#backend/services/sales/public.ts'
import { SMALLEST_CHARGE } from '#domain/billing/smallest-charge.ts'
import { dollars } from '#domain/text/money.ts'
import { button, link, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { dayOf } from '../receipts/words.ts'
import { billOf, orderPath, pathOf, standing } from './bill.ts'
import type { About } from './example-order.ts'
import { exampleOrder } from './example-order.ts'
import { failureOf } from './failures.ts'
import { RENEWALS } from './reasons.ts'

interface Failed extends About {
  /** As the vendor of payments says it. */
  reason: string | null
}

const declined = {
  ...exampleOrder,
  order: { ...exampleOrder.order, next_attempt: '2027-03-03T09:00:00Z' },
  reason: 'card-declined',
}

/** What went wrong, what we do next, and what a person can do at once. */
export const renewalFailed = defineMail<Failed>('renewal-failed', {
  title: 'A renewal could not be charged',
  reason: RENEWALS,
  example: declined,
  variants: {
    'Last attempt': {
      ...declined,
      order: { ...declined.order, next_attempt: null, grace_period_end: '2027-03-01T10:00:00Z' },
    },
  },
  render: ({ order, account, reason, now }, page) => {
    const [product = 'your subscription'] = order.items.map(({ license_label }) => license_label)
    return {
      subject: `We couldn’t charge the renewal of ${product}`,
      blocks: [
        paragraph(
          `We couldn’t charge ${dollars(order.total_amount)} for the renewal of ${product} in `,
          strong(account),
          `: ${failureOf(reason)}. You weren’t charged.`,
        ),
        billOf(order),
        paragraph(standing({ order, now })),
        paragraph('If you make another card primary, we’ll try it right away.'),
        button('Pay now', page(orderPath(order))),
        link('Add a card, or make another one primary', page(pathOf('billing', order.account_id))),
      ],
    }
  },
})

interface Blocked {
  accountId: number
  account: string
  product: string
  /** Why it can't renew. */
  reason: RenewalRejection
  /** The plan that it would renew with; may be empty. */
  plan: string
  /** When the term ends; null where no lookups are left of it. */
  ends: Date | null
}

const blocked = {
  accountId: 104,
  account: 'Northwind Traders',
  product: 'US Address Verification, Plus',
  plan: '500,000 lookups a year',
  ends: new Date('2027-03-15T09:00:00Z'),
}

export const renewalBlocked = defineMail<Blocked>('renewal-blocked', {
  title: 'A term can’t renew',
  reason: RENEWALS,
  example: { ...blocked, reason: 'no-address' },
  variants: {
    'No price, used up': { ...blocked, reason: 'no-plan', ends: null },
    'Too small to charge': { ...blocked, reason: 'too-small' },
    'Spending cap': { ...blocked, reason: 'spending-cap' },
  },
  render: ({ accountId, account, product, reason, plan, ends }, page) => ({
    subject: `${product} can't renew`,
    blocks: [
      paragraph(
        'The subscription of ',
        strong(account),
        ` to ${product} can't renew: `,
        whyBlocked(reason, plan),
        '. You weren’t charged.',
      ),
      paragraph(
        ends ? `It ends on ${dayOf(ends)}.` : 'It has no lookups left, so lookups are rejected.',
        HOW_TO_GO_ON[reason] ?? '',
      ),
      button(BUTTONS[reason].label, page(pathOf(BUTTONS[reason].path, accountId))),
    ],
  }),
})

const HOW_TO_GO_ON: Partial<Record<RenewalRejection, string>> = {
  'no-address': ' Add the address, and the subscription renews within the hour.',
  'spending-cap':
    ' Raise the cap, and the subscription renews. Otherwise, it renews when the next month begins.',
}

const PLANS = { label: 'Choose another plan', path: 'subscriptions' }
const BUTTONS: Record<RenewalRejection, { label: string; path: string }> = {
  'no-plan': PLANS,
  'too-small': PLANS,
  'no-address': { label: 'Add the address', path: 'billing' },
  'spending-cap': { label: 'See the spending cap', path: 'keys/limits' },
}

function whyBlocked(reason: Blocked['reason'], plan: string): string {
  if (reason === 'spending-cap') return 'it would bring this month above the spending cap of the account'
  if (reason === 'no-address') return 'the account has no address, which determines the sales tax'
  return reason === 'no-plan'
    ? `we no longer have a price for its next plan${plan && `, ${plan}`}`
    : `a term costs less than ${dollars(SMALLEST_CHARGE)}, the smallest amount that can be charged`
}
