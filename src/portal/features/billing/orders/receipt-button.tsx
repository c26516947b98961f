import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadInvoice } from '#generated/billing/operations/downloadInvoice.ts'
import { downloadReceipt } from '#generated/billing/operations/downloadReceipt.ts'
import { showFailure } from '#portal/kit/action/failure-toast.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { saveInvoice, saveReceipt } from './orders.ts'

interface Props {
  orderId: number
  isIconOnly?: boolean
}

/** Downloads the receipt of a paid order. */
export function ReceiptButton({ orderId, isIconOnly = false }: Props) {
  const save = useMutation({ mutationFn: () => saveReceipt(orderId), onError: showFailure })
  return (
    <OperationButton
      {...lookOf(isIconOnly)}
      operation={downloadReceipt}
      pending={save.isPending}
      aria-label={isIconOnly ? `PDF of receipt ${orderId}` : `Download receipt ${orderId}`}
      onClick={() => save.mutate()}
    >
      {isIconOnly ? <span className="sm:max-lg:sr-only">PDF</span> : 'Download receipt'}
    </OperationButton>
  )
}

/** Downloads the invoice of an order that is paid by transfer. */
export function InvoiceButton({ orderId, isIconOnly = false }: Props) {
  const save = useMutation({ mutationFn: () => saveInvoice(orderId), onError: showFailure })
  return (
    <OperationButton
      {...lookOf(isIconOnly)}
      operation={downloadInvoice}
      pending={save.isPending}
      aria-label={isIconOnly ? `PDF of invoice ${orderId}` : `Download invoice ${orderId}`}
      onClick={() => save.mutate()}
    >
      {isIconOnly ? <span className="sm:max-lg:sr-only">PDF</span> : 'Download invoice'}
    </OperationButton>
  )
}

const lookOf = (isIconOnly: boolean) =>
  ({
    variant: isIconOnly ? 'ghost' : 'secondary',
    size: isIconOnly ? 'sm' : 'md',
    icon: <Download aria-hidden="true" className="size-4" />,
  }) as const
