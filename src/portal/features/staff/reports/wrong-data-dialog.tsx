import { listAllDataReports } from '#generated/reporting/operations/listAllDataReports.ts'
import { setDataReportStatus } from '#generated/reporting/operations/setDataReportStatus.ts'
import type { AccountDataReport } from '#generated/reporting/types.ts'
import { zDataReportStatusBody } from '#generated/reporting/zod.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { STATUS_LABELS } from '#portal/shared/data-reports/words.tsx'

const STATUSES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }))

/** What became of a report, and a sentence for the customer. */
export function StatusDialog({ report, onClose }: { report: AccountDataReport; onClose: () => void }) {
  const { report_id: id, address, status, note, version } = report
  return (
    <FormDialog
      title="Set the status"
      description={address}
      operation={setDataReportStatus}
      path={{ id }}
      draft={`status of ${id}`}
      schema={zDataReportStatusBody}
      defaultValues={{ status: status === 'received' ? 'reviewing' : status, note, version }}
      invalidates={[listAllDataReports]}
      submitLabel="Save"
      doneText="Saved. The reporter gets an email if the status has changed."
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Select name="status" label="Status" options={STATUSES} />
          <fields.Text name="note" label="What did you find?" hint="The customer reads this." />
        </>
      )}
    </FormDialog>
  )
}
