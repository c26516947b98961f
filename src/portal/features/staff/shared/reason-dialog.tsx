import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { zReason } from '#generated/identity/zod.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'

const schema = z.object({ reason: zReason })

/** Asks for the reason of an action of staff, which the activity log keeps, and then does it. */
export function ReasonDialog({
  operation,
  subject,
  send,
  title,
  children,
  invalidates,
  submitLabel,
  doneText,
  onClose,
}: {
  /** The one that `send` calls. */
  operation: AnyOperation
  /** Id of what it is done to. A reason that was typed for one is not offered for another. */
  subject: string | number
  send: (reason: string) => Promise<unknown>
  title: string
  /** What will happen. */
  children: ReactNode
  invalidates: readonly AnyOperation[]
  submitLabel: string
  doneText: string
  onClose: () => void
}) {
  return (
    <FormDialog
      title={title}
      operation={operation}
      path={undefined}
      query={undefined}
      draft={`${operation.id} ${subject}`}
      schema={schema}
      send={(_input, { reason }) => send(reason)}
      defaultValues={{ reason: '' }}
      invalidates={invalidates}
      submitLabel={submitLabel}
      doneText={doneText}
      onClose={onClose}
    >
      {fields => (
        <>
          <div className="flex flex-col gap-3 text-muted">{children}</div>
          <fields.Textarea
            name="reason"
            label="Reason"
            hint="Recorded in the activity log, which the customer can see."
            rows={3}
            data-autofocus=""
          />
        </>
      )}
    </FormDialog>
  )
}
