import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { dollars } from '#domain/text/money.ts'
import { checkEndDate } from '#domain/validation/choices.ts'
import { downloadMerchantReport } from '#generated/payment/operations/downloadMerchantReport.ts'
import { downloadOfflineReport } from '#generated/payment/operations/downloadOfflineReport.ts'
import { calculateSalesTax } from '#generated/sales/operations/calculateSalesTax.ts'
import type { SalesTax } from '#generated/sales/types.ts'
import { download } from '#portal/api/call.ts'
import { asOfText } from '#portal/kit/as-of.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { amountUpTo, checkedCents } from '../shared/change-fields.tsx'
import { countries, percent } from '../shared/tax.ts'
import { DeprecatedUsesSection } from './deprecated-uses.tsx'
import { staffReportsQuery, WrongDataSection } from './wrong-data.tsx'

const REPORTS = { merchant: downloadMerchantReport, offline: downloadOfflineReport }

const kinds = [
  { value: 'merchant', label: 'Card payments, with refunds and voids' },
  { value: 'offline', label: 'Offline payments, with refunds' },
]

const day = z.string().check(z.minLength(1, 'Choose a day.'))

const reportSchema = z.object({ report: z.enum(['merchant', 'offline']), begin: day, end: day }).check(
  z.check(({ value: { begin, end }, issues }) => {
    const fault = begin && end ? checkEndDate(begin, end) : undefined
    if (fault) issues.push({ code: 'custom', path: ['end'], message: fault.message, input: end })
  }),
)

/** The last month that is over: what bookkeeping asks for most. */
function lastMonth(now: Date): { begin: string; end: string } {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)
  const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)
  return { begin: new Date(first).toISOString().slice(0, 10), end: new Date(last).toISOString().slice(0, 10) }
}

/** Payments of all accounts between two days, as files for bookkeeping, and lists over all accounts. */
export function ReportsPage() {
  const { isPending } = useQuery(staffReportsQuery(1, ''))
  return (
    <>
      <PageHeader
        title="Reports"
        description="Wrong data, payments of all accounts, the sales tax of a place, and who sends deprecated parameters."
      />
      <AreaNav area="admin" />
      <div className="mb-10">
        <WrongDataSection />
      </div>
      {/* It has its place once the list above is there. */}
      {!isPending && (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Card title="Payments" description="All payments between two days, as a file for bookkeeping.">
              <OperationForm
                form={{
                  operation: downloadMerchantReport,
                  schema: reportSchema,
                  defaultValues: { report: 'merchant', ...lastMonth(new Date()) },
                  query: ({ begin, end }) => ({ begin, end }),
                  toBody: () => undefined,
                  send: async ({ query }, { report }) => {
                    const file = await download(REPORTS[report], { query })
                    saveFile(file)
                    toast.success(`${file.name} downloaded. ${asOfText(file.lastModified, 'UTC')}.`)
                  },
                }}
                label="Report"
                submitLabel="Download CSV"
              >
                {fields => (
                  <>
                    <fields.Select name="report" label="Report" options={kinds} />
                    <div className="grid gap-5 sm:grid-cols-2">
                      <fields.Text name="begin" type="date" label="First day (UTC)" />
                      <fields.Text name="end" type="date" label="Last day (UTC)" />
                    </div>
                    <p className="text-sm text-muted">
                      Amounts are in cents; those of refunds and voids are negative.
                    </p>
                  </>
                )}
              </OperationForm>
            </Card>
            <SalesTaxCard />
          </div>
          <div className="mt-10">
            <DeprecatedUsesSection />
          </div>
        </>
      )}
    </>
  )
}

/** The most that the service takes. */
const MAX_CENTS = 100_000_000_000

const taxSchema = z.object({
  country_iso3: z.string(),
  postal_code: z.string().check(z.minLength(1, 'Enter a postal code.')),
  amount: amountUpTo(MAX_CENTS, `Enter at most ${dollars(MAX_CENTS)}.`),
})

/** Answers what a customer would pay in a place, before there is an order. */
function SalesTaxCard() {
  const [tax, setTax] = useState<SalesTax>()
  return (
    <Card
      title="Sales tax"
      description="What we would charge today at a postal code, without any exemption. Nothing is saved."
    >
      <OperationForm
        form={{
          operation: calculateSalesTax,
          schema: taxSchema,
          defaultValues: { country_iso3: 'USA', postal_code: '', amount: '100' },
          toBody: ({ amount, ...place }) => ({ ...place, amount: checkedCents(amount) }),
          onValuesChange: () => setTax(undefined),
          onDone: setTax,
        }}
        label="Sales tax"
        submitLabel="Calculate"
      >
        {fields => (
          <>
            <fields.Select name="country_iso3" label="Country" options={countries} />
            <div className="grid gap-5 sm:grid-cols-2">
              <fields.Text name="postal_code" label="Postal code" autoComplete="off" />
              <fields.Text name="amount" label="Amount (USD)" inputMode="decimal" />
            </div>
          </>
        )}
      </OperationForm>
      <div role="status" aria-label="Tax" className="text-sm">
        {tax && (
          <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-8 gap-y-1.5 rounded-lg bg-sunken px-4 py-3 tabular-nums">
            <dt className="text-muted">Services, such as all cloud plans, at {percent(tax.saas_tax_rate)}</dt>
            <dd>{dollars(tax.saas_tax_amount)}</dd>
            <dt className="text-muted">Data, at {percent(tax.data_tax_rate)}</dt>
            <dd>{dollars(tax.data_tax_amount)}</dd>
          </dl>
        )}
      </div>
    </Card>
  )
}
