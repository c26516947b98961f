import { useState } from 'react'
import * as z from 'zod/mini'
import { createDataReport } from '#generated/reporting/operations/createDataReport.ts'
import { listDataReports } from '#generated/reporting/operations/listDataReports.ts'
import { zCreateDataReportBody, zDataReportField, zEmail } from '#generated/reporting/zod.ts'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { readReported } from '#portal/shared/data-reports/report-link.tsx'
import { FIELD_LABELS } from '#portal/shared/data-reports/words.tsx'

export default defineDialogs({ add: ReportDialog })

/** An empty email address is none. */
const schema = z.extend(zCreateDataReportBody, {
  field: zDataReportField,
  email: z.union([z.literal(''), zEmail]),
})

const FIELDS = Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label }))

/** The form to report wrong data, with the result that it was opened from. */
function ReportDialog({ onClose }: DialogProps) {
  const [{ address, result }] = useState(() => readReported(location.hash))
  return (
    <FormDialog
      title="Report wrong data"
      description="We check it and email you what we find."
      operation={createDataReport}
      draft={`report ${address}`}
      schema={schema}
      defaultValues={{
        address,
        result,
        // Without a result, it is the address itself that we lack.
        field: address && !result ? 'missing' : 'postal_code',
        correct_value: '',
        comment: '',
        email: '',
      }}
      toBody={({ email, ...report }) => ({ ...report, ...(email && { email }) })}
      invalidates={[listDataReports]}
      submitLabel="Send report"
      doneText="Thank you. We’ll look into it."
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Text name="address" label="Address" hint="The address you looked up, in one line." />
          <fields.Text
            name="result"
            label="Our result"
            hint="Leave it empty if we found no match."
            isOptional
          />
          <fields.Select name="field" label="What is wrong?" options={FIELDS} />
          <fields.Text name="correct_value" label="Right value" isOptional />
          <fields.Textarea
            name="comment"
            label="Comment"
            hint="What helps us check it, such as a source."
            rows={3}
            isOptional
          />
          <fields.Text
            name="email"
            type="email"
            label="Email for changes"
            hint="By default, we email you."
            isOptional
          />
        </>
      )}
    </FormDialog>
  )
}
