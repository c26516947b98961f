import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadReceipt } from '#generated/billing/operations/downloadReceipt.ts'
import { showFailure } from '#portal/kit/action/failure-toast.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { saveReceipt } from './orders.ts'

/** Downloads the receipt of a paid order. */
export function ReceiptButton({ orderId, isIconOnly = false }: { orderId: number; isIconOnly?: boolean }) {
  const save = useMutation({
    mutationFn: () => saveReceipt(orderId),
    onError: showFailure,
  })
  return (
    <OperationButton
      operation={downloadReceipt}
      variant={isIconOnly ? 'ghost' : 'secondary'}
      size={isIconOnly ? 'sm' : 'md'}
      icon={<Download aria-hidden="true" className="size-4" />}
      pending={save.isPending}
      aria-label={isIconOnly ? `PDF of receipt ${orderId}` : `Download receipt ${orderId}`}
      onClick={() => save.mutate()}
    >
      {isIconOnly ? <span className="max-lg:sr-only">PDF</span> : 'Download receipt'}
    </OperationButton>
  )
}
