import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { downloadReceipt } from '#generated/billing/operations/downloadReceipt.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import type { Order } from '#generated/sales/types.ts'
import { useCan } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { OrderSummary, type Summary } from '../checkout/summary.tsx'
import { EarlyPurchaseNote, PlanOutlooks } from '../shared/held-plans.tsx'
import { orderQuery, saveReceipt } from './orders.ts'

/** Recipients that are named one by one; more are counted. */
const NAMED = 3

/** The end of a checkout: what was bought, the receipt, and what to do next. */
export function Receipt({ order, summary }: { order: Order; summary: Summary }) {
  const { order_id: orderId, processed, approved, placed, total_amount: total } = order
  const save = useMutation({ mutationFn: () => saveReceipt(orderId) })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; a reader continues from here.
    heading.current?.focus()
  }, [])
  useEffect(() => {
    // Without a network there is no code to send it with.
    void import('#portal/shared/consent/track-purchase.ts').then(
      ({ trackPurchase }) => trackPurchase(order),
      () => {},
    )
  }, [order])
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent"
        >
          <Check className="size-6" strokeWidth={2.5} />
        </span>
        <div className="flex flex-col gap-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-3xl tracking-[-0.03em] outline-none">
            {titleOf(order)}
          </h1>
          <p className="text-muted">
            <Link
              to="/account/billing/orders/$orderId"
              params={{ orderId: String(orderId) }}
              className="rounded-xs underline underline-offset-4 hover:text-ink"
            >
              Order {orderId}
            </Link>
            , {dayText(processed ?? approved ?? placed)}
          </p>
        </div>
      </div>
      <div className="rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
        <OrderSummary title="Your order" summary={summary}>
          {processed && total > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
              <p className="max-w-72 text-sm text-muted">
                <ReceiptRecipients orderId={orderId} /> You can also find it in{' '}
                <Link
                  to="/account/billing"
                  className="rounded-xs underline underline-offset-4 hover:text-ink"
                >
                  Billing
                </Link>
                .
              </p>
              <OperationButton
                operation={downloadReceipt}
                pending={save.isPending}
                icon={<Download aria-hidden="true" className="size-4" />}
                onClick={() => save.mutate()}
              >
                Download receipt
              </OperationButton>
            </div>
          )}
          {save.error && (
            <Alert
              tone="danger"
              title="We couldn’t download the receipt"
              help={notesOf(save.error).help}
              reference={notesOf(save.error).reference}
            >
              {messageOf(save.error)}
            </Alert>
          )}
        </OrderSummary>
      </div>
      <PlanOutlooks planIds={order.items.map(({ plan_id }) => plan_id)} />
      <EarlyPurchaseNote planIds={order.items.map(({ plan_id }) => plan_id)} />
      <div className="flex flex-wrap gap-2">
        <Link to="/account/subscriptions" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          View subscription
        </Link>
        <Link to="/account/keys" className={buttonClass({ size: 'lg' })}>
          Create a key
        </Link>
      </div>
    </div>
  )
}

/** Says which addresses the receipt goes to. People who may not read the order see whom it goes to in general. */
function ReceiptRecipients({ orderId }: { orderId: number }) {
  const { allowed } = useCan(getAccountOrder)
  const { data } = useQuery({ ...orderQuery(orderId), enabled: allowed })
  const [first, ...others] = data?.receiptRecipients ?? []
  if (!first) return 'We’ll email your receipt to everyone who follows receipts.'
  const shown = others.length < NAMED ? [first, ...others] : [first, ...others.slice(0, NAMED - 1)]
  const rest = others.length + 1 - shown.length
  const list = new Intl.ListFormat('en').format([
    ...shown,
    ...(rest ? [countOf(rest, 'other address', 'other addresses')] : []),
  ])
  return <span className="wrap-anywhere">We’ll email your receipt to {list}.</span>
}

function titleOf({ processed, total_amount: total }: Order): string {
  if (!processed) return 'Your order is approved'
  return total === 0 ? 'Your order is complete' : 'Thank you, your order is paid'
}
