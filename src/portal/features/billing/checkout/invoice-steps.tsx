import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { countryName } from '#domain/text/countries.ts'
import type { InvoiceDetails } from '#generated/sales/types.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { InvoiceDetailsForm, invoiceDetailsQuery } from '../invoices/details-form.tsx'
import { Step } from './steps.tsx'

/** How to pay: by card, or by a transfer that is invoiced. */
export function MethodStep({
  number,
  isTransfer,
  onChoose,
}: {
  number: number
  isTransfer: boolean
  onChoose: (isTransfer: boolean) => void
}) {
  return (
    <Step number={number} title="Payment method" isDone>
      <fieldset className="flex w-full flex-col gap-2">
        <legend className="sr-only">Payment method</legend>
        <Method name="Card" isChosen={!isTransfer} onChoose={() => onChoose(false)}>
          Your plans start as soon as you pay.
        </Method>
        <Method name="Bank transfer" isChosen={isTransfer} onChoose={() => onChoose(true)}>
          You get an invoice that’s due in 14 days. Your plans start once the money has arrived, and not
          before.
        </Method>
      </fieldset>
    </Step>
  )
}

function Method({
  name,
  isChosen,
  onChoose,
  children,
}: {
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-lg px-4 py-3 ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-accent-soft has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="method"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted">{children}</span>
      </span>
    </label>
  )
}

/** What the documents of the order say of the buyer. All of it is optional. */
export function DocumentsStep({
  number,
  purchaseOrder,
  onType,
}: {
  number: number
  /** What was typed; undefined as long as the account's own stands. */
  purchaseOrder: string | undefined
  onType: (purchaseOrder: string) => void
}) {
  const details = useQuery(invoiceDetailsQuery)
  return (
    <Step
      number={number}
      title="Invoice details (optional)"
      isDone={Boolean(purchaseOrder ?? details.data?.purchase_order ?? details.data?.tax_id)}
    >
      <Loaded query={details} what="Your invoice details" rows={2}>
        {saved => (
          <div className="flex flex-col gap-5">
            <TextField
              label="PO number"
              isOptional
              hint="For this order. Shown on its invoice and receipt."
              autoComplete="off"
              maxLength={40}
              value={purchaseOrder ?? saved.purchase_order ?? ''}
              onChange={event => onType(event.target.value)}
            />
            <TaxId details={saved} />
          </div>
        )}
      </Loaded>
    </Step>
  )
}

function TaxId({ details }: { details: InvoiceDetails }) {
  const [isOpen, setOpen] = useState(false)
  const { tax_id: taxId, tax_id_country: country } = details
  if (isOpen)
    return (
      <InvoiceDetailsForm
        details={details}
        secondary={
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
        onSaved={() => setOpen(false)}
      />
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm">
        <span className="block text-muted">Tax ID</span>
        <span className="wrap-anywhere">
          {taxId ? `${taxId}${country ? ` (${countryName(country)})` : ''}` : 'None'}
        </span>
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {taxId ? 'Change tax ID' : 'Add tax ID'}
      </Button>
    </div>
  )
}
