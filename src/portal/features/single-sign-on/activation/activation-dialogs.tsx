import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { activateIdentityProvider } from '#generated/authorization/operations/activateIdentityProvider.ts'
import { deactivateIdentityProvider } from '#generated/authorization/operations/deactivateIdentityProvider.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { organizationQueries } from '../organization/organization.ts'
import { Dependents, useDependents } from '../provider/dependents.tsx'
import { lockedOutText, rehearsalQuery } from '../rehearsal/rehearsal.ts'

export const activationDialogs = {
  'activate-provider': ActivateDialog,
  'deactivate-provider': DeactivateDialog,
}
export type ActivationDialogName = keyof typeof activationDialogs

function ActivateDialog({ onClose }: DialogProps) {
  const [isEnding, setIsEnding] = useState(false)
  const { data: rehearsal } = useQuery(rehearsalQuery)
  const lockedOut = rehearsal && lockedOutText(rehearsal.people)
  return (
    <ConfirmDialog
      title="Activate single sign-on?"
      operation={activateIdentityProvider}
      body={{ sessions: isEnding ? 'ended' : 'kept' }}
      invalidates={organizationQueries}
      confirmLabel="Activate"
      tone="primary"
      doneText="Single sign-on is active. Log in with it to confirm."
      onClose={onClose}
    >
      <p>
        Passwords stop working for members, and all of them get an email. An owner then has 30 minutes to log
        in with the identity provider. If no one does, passwords work again.
      </p>
      {lockedOut && (
        <Alert tone="warning" title={lockedOut}>
          The test login says who, and why.
        </Alert>
      )}
      <Checkbox
        label="Log out everyone who has to use single sign-on"
        checked={isEnding}
        onChange={event => setIsEnding(event.target.checked)}
      />
    </ConfirmDialog>
  )
}

function DeactivateDialog({ onClose }: DialogProps) {
  const { dependents, disabledReason } = useDependents()
  return (
    <ConfirmDialog
      title="Deactivate single sign-on?"
      operation={deactivateIdentityProvider}
      invalidates={organizationQueries}
      confirmLabel="Deactivate"
      doneText="Single sign-on is off. Passwords work again."
      disabledReason={disabledReason}
      onClose={onClose}
    >
      <p>Members log in with passwords again, and all of them get an email. The settings stay.</p>
      <Dependents query={dependents} />
    </ConfirmDialog>
  )
}
