import { dollars } from '#domain/text/money.ts'
import type { OrderRecord } from '#generated/billing/types.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { refundable } from './order.ts'
import type { OrderDialogName } from './order-dialogs.tsx'

/** The payments of an order and its declined attempts, with what of them can be refunded. */
export function Payments({ record: { payments } }: { record: OrderRecord }) {
  const open = useOpenDialog<OrderDialogName>()
  return (
    <Card title="Payments">
      <ul aria-label="Payments" className="flex flex-col divide-y divide-line">
        {payments.map(payment => {
          const rest = refundable(payment)
          return (
            <li
              key={payment.transaction_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <span className="min-w-44 flex-1">
                <span className="block font-medium tabular-nums">{dollars(payment.amount)}</span>
                <span className="block text-muted">
                  {payment.transfer
                    ? `Bank transfer ${payment.transfer.reference}`
                    : payment.payment_form === 'offline'
                      ? 'Check or transfer'
                      : payment.card
                        ? `Card ending in ${payment.card.mask}`
                        : 'Card'}
                  , <RelativeTime value={payment.created} />
                </span>
              </span>
              <PaymentState payment={payment} />
              {payment.outcome === 'approved' && (
                <OperationButton
                  size="sm"
                  operation={refundTransaction}
                  disabledReason={rest > 0 ? undefined : noRefund(payment)}
                  onClick={() => open('refund', payment.transaction_id)}
                >
                  Refund
                </OperationButton>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function noRefund({ disputed_amount }: OrderRecord['payments'][number]): string {
  return disputed_amount > 0
    ? 'The customer’s bank disputes this payment, so it can’t be refunded.'
    : 'Nothing of this payment is left to refund.'
}

function PaymentState({ payment }: { payment: OrderRecord['payments'][number] }) {
  if (payment.outcome === 'declined') return <Badge tone="danger">Declined</Badge>
  if (payment.voided) return <Badge>Voided</Badge>
  if (payment.disputed_amount > 0)
    return <Badge tone="danger">{dollars(payment.disputed_amount)} disputed</Badge>
  if (payment.refunded_amount > 0)
    return <Badge tone="warning">{dollars(payment.refunded_amount)} refunded</Badge>
  return <Badge tone="accent">Paid</Badge>
}
