import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer, ReceiptText } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { dollars } from '#domain/text/money.ts'
import { processPayment } from '#generated/payment/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { BackLink } from '#portal/kit/back-link.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { BillingDialogName } from '../page/billing-dialogs.tsx'
import { DueLine } from '../page/due-line.tsx'
import { formatDay } from '../shared/format.ts'
import { StateBadge } from '../shared/state-badge.tsx'
import type { OrderDetails } from './details.ts'
import { OrderItems } from './order-items.tsx'
import { OrderPayments } from './order-payments.tsx'
import { orderQuery } from './queries.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { Timeline } from './timeline.tsx'

const BillingDialogs = lazy(() => import('../page/billing-dialogs.tsx'))

/** One order: what was ordered, what happened, how it was paid, and its receipt. */
export function OrderPage({ orderId }: { orderId: number }) {
  return (
    <>
      <BackLink to="/account/billing">Billing</BackLink>
      <Loaded
        query={useQuery(orderQuery(orderId))}
        what="The order"
        skeleton={<OrderSkeleton />}
        missing={<NoSuchOrder />}
        isCard
      >
        {details => (
          <>
            <OrderHeader details={details} actions={<Actions details={details} />} />
            <div className="grid items-start gap-6 bar:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
              <div className="flex min-w-0 flex-col gap-6">
                <OrderItems order={details.order} taxLines={details.receipt?.tax_lines} />
                {details.payments.length > 0 && <OrderPayments payments={details.payments} />}
              </div>
              <Timeline details={details} />
            </div>
            <PageDialogs>
              <BillingDialogs />
            </PageDialogs>
          </>
        )}
      </Loaded>
    </>
  )
}

function OrderHeader({ details: { order }, actions }: { details: OrderDetails; actions: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
          Order {order.id}
          <StateBadge order={order} />
        </h1>
        <p className="text-muted">
          <span className="font-medium text-ink tabular-nums">{dollars(order.totalAmount)}</span>, placed on{' '}
          {formatDay(order.placed)}
          {order.processed && order.totalAmount > 0 && `, paid on ${formatDay(order.processed)}`}
        </p>
        {!order.processed && !order.approved && <DueLine order={order} />}
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </header>
  )
}

function Actions({ details: { order, receipt } }: { details: OrderDetails }) {
  const open = useOpenDialog<BillingDialogName>()
  const isDue = !order.processed && !order.approved
  if (isDue)
    return (
      <OperationButton
        operation={processPayment}
        variant="primary"
        onClick={() => open('pay', String(order.id))}
      >
        Pay now
      </OperationButton>
    )
  if (!receipt) return null
  return (
    <>
      <Link
        to="/account/billing/orders/$orderId/receipt"
        params={{ orderId: String(order.id) }}
        className={buttonClass()}
      >
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Link>
      <ReceiptButton orderId={order.id} />
    </>
  )
}

export function NoSuchOrder() {
  return (
    <EmptyState
      icon={<ReceiptText />}
      title="There is no such order"
      action={
        <Link to="/account/billing" className={buttonClass()}>
          See all orders
        </Link>
      }
    >
      The number may be mistyped, or the order belongs to another account.
    </EmptyState>
  )
}

function OrderSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-9 w-64" />
      <Card>
        <Skeleton className="h-32 w-full" />
      </Card>
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
