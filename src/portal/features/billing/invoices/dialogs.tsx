import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dollars } from '#domain/text/money.ts'
import { cancelUnpaidOrder } from '#generated/billing/operations/cancelUnpaidOrder.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { listDocuments } from '#generated/billing/operations/listDocuments.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { setPurchaseOrder } from '#generated/billing/operations/setPurchaseOrder.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { zPurchaseOrder } from '#generated/billing/zod.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { InvoiceDetailsForm, invoiceDetailsQuery } from './details-form.tsx'

/** What shows an order or its documents. */
const ORDER_READERS = [getAccountOrder, listOrders, listPendingOrders, listDocuments]

/** Cancels an order whose transfer has not arrived. */
export function CancelOrderDialog({ entity: order, onClose }: EntityDialogProps<AccountOrder>) {
  const { order_id: id, total_amount: total } = order
  return (
    <ConfirmDialog
      title={`Cancel order ${id}?`}
      confirmLabel="Cancel order"
      operation={cancelUnpaidOrder}
      path={{ id }}
      invalidates={ORDER_READERS}
      doneText={`Order ${id} is canceled.`}
      onClose={onClose}
    >
      <p>
        Its invoice for {dollars(total)} becomes void, and everyone who follows receipts gets an email. You
        weren’t charged. If you’ve already sent the money, don’t cancel: the order is paid once it arrives.
      </p>
    </ConfirmDialog>
  )
}

/** Adds or changes the customer's own number of an order, whatever its state. */
export function PurchaseOrderDialog({ entity: order, onClose }: EntityDialogProps<AccountOrder>) {
  const { order_id: id, purchase_order: current } = order
  return (
    <FormDialog
      title={`PO number of order ${id}`}
      description="Shown on the order, its invoice, and its receipt. Nothing else about them changes."
      operation={setPurchaseOrder}
      path={{ id }}
      schema={z.object({ purchase_order: z.union([z.literal(''), zPurchaseOrder]) })}
      defaultValues={{ purchase_order: current ?? '' }}
      toBody={({ purchase_order }) => ({ purchase_order: purchase_order || null })}
      invalidates={ORDER_READERS}
      submitLabel="Save PO number"
      doneText={({ purchase_order }) => (purchase_order ? 'PO number saved.' : 'PO number removed.')}
      onClose={onClose}
    >
      {fields => (
        <fields.Text
          name="purchase_order"
          label="PO number"
          isOptional
          hint="The number of your purchase order, for your own bookkeeping."
          autoComplete="off"
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

/** The tax ID and the PO number of the account. */
export function InvoiceDetailsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      isSticky
      size="md"
      onClose={onClose}
      title="Invoice details"
      description="Shown on future invoices and receipts."
    >
      <Loaded query={useQuery(invoiceDetailsQuery)} what="Your invoice details" rows={2}>
        {details => (
          <InvoiceDetailsForm
            details={details}
            hasPurchaseOrder
            secondary={<Button onClick={onClose}>Cancel</Button>}
            onSaved={() => {
              void toast.success('Invoice details saved.')
              onClose()
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
