import { listRejectedSubmissions } from '#generated/forms/operations/listRejectedSubmissions.ts'
import { resendSubmission } from '#generated/forms/operations/resendSubmission.ts'
import type { RejectedSubmission } from '#generated/forms/types.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { SectionList } from '../shared/section-list.tsx'
import { submissionsQuery } from './waiting.ts'

/** Forms that the CRM did not accept, and why. */
export function RejectedSubmissionsSection() {
  const actions = useUndoable({ invalidates: [listRejectedSubmissions] })
  return (
    <div className="flex flex-col gap-3">
      <ActionErrorAlert actions={actions} />
      <SectionList
        title="Rejected forms"
        description="Forms that the CRM didn’t accept. Correct the form or its fields there, then send each again."
        nouns={['form', 'forms']}
        query={submissionsQuery}
        columns={[
          ...columns,
          {
            id: 'actions',
            header: 'Actions',
            part: 'actions',
            cell: ({ submission_id: id, form_id }) => (
              <OperationButton
                size="sm"
                operation={resendSubmission}
                aria-label={`Send again: ${form_id}`}
                onClick={() =>
                  void actions.run({
                    subject: id,
                    send: () => sendOperation(resendSubmission, { path: { id } }),
                    failedTitle: 'The form couldn’t be sent again',
                  })
                }
              >
                Send again
              </OperationButton>
            ),
          },
        ]}
        rowId={({ submission_id }) => submission_id}
        empty="The CRM has accepted every form."
      />
    </div>
  )
}

const columns: readonly ListColumn<RejectedSubmission>[] = [
  {
    id: 'form',
    header: 'Form',
    part: 'title',
    cell: ({ form_id }) => <span className="wrap-anywhere">{form_id}</span>,
  },
  {
    id: 'reason',
    header: 'Reason',
    card: 'line',
    cell: ({ status, errors, attempts }) => (
      <>
        <span className="block">
          {status === null ? `Not delivered in ${attempts} attempts` : `Rejected with status ${status}`}
        </span>
        {errors.map(error => (
          <code translate="no" key={error} className="block font-mono text-xs text-muted wrap-anywhere">
            {error}
          </code>
        ))}
      </>
    ),
  },
  { id: 'submitted', header: 'Submitted', cell: ({ submitted }) => <RelativeTime value={submitted} /> },
  {
    id: 'next',
    header: 'Next attempt',
    cell: ({ next_attempt }) => (next_attempt ? <RelativeTime value={next_attempt} /> : 'None'),
  },
]
