import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { getInvoiceDetails } from '#generated/sales/operations/getInvoiceDetails.ts'
import { updateInvoiceDetails } from '#generated/sales/operations/updateInvoiceDetails.ts'
import type { InvoiceDetails } from '#generated/sales/types.ts'
import { zPurchaseOrder, zTaxId } from '#generated/sales/zod.ts'
import { query } from '#portal/api/call.ts'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { countryOptions } from '../address/countries.ts'
import { taxableLocationQuery } from '../address/queries.ts'

export const invoiceDetailsQuery = query(getInvoiceDetails)

const schema = z.object({
  tax_id: z.union([z.literal(''), zTaxId]),
  tax_id_country: z.string(),
  purchase_order: z.union([z.literal(''), zPurchaseOrder]),
})

/** The tax ID of the account, with the country that decides about its form, and the PO number of future orders. */
export function InvoiceDetailsForm({
  details,
  hasPurchaseOrder = false,
  secondary,
  onSaved,
}: {
  details: InvoiceDetails
  /** Whether the PO number of the account is among the fields. */
  hasPurchaseOrder?: boolean
  secondary?: ReactNode
  onSaved: () => void
}) {
  const client = useQueryClient()
  const { data: location } = useQuery(taxableLocationQuery)
  // The address may arrive later than the form; what is chosen stays.
  const [first] = useState(details.tax_id_country ?? location?.country_iso3 ?? 'USA')
  return (
    <OperationForm
      form={{
        operation: updateInvoiceDetails,
        schema,
        defaultValues: {
          tax_id: details.tax_id ?? '',
          tax_id_country: first,
          purchase_order: details.purchase_order ?? '',
        },
        toBody: ({ tax_id, tax_id_country, purchase_order }) => ({
          tax_id: tax_id.trim() || null,
          tax_id_country: tax_id.trim() ? tax_id_country : null,
          purchase_order: purchase_order || null,
        }),
        onDone: saved => {
          saveCached(client, invoiceDetailsQuery.queryKey, saved)
          onSaved()
        },
      }}
      label="Invoice details"
      submitLabel="Save details"
      secondary={secondary}
    >
      {fields => (
        <>
          <fields.Select name="tax_id_country" label="Country of the tax ID" options={countryOptions} />
          <fields.Text
            name="tax_id"
            label="Tax ID"
            isOptional
            hint="Such as a VAT number or an EIN. We check its form, and it doesn’t change your tax."
            autoComplete="off"
          />
          {hasPurchaseOrder && (
            <fields.Text
              name="purchase_order"
              label="Default PO number"
              isOptional
              hint="For orders without a PO number of their own, such as renewals."
              autoComplete="off"
            />
          )}
        </>
      )}
    </OperationForm>
  )
}
