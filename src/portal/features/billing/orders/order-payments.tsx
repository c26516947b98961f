import { dollars } from '#domain/text/money.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { Payment } from './details.ts'

/** The payments of an order, and the attempts that were declined. */
export function OrderPayments({ payments }: { payments: readonly Payment[] }) {
  return (
    <Card title="Payments">
      <ul aria-label="Payments" className="flex flex-col divide-y divide-line">
        {payments.map(payment => (
          <li
            key={payment.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <span className="min-w-44 flex-1">
              <span className="block font-medium">{payment.method}</span>
              <span className="block text-muted">
                <RelativeTime value={payment.created} />
              </span>
            </span>
            <Outcome payment={payment} />
            <span className="min-w-20 text-right tabular-nums">{dollars(payment.amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Outcome({ payment }: { payment: Payment }) {
  if (!payment.isApproved) return <Badge tone="danger">Declined</Badge>
  if (payment.isVoided) return <Badge>Voided</Badge>
  if (payment.refundedAmount >= payment.amount) return <Badge tone="warning">Refunded</Badge>
  if (payment.refundedAmount > 0)
    return <Badge tone="warning">{dollars(payment.refundedAmount)} refunded</Badge>
  return <Badge tone="accent">Paid</Badge>
}
