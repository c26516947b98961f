import { dollars } from '#domain/text/money.ts'
import { setPurchaseOrder } from '#generated/billing/operations/setPurchaseOrder.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { BillingDialogName } from '../page/billing-dialogs.tsx'
import { type Order, stateOf } from '../shared/order.ts'
import type { Invoice } from './orders.ts'
import { InvoiceButton } from './receipt-button.tsx'

/** The customer's own number of an order, and the way to change it. */
export function PurchaseOrder({ order: { id, purchaseOrder } }: { order: Order }) {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      {purchaseOrder && (
        <span>
          PO number <span className="text-ink wrap-anywhere">{purchaseOrder}</span>
        </span>
      )}
      <OperationButton
        size="sm"
        variant="ghost"
        className="-ml-2.5"
        operation={setPurchaseOrder}
        onClick={() => open('po-number', String(id))}
      >
        {purchaseOrder ? 'Change PO number' : 'Add PO number'}
      </OperationButton>
    </p>
  )
}

/** How to pay an order by transfer, and what is kept of that once it is settled. */
export function TransferCard({ order, invoice }: { order: Order; invoice: Invoice }) {
  const isWaiting = stateOf(order, new Date()) === 'awaiting-transfer'
  return (
    <Card
      title={isWaiting ? 'Pay by bank transfer' : 'Invoice'}
      description={isWaiting ? 'Nothing starts until the money has arrived.' : undefined}
      actions={<InvoiceButton orderId={order.id} />}
    >
      {isWaiting ? (
        <TransferFacts invoice={invoice} />
      ) : (
        <p className="text-muted">
          Issued on {dayText(invoice.issued_at)} over {dollars(invoice.total_amount)}.
          {invoice.canceled && ' The order is canceled, so please don’t pay it.'}
        </p>
      )}
    </Card>
  )
}

/** The bank details, and the reference that the transfer has to carry. */
export function TransferFacts({ invoice }: { invoice: Invoice }) {
  return (
    <Facts>
      <Fact name="Amount">
        <span className="font-medium tabular-nums">{dollars(invoice.total_amount)}</span>, in one payment
      </Fact>
      <Fact name="Due">{dayText(invoice.due)}</Fact>
      <Fact name="Reference">
        <span className="flex items-center gap-1">
          <span translate="no" className="font-medium">
            {invoice.reference}
          </span>
          <CopyButton isIconOnly text={invoice.reference} label="Copy reference" />
        </span>
      </Fact>
      {invoice.bank.map(({ name, value }) => (
        <Fact key={name} name={name}>
          <span translate="no" className="wrap-anywhere">
            {value}
          </span>
        </Fact>
      ))}
    </Facts>
  )
}
