import { dollars } from '#domain/text/money.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { cx } from '#portal/ui/classes.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { type OrderOrigin, stateOf } from '../shared/order.ts'
import type { OrderDetails, OrderEvent, OrderEventKind } from './orders.ts'

const WORDS: Record<OrderEventKind, string> = {
  placed: 'Order placed',
  invoiced: 'Invoice issued',
  paid: 'Paid',
  'payment-failed': 'Payment failed',
  approved: 'Approved without a payment',
  canceled: 'Canceled',
  refunded: 'Refunded',
  'refund-failed': 'Refund failed',
  disputed: 'Disputed with the bank',
  'dispute-won': 'Dispute closed: the payment stands',
  'dispute-lost': 'Dispute closed: the bank took the money back',
  'grace-ended': 'Subscriptions stopped: not paid in time',
}

const FAILURES: Readonly<Record<string, string>> = {
  declined: 'the card was declined',
  'card-declined': 'the card was declined',
  'insufficient-funds': 'insufficient funds',
  'expired-card': 'the card has expired',
  'authentication-failed': 'the bank did not confirm it',
  'customer-must-confirm': 'the bank asked for a confirmation',
}

const DOTS: Partial<Record<OrderEventKind, string>> = {
  paid: 'bg-accent',
  approved: 'bg-accent',
  'payment-failed': 'bg-danger',
  'refund-failed': 'bg-danger',
  disputed: 'bg-danger',
  'dispute-lost': 'bg-danger',
  'dispute-won': 'bg-accent',
  'grace-ended': 'bg-danger',
}

const WITH_MONEY: ReadonlySet<OrderEventKind> = new Set(['paid', 'refunded', 'refund-failed', 'disputed'])

const PLACED: Partial<Record<OrderOrigin, string>> = {
  renewal: 'Ordered by automatic renewal',
  custom: 'Ordered by Gatepost, as agreed with you',
  donated: 'Gift from Gatepost',
}

/** What happened to an order, the latest first, and what comes next. */
export function Timeline({ details: { order, timeline } }: { details: OrderDetails }) {
  const state = stateOf(order, new Date())
  const next =
    state === 'grace-period' && order.gracePeriodEnd
      ? { at: order.gracePeriodEnd, text: 'Subscriptions stop if unpaid' }
      : state === 'awaiting-transfer' && order.transferEnds
        ? { at: order.transferEnds, text: 'Canceled if unpaid' }
        : undefined
  return (
    <Card title="Timeline">
      <ol aria-label="Timeline" className="flex flex-col">
        {next && <Step text={next.text} at={next.at} dot="bg-surface ring-2 ring-warning ring-inset" />}
        {timeline.toReversed().map(event => (
          <Step
            key={`${event.kind} ${event.at}`}
            text={textOf(event, order.origin)}
            at={event.at}
            dot={DOTS[event.kind] ?? 'bg-line-strong'}
          />
        ))}
      </ol>
    </Card>
  )
}

function textOf({ kind, amount, failure }: OrderEvent, origin: OrderOrigin): string {
  const about =
    kind === 'payment-failed' && failure ? `: ${FAILURES[failure] ?? 'the card was declined'}` : ''
  const money = amount && WITH_MONEY.has(kind) ? ` ${dollars(amount)}` : ''
  const words = (kind === 'placed' && PLACED[origin]) || WORDS[kind]
  return `${words}${money}${about}`
}

function Step({ text, at, dot }: { text: string; at: string; dot: string }) {
  return (
    <li className="group relative flex gap-3 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-5 bottom-0 left-[4.5px] w-px bg-line group-last:hidden"
      />
      <span aria-hidden="true" className={cx('mt-1.5 size-2.5 shrink-0 rounded-full', dot)} />
      <span className="min-w-0">
        <span className="block">{text}</span>
        <span className="block text-muted">
          <time dateTime={at}>{timeText(at)}</time>
        </span>
      </span>
    </li>
  )
}
