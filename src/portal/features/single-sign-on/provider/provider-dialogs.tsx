import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteIdentityProvider } from '#generated/authorization/operations.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { organizationQueries } from '../organization/organization.ts'
import { providerQuery } from './provider.ts'

export const providerDialogs = { 'delete-provider': DeleteDialog }
export type ProviderDialogName = keyof typeof providerDialogs

function DeleteDialog({ onClose }: DialogProps) {
  const { data } = useQuery(providerQuery)
  // As it was when the dialog opened.
  const [opened, setOpened] = useState(data)
  if (!opened && data) setOpened(data)
  if (!opened || opened.kind === 'none') return null
  return (
    <ConfirmDialog
      title={`Delete ${opened.name}?`}
      operation={deleteIdentityProvider}
      invalidates={organizationQueries}
      confirmLabel="Delete provider"
      typeToConfirm={opened.name}
      doneText={`${opened.name} is deleted.`}
      onClose={onClose}
    >
      <p>
        This permanently deletes its configuration, and which people it knows. They keep their accounts and
        log in with passwords; those without one get an email that says how to choose it. The application at
        your identity provider stays.
      </p>
    </ConfirmDialog>
  )
}
