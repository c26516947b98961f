import * as z from 'zod/mini'
import { checkEndDate } from '#domain/validation/choices.ts'
import { downloadMerchantReport, downloadOfflineReport } from '#generated/payment/operations.ts'
import { download } from '#portal/api/call.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

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

/** Payments of all accounts between two days, as files for bookkeeping. */
export function ReportsPage() {
  return (
    <>
      <PageHeader
        title="Reports"
        description="Payments of all accounts between two days, as files for bookkeeping."
      />
      <AreaNav area="admin" />
      <Card className="max-w-lg">
        <OperationForm
          label="Report"
          operation={downloadMerchantReport}
          schema={reportSchema}
          defaultValues={{ report: 'merchant', ...lastMonth(new Date()) }}
          query={({ begin, end }) => ({ begin, end })}
          toBody={() => undefined}
          send={async ({ query }, { report }) => {
            const file = await download(REPORTS[report], { query })
            saveFile(file)
            toast.success(`${file.name} downloaded.`)
          }}
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
    </>
  )
}
