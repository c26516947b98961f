import { dollars } from '#domain/text/money.ts'
import { button, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { dayOf } from '../receipts/words.ts'
import { billOf, orderPath, pathOf, standing } from './bill.ts'
import { type About, exampleOrder } from './example-order.ts'
import { failureOf } from './failures.ts'
import { ORDERS, RENEWALS } from './reasons.ts'

const { order } = exampleOrder
const stopped = { ...exampleOrder, order: { ...order, grace_period_end: '2027-03-01T10:00:00Z' } }
const withoutGrace = { ...exampleOrder, order: { ...order, grace_period_end: null } }

export const orderPlaced = defineMail<About>('order-placed', {
  title: 'An order waits for its payment',
  reason: ORDERS,
  example: withoutGrace,
  variants: { 'Grace period': exampleOrder, 'Grace period over': stopped },
  render: (about, page) => ({
    subject: `Order ${about.order.order_id}: ${dollars(about.order.total_amount)} to pay`,
    blocks: [
      paragraph(strong(about.account), ` placed order ${about.order.order_id}.`),
      billOf(about.order),
      paragraph(standing(about)),
      button('Pay the order', page(orderPath(about.order))),
    ],
  }),
})

interface Failed extends About {
  /** As the vendor of payments says it. */
  reason: string | null
}

export const paymentFailed = defineMail<Failed>('payment-failed', {
  title: 'The payment of an order failed',
  reason: ORDERS,
  example: { ...withoutGrace, reason: 'insufficient-funds' },
  render: (about, page) => {
    const { order, account, reason } = about
    return {
      subject: `The payment of order ${order.order_id} failed`,
      blocks: [
        paragraph(
          `We couldn’t charge ${dollars(order.total_amount)} for order ${order.order_id} of `,
          strong(account),
          `: ${failureOf(reason)}. You weren’t charged.`,
        ),
        paragraph(standing(about)),
        button('Pay the order', page(orderPath(order))),
      ],
    }
  },
})

export const planNotChanged = defineMail<Failed>('plan-not-changed', {
  title: 'The payment of a change of plan failed',
  reason: ORDERS,
  example: { ...withoutGrace, reason: 'card-declined' },
  render: ({ order, account, reason }, page) => ({
    subject: `Your plan hasn’t changed: the payment of order ${order.order_id} failed`,
    blocks: [
      paragraph(
        `We couldn’t charge ${dollars(order.total_amount)} to change a plan of `,
        strong(account),
        `: ${failureOf(reason)}. You weren’t charged.`,
      ),
      paragraph('Your current plan hasn’t changed. You can change it again at any time.'),
      button('See your subscriptions', page(pathOf('subscriptions', order.account_id))),
    ],
  }),
})

interface Refunded extends About {
  /** In cents. */
  amount: number
}

export const orderRefunded = defineMail<Refunded>('order-refunded', {
  title: 'An order was refunded, whole or in part',
  reason: ORDERS,
  example: { ...exampleOrder, amount: 10_000 },
  render: ({ order, account, amount }, page) => ({
    subject: `${dollars(amount)} refunded for order ${order.order_id}`,
    blocks: [
      paragraph(`We refunded ${dollars(amount)} of order ${order.order_id} of `, strong(account), '.'),
      paragraph('The refund goes to the original payment method and can take a few days.'),
      button('See the order', page(orderPath(order))),
    ],
  }),
})

export const graceEnding = defineMail<About>('grace-ending', {
  title: 'A grace period is about to end',
  reason: RENEWALS,
  example: exampleOrder,
  render: (about, page) => {
    const { order, account, now } = about
    const end = dayOf(order.grace_period_end ?? now)
    return {
      subject: `Pay order ${order.order_id} by ${end}`,
      blocks: [
        paragraph(strong(account), `: ${standing(about)} After that, its lookups stop.`),
        billOf(order),
        button('Pay the order', page(orderPath(order))),
      ],
    }
  },
})

export const graceEnded = defineMail<About>('grace-ended', {
  title: 'A grace period is over',
  reason: RENEWALS,
  example: stopped,
  render: (about, page) => ({
    subject: `The subscriptions of order ${about.order.order_id} have stopped`,
    blocks: [
      paragraph(strong(about.account), `: ${standing(about)}`),
      billOf(about.order),
      button('Pay the order', page(orderPath(about.order))),
    ],
  }),
})
