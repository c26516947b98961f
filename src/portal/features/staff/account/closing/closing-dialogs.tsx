import { getAccountClosing } from '#generated/authorization/operations/getAccountClosing.ts'
import { holdClosing } from '#generated/authorization/operations/holdClosing.ts'
import { listAccountActivity } from '#generated/authorization/operations/listAccountActivity.ts'
import { releaseClosing } from '#generated/authorization/operations/releaseClosing.ts'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { ReasonField, reasonSchema } from '../../shared/change-fields.tsx'
import type { OfAccount } from '../account.ts'

const DIALOGS = { 'hold-closing': HoldDialog, 'release-closing': ReleaseDialog }
export type ClosingDialogName = keyof typeof DIALOGS

export default defineDialogs<OfAccount>(DIALOGS)

const INVALIDATES = [getAccountClosing, listAccountActivity]

function HoldDialog({ accountId, onClose }: OfAccount & DialogProps) {
  return (
    <FormDialog
      title="Hold the closing of this account?"
      description="It isn’t erased until someone releases it. Owners can still restore it. The activity log says why."
      operation={holdClosing}
      path={{ id: accountId }}
      query={({ reason }) => ({ reason })}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      toBody={() => undefined}
      invalidates={INVALIDATES}
      submitLabel="Hold closing"
      doneText="The closing is on hold."
      onClose={onClose}
    >
      {fields => <ReasonField fields={fields} />}
    </FormDialog>
  )
}

function ReleaseDialog({ accountId, onClose }: OfAccount & DialogProps) {
  return (
    <FormDialog
      title="Release the closing of this account?"
      description="It is erased when it was going to be, but not within the next seven days, so that its owners are reminded."
      operation={releaseClosing}
      path={{ id: accountId }}
      query={({ reason }) => ({ reason })}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      toBody={() => undefined}
      invalidates={INVALIDATES}
      submitLabel="Release closing"
      doneText="The closing is released."
      onClose={onClose}
    >
      {fields => <ReasonField fields={fields} />}
    </FormDialog>
  )
}
