import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { dollars } from '#domain/text/money.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type Order, pendingQuery, productsOf } from '../shared/order.ts'
import { StateBadge } from '../shared/state-badge.tsx'
import type { BillingDialogName } from './billing-dialogs.tsx'
import { DueLine } from './pending.tsx'

/** What still has to be paid, the most urgent first. */
export function PendingSection() {
  return (
    <Card title="Payments due" className="scroll-mt-32">
      <Loaded query={useQuery(pendingQuery)} what="Your pending payments" rows={1}>
        {orders =>
          orders.length ? (
            <ul aria-label="Payments due" className="flex flex-col divide-y divide-line">
              {orders.map(order => (
                <PendingOrder key={order.id} order={order} />
              ))}
            </ul>
          ) : (
            <p className="flex items-center gap-2 text-muted">
              <CircleCheck aria-hidden="true" className="size-4 text-accent" />
              Nothing to pay. All orders are settled.
            </p>
          )
        }
      </Loaded>
    </Card>
  )
}

function PendingOrder({ order }: { order: Order }) {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Link
            to="/account/billing/orders/$orderId"
            params={{ orderId: String(order.id) }}
            className="rounded-xs underline-offset-4 hover:underline"
          >
            Order {order.id}
          </Link>
          <StateBadge order={order} />
        </p>
        <p className="text-muted wrap-anywhere">{productsOf(order)}</p>
        <DueLine order={order} />
      </div>
      <p className="text-base font-medium tabular-nums">{dollars(order.totalAmount)}</p>
      <OperationButton
        operation={processPayment}
        variant="primary"
        aria-label={`Pay now: order ${order.id}`}
        onClick={() => open('pay', String(order.id))}
      >
        Pay now
      </OperationButton>
    </li>
  )
}
