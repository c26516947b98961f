import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Order } from '#generated/sales/types.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { orderQuery } from '../orders/orders.ts'
import { InvoiceButton } from '../orders/receipt-button.tsx'
import { TransferFacts } from '../orders/transfer-card.tsx'
import { OrderSummary, type Summary } from './summary.tsx'

/** The end of a checkout by transfer: where the money goes, and what happens until it has arrived. */
export default function AwaitingTransfer({ order, summary }: { order: Order; summary: Summary }) {
  const { order_id: orderId, transfer_due: due, placed } = order
  const details = useQuery(orderQuery(orderId))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; a reader continues from here.
    heading.current?.focus()
  }, [])
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent"
        >
          <FileText className="size-6" />
        </span>
        <div className="flex flex-col gap-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-3xl tracking-[-0.03em] outline-none">
            Your order is placed
          </h1>
          <p className="text-muted">
            Order {orderId}, {dayText(placed)}. Transfer the total by {dayText(due ?? placed)}. Your plans
            start once the money has arrived, and not before.
          </p>
        </div>
      </div>
      <section
        aria-labelledby="transfer"
        className="flex flex-col gap-4 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-6"
      >
        <h2 id="transfer" className="text-base">
          Bank details
        </h2>
        <Loaded query={details} what="The invoice" rows={4}>
          {({ invoice }) =>
            invoice ? (
              <div className="flex flex-col items-start gap-5">
                <TransferFacts invoice={invoice} />
                <InvoiceButton orderId={orderId} />
              </div>
            ) : null
          }
        </Loaded>
      </section>
      <div className="rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
        <OrderSummary title="Your order" summary={summary} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/account/billing/orders/$orderId"
          params={{ orderId: String(orderId) }}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          View order
        </Link>
        <Link to="/account/billing" className={buttonClass({ size: 'lg' })}>
          Go to Billing
        </Link>
      </div>
    </div>
  )
}
