import { dollars } from '#domain/text/money.ts'
import type { OrderRecord } from '#generated/billing/types.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { cx } from '#portal/ui/classes.ts'
import { Card } from '#portal/ui/page/card.tsx'

type Event = OrderRecord['timeline'][number]

const WORDS: Record<Event['event'], string> = {
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

const DOTS: Partial<Record<Event['event'], string>> = {
  paid: 'bg-accent',
  approved: 'bg-accent',
  'payment-failed': 'bg-danger',
  'refund-failed': 'bg-danger',
  disputed: 'bg-danger',
  'dispute-lost': 'bg-danger',
  'dispute-won': 'bg-accent',
  'grace-ended': 'bg-danger',
}

/** What happened to an order, and what staff did about it, each the latest first. */
export function History({ record: { timeline, changes } }: { record: OrderRecord }) {
  return (
    <div className="flex flex-col gap-6">
      <Card title="Timeline">
        <ol aria-label="Timeline" className="flex flex-col gap-4">
          {timeline.toReversed().map(event => (
            <li key={`${event.event} ${event.at}`} className="flex gap-3">
              <span
                aria-hidden="true"
                className={cx('mt-1.5 size-2.5 shrink-0 rounded-full', DOTS[event.event] ?? 'bg-line-strong')}
              />
              <span className="min-w-0">
                <span className="block">{textOf(event)}</span>
                <Moment at={event.at} />
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <Card title="Changes by staff">
        {changes.length === 0 ? (
          <p className="text-muted">None yet.</p>
        ) : (
          <ol aria-label="Changes by staff" className="flex flex-col gap-4">
            {changes.map(({ at, summary, reason, username }) => (
              <li key={`${at} ${summary}`} className="min-w-0 wrap-anywhere">
                <span className="block">{summary}</span>
                {reason && <span className="block">“{reason}”</span>}
                <span className="block text-muted">{username ?? 'Someone who is gone'}</span>
                <Moment at={at} />
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  )
}

function textOf({ event, amount, failure }: Event): string {
  const about = failure ? `: ${failure.replaceAll('-', ' ')}` : ''
  const isClosed = event === 'dispute-won' || event === 'dispute-lost'
  const money = amount && event !== 'placed' && !isClosed ? ` ${dollars(amount)}` : ''
  return `${WORDS[event]}${money}${about}`
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="block text-muted">
      {timeText(at)}
    </time>
  )
}
