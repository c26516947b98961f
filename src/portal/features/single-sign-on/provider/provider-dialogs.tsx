import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteIdentityProvider } from '#generated/authorization/operations/deleteIdentityProvider.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { organizationQueries } from '../organization/organization.ts'
import { Dependents, useDependents } from './dependents.tsx'
import { type OidcProvider, providerQuery, type SamlProvider } from './provider.ts'

export const providerDialogs = { 'delete-provider': DeleteDialog }
export type ProviderDialogName = keyof typeof providerDialogs

function DeleteDialog({ onClose }: DialogProps) {
  const { data } = useQuery(providerQuery)
  // As it was when the dialog opened.
  const [opened, setOpened] = useState(data)
  if (!opened && data) setOpened(data)
  if (!opened || opened.kind === 'none') return null
  return <DeleteProvider provider={opened} onClose={onClose} />
}

function DeleteProvider({
  provider: { name },
  onClose,
}: Pick<DialogProps, 'onClose'> & { provider: OidcProvider | SamlProvider }) {
  const { dependents, disabledReason } = useDependents()
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      operation={deleteIdentityProvider}
      invalidates={organizationQueries}
      confirmLabel="Delete provider"
      typeToConfirm={name}
      doneText={`${name} is deleted.`}
      disabledReason={disabledReason}
      onClose={onClose}
    >
      <p>
        This permanently deletes its configuration and its links to your members. They keep their accounts and
        log in with passwords. The application at your identity provider stays.
      </p>
      <Dependents query={dependents} />
    </ConfirmDialog>
  )
}
