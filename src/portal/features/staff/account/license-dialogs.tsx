import { useQuery } from '@tanstack/react-query'
import { clearLicenseRateLimit } from '#generated/subscription/operations/clearLicenseRateLimit.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import type { AccountLicense } from '#generated/subscription/types.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { aboutOne, type EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { BeforeAfter, ReasonField, reasonSchema, useUndoableChange } from '../shared/change-fields.tsx'
import { licenseQueries, licenseQuery, type OfAccount } from './account.ts'
import { useAccountActions } from './actions.ts'

function SuspendDialog({
  entity: { track_id: id, license, suspended },
  onClose,
}: EntityDialogProps<AccountLicense>) {
  const { named, undoing } = useUndoableChange()
  const actions = useAccountActions()
  const [operation, inverse] = suspended ? [resumeLicense, suspendLicense] : [suspendLicense, resumeLicense]
  return (
    <FormDialog
      title={`${suspended ? 'Resume' : 'Suspend'} ${license.license_label}?`}
      description={
        suspended
          ? 'Its lookups work again, as long as a subscription has some left.'
          : 'All of its lookups fail until it is resumed. Its subscriptions keep running, and no time is added.'
      }
      operation={operation}
      path={{ id }}
      query={({ reason }) => ({ reason, ...named })}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      toBody={() => undefined}
      invalidates={licenseQueries}
      setting="staff-change"
      submitVariant={suspended ? 'primary' : 'danger'}
      submitLabel={suspended ? 'Resume license' : 'Suspend license'}
      doneText={suspended ? 'License resumed.' : 'License suspended.'}
      actions={actions}
      undo={() => ({
        subject: String(id),
        send: () => sendOperation(inverse, { path: { id }, query: undoing }),
        failedTitle: suspended
          ? 'The license couldn’t be suspended again'
          : 'The license couldn’t be resumed',
      })}
      onClose={onClose}
    >
      {fields => (
        <>
          <BeforeAfter
            changes={[
              {
                name: 'Lookups',
                before: suspended ? 'Fail' : 'Work',
                after: suspended ? 'Work' : 'Fail',
              },
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

function ClearDialog({ entity: { track_id: id, license }, onClose }: EntityDialogProps<AccountLicense>) {
  return (
    <FormDialog
      title={`Clear the rate limits of ${license.license_label}?`}
      description="All of its subscriptions go back to the rate limits of their plans. This can’t be undone."
      operation={clearLicenseRateLimit}
      path={{ id }}
      query={({ reason }) => ({ reason })}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      toBody={() => undefined}
      invalidates={licenseQueries}
      setting="staff-change"
      submitLabel="Clear rate limits"
      doneText="Rate limits cleared."
      onClose={onClose}
    >
      {fields => (
        <>
          <BeforeAfter
            changes={[{ name: 'Rate limit', before: 'Its own, where set', after: 'That of the plan' }]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

const OF_LICENSE = { suspend: SuspendDialog, 'clear-rate-limit': ClearDialog }
export type LicenseDialogName = keyof typeof OF_LICENSE

export const licenseDialogs = aboutOne<AccountLicense, OfAccount>({
  what: 'The license',
  useEntity: (id, { accountId }) => useQuery(licenseQuery(accountId, id)),
  missing: { title: 'License not found', text: 'This account doesn’t hold it.' },
  dialogs: OF_LICENSE,
})
