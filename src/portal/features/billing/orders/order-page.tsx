import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPending } from '#domain/billing/order-state.ts'
import { dollars } from '#domain/text/money.ts'
import { cancelUnpaidOrder } from '#generated/billing/operations/cancelUnpaidOrder.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import type { BillingDialogName } from '../page/billing-dialogs.tsx'
import { DueLine } from '../page/pending.tsx'
import { type Order, stateOf } from '../shared/order.ts'
import { StateBadge } from '../shared/state-badge.tsx'
import { type OrderDetails, orderQuery, type Payment, type Receipt } from './orders.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { Timeline } from './timeline.tsx'
import { PurchaseOrder, TransferCard } from './transfer-card.tsx'

const BillingDialogs = lazyPart(() => import('../page/billing-dialogs.tsx'))

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
                {details.invoice && <TransferCard order={details.order} invoice={details.invoice} />}
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
  const state = stateOf(order, new Date())
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
          Order {order.id}
          <StateBadge order={order} />
        </h1>
        <p className="text-muted">
          <span className="font-medium text-ink tabular-nums">{dollars(order.totalAmount)}</span>, placed on{' '}
          {dayText(order.placed)}
          {order.processed && order.totalAmount > 0 && `, paid on ${dayText(order.processed)}`}
        </p>
        <PurchaseOrder order={order} />
        {isPending(state) && <DueLine order={order} />}
        {state === 'to-approve' && <p className="text-muted">Its subscriptions start once we approve it.</p>}
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </header>
  )
}

function Actions({ details: { order, receipt, invoice } }: { details: OrderDetails }) {
  const open = useOpenDialog<BillingDialogName>()
  if (isPending(stateOf(order, new Date())) && invoice)
    return (
      <>
        <OperationButton operation={cancelUnpaidOrder} onClick={() => open('cancel-order', String(order.id))}>
          Cancel order
        </OperationButton>
        <OperationButton operation={processPayment} onClick={() => open('pay', String(order.id))}>
          Pay by card instead
        </OperationButton>
      </>
    )
  if (isPending(stateOf(order, new Date())))
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
      title="Order not found"
      action={
        <Link to="/account/billing" className={buttonClass()}>
          See all orders
        </Link>
      }
    >
      Check the number, or switch to the account that has the order.
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

/** What was ordered, with the tax of each item and what it comes to. */
function OrderItems({ order, taxLines }: { order: Order; taxLines: Receipt['tax_lines'] | undefined }) {
  const { amount, credit, taxAmount, totalAmount } = order
  const taxes = taxLines?.length ? taxLines : [{ label: 'Tax', amount: taxAmount }]
  return (
    <Card title="Items" isFlush>
      <Table caption={`Items of order ${order.id}`}>
        <Thead>
          <Th>Product</Th>
          <Th className="text-right">Tax</Th>
          <Th className="text-right">Amount</Th>
        </Thead>
        <Tbody>
          {order.items.map(item => (
            <Tr key={item.id}>
              <Td isRowHeader>
                <span className="block wrap-anywhere">{item.product}</span>
                <span className="block font-normal text-muted">{item.plan}</span>
              </Td>
              <Td align="end">
                <span className="tabular-nums">{dollars(item.taxAmount)}</span>
              </Td>
              <Td align="end">
                <span className="tabular-nums">{dollars(item.amount + credit)}</span>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <dl className="ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-8 gap-y-1.5 px-5 py-4">
        {credit > 0 && <Sum name="Credit for the unused part of the previous term" cents={-credit} />}
        <Sum name="Subtotal" cents={amount} />
        {taxes.map(({ label, amount: cents }) => (
          <Sum key={label} name={label} cents={cents} />
        ))}
        <Sum name="Total" cents={totalAmount} isStrong />
      </dl>
    </Card>
  )
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) {
  const weight = isStrong ? 'font-medium text-ink' : 'text-muted'
  return (
    <>
      <dt className={weight}>{name}</dt>
      <dd className={`text-right tabular-nums ${weight}`}>{dollars(cents)}</dd>
    </>
  )
}

/** The payments of an order, and the attempts that were declined. */
function OrderPayments({ payments }: { payments: readonly Payment[] }) {
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
