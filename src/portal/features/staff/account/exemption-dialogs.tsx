import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DAY } from '#domain/time/durations.ts'
import { checkEndDate } from '#domain/validation/choices.ts'
import { calculateSalesTax } from '#generated/sales/operations/calculateSalesTax.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { getAccountTaxExemption } from '#generated/sales/operations/getAccountTaxExemption.ts'
import { listAccountTaxableLocations } from '#generated/sales/operations/listAccountTaxableLocations.ts'
import { revokeTaxExemption } from '#generated/sales/operations/revokeTaxExemption.ts'
import { zTaxExemptionEvidence } from '#generated/sales/zod.ts'
import { call } from '#portal/api/call.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { orderQueries } from '../orders/order.ts'
import { BeforeAfter, ReasonField, reasonSchema } from '../shared/change-fields.tsx'
import { percent } from '../shared/tax.ts'
import { exemptionQuery, type OfAccount } from './account.ts'

const changed = [getAccountTaxExemption, ...orderQueries]

/** First and last day of an exemption, and what proves it. */
export const exemptionSchema = z
  .object({
    begins: z.string().check(z.minLength(1, 'Choose a day.')),
    ends: z.string(),
    note: zTaxExemptionEvidence,
  })
  .check(
    z.check(({ value: { begins, ends }, issues }) => {
      const fault = begins && ends ? checkEndDate(begins, ends) : undefined
      if (fault) issues.push({ code: 'custom', path: ['ends'], message: fault.message, input: ends })
    }),
  )

type ExemptionValues = { begins: string; ends: string; note: string }

/** From today on, until it is revoked. */
export const exemptionDefaults = (): ExemptionValues => ({
  begins: new Date().toISOString().slice(0, 10),
  ends: '',
  note: '',
})

/** The same on the wire. The last day counts: it ends with the next one. */
export const toExemption = ({ begins, ends, note }: ExemptionValues) => ({
  timestamp: `${begins}T00:00:00.000Z`,
  ...(ends && { expiration: new Date(Date.parse(ends) + DAY).toISOString() }),
  note,
})

export function ExemptionFields({ fields }: { fields: FormFields<keyof ExemptionValues> }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <fields.Text name="begins" type="date" label="First day (UTC)" />
        <fields.Text name="ends" type="date" label="Last day (UTC)" isOptional />
      </div>
      <fields.Textarea
        name="note"
        label="Evidence"
        hint="Which certificate, and where it is filed. Customers don’t see it."
        rows={2}
      />
    </>
  )
}

const NO_TAX = 'None'

/** The tax on new orders at the billing address of an account, in words, without an exemption. */
const addressTaxQuery = (accountId: number) =>
  queryOptions({
    queryKey: [calculateSalesTax.service, calculateSalesTax.id, 'of account', accountId],
    queryFn: async () => {
      const { taxable_locations } = await call(listAccountTaxableLocations, {
        path: { id: accountId },
        query: { page: 1, page_size: 1 },
      })
      const [address] = taxable_locations
      if (!address) return 'No address yet'
      const { postal_code, country_iso3 } = address
      const { saas_tax_rate: rate } = await call(calculateSalesTax, {
        body: { postal_code, country_iso3, amount: 0 },
      })
      return rate > 0 ? percent(rate) : 'None at its address'
    },
    staleTime: 0,
  })

/** What new orders are taxed now, by the exemption and the billing address of the account, and that they won't be. */
export function TaxChange({ accountId }: { accountId: number }) {
  const { data: exemption } = useQuery(exemptionQuery(accountId))
  return (
    <Loaded query={useQuery(addressTaxQuery(accountId))} what="The tax on new orders" rows={1}>
      {charged => {
        const before = exemption?.status === 'exempt' ? NO_TAX : charged
        return <BeforeAfter changes={[{ name: 'Sales tax on new orders', before, after: NO_TAX }]} />
      }}
    </Loaded>
  )
}

export function DeclareDialog({ accountId, onClose }: OfAccount & DialogProps) {
  return (
    <FormDialog
      title={`Declare account ${accountId} tax-exempt`}
      description="New orders have no tax from the first day on. Orders that are due keep theirs until you recalculate it."
      operation={declareTaxExemption}
      path={{ id: accountId }}
      schema={exemptionSchema}
      defaultValues={exemptionDefaults()}
      toBody={toExemption}
      aliases={{ begins: ['timestamp'], ends: ['expiration'] }}
      invalidates={changed}
      setting="staff-change"
      submitLabel="Declare exemption"
      doneText="Tax exemption declared."
      onClose={onClose}
    >
      {fields => (
        <>
          <ExemptionFields fields={fields} />
          <TaxChange accountId={accountId} />
        </>
      )}
    </FormDialog>
  )
}

export function RevokeDialog({ accountId, onClose }: OfAccount & DialogProps) {
  const { data } = useQuery(exemptionQuery(accountId))
  const { data: charged = '…' } = useQuery(addressTaxQuery(accountId))
  return (
    <FormDialog
      title={`Revoke the tax exemption of account ${accountId}?`}
      description="New orders have tax again at once. Orders that are due keep what they have until you recalculate it. To take it back, declare it again."
      operation={revokeTaxExemption}
      path={{ id: accountId }}
      query={({ reason }) => ({ reason })}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      toBody={() => undefined}
      invalidates={changed}
      setting="staff-change"
      submitVariant="danger"
      submitLabel="Revoke exemption"
      doneText="Tax exemption revoked."
      onClose={onClose}
    >
      {fields => (
        <>
          <BeforeAfter
            changes={[
              {
                name: 'Sales tax on new orders',
                before: data?.status === 'upcoming' ? charged : NO_TAX,
                after: charged,
              },
              {
                name: 'Exempt until',
                before: data?.expiration ? dayText(data.expiration) : 'Revoked',
                after: 'Now',
              },
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}
