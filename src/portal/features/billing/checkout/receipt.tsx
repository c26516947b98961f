import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Download } from 'lucide-react'
import { downloadReceipt } from '#generated/billing/operations.ts'
import type { Order } from '#generated/sales/types.ts'
import { download } from '#portal/api/call.ts'
import { notesOf } from '#portal/api/errors.ts'
import { OperationButton } from '#portal/kit/operation-button.tsx'
import { Alert } from '#portal/ui/alert.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { saveFile } from '#portal/ui/save-file.ts'
import { formatDay } from '../shared/format.ts'
import { OrderSummary } from './order-summary.tsx'
import type { Summary } from './summary.ts'

/** The end of a checkout: what was bought, the receipt, and what to do next. */
export function Receipt({ order, summary }: { order: Order; summary: Summary }) {
  const save = useMutation({
    mutationFn: async () => saveFile(await download(downloadReceipt, { path: { id: order.order_id } })),
  })
  const isFree = order.total_amount === 0
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent"
        >
          <Check className="size-6" strokeWidth={2.5} />
        </span>
        <div role="status" className="flex flex-col gap-1.5">
          <h1 className="text-3xl tracking-[-0.03em]">
            {order.approved && !order.processed
              ? 'Your order is approved'
              : isFree
                ? 'Your order is complete'
                : 'Thank you, your order is paid'}
          </h1>
          <p className="text-muted">
            Order {order.order_id}, {formatDay(order.processed ?? order.approved ?? order.placed)}. Your plans
            work now.
          </p>
        </div>
      </div>
      <div className="rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
        <OrderSummary title="Your order" summary={summary} />
      </div>
      {save.error && (
        <Alert tone="danger" title="The receipt could not be downloaded" {...alertNotes(save.error)}>
          {save.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to="/account" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          See your lookups
        </Link>
        <Link to="/account/keys" className={buttonClass({ size: 'lg' })}>
          Create a key
        </Link>
        {order.processed && (
          <OperationButton
            operation={downloadReceipt}
            variant="ghost"
            size="lg"
            pending={save.isPending}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => save.mutate()}
          >
            Download receipt
          </OperationButton>
        )}
      </div>
    </div>
  )
}

function alertNotes(error: Error) {
  const { help, reference } = notesOf(error)
  return { help, reference }
}
