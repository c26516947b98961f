import { useQuery } from '@tanstack/react-query'
import {
  createOrganization,
  joinOrganization,
  renameOrganization,
} from '#generated/authorization/operations.ts'
import {
  zCreateOrganizationBody,
  zJoinOrganizationBody,
  zRenameOrganizationBody,
} from '#generated/authorization/zod.ts'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { organizationQueries, organizationQuery } from './organization.ts'

export const organizationDialogs = {
  'create-organization': CreateDialog,
  'join-organization': JoinDialog,
  'rename-organization': RenameDialog,
}
export type OrganizationDialogName = keyof typeof organizationDialogs

function CreateDialog({ onClose }: DialogProps) {
  return (
    <FormDialog
      title="Create an organization"
      description="Your team logs in at its address."
      operation={createOrganization}
      schema={zCreateOrganizationBody}
      defaultValues={{ organization_name: '' }}
      invalidates={organizationQueries}
      submitLabel="Create organization"
      doneText="Your organization is created."
      onClose={onClose}
    >
      {fields => (
        <fields.Text
          name="organization_name"
          label="Name"
          hint="Lower-case letters, digits, and hyphens."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

function RenameDialog({ onClose }: DialogProps) {
  const { data: organization } = useQuery(organizationQuery)
  if (!organization) return null
  return (
    <FormDialog
      title={`Rename ${organization.name}`}
      description="The old login link leads to the new one for 90 days."
      operation={renameOrganization}
      path={{ id: organization.id }}
      schema={zRenameOrganizationBody}
      defaultValues={{ organization_name: organization.name }}
      invalidates={organizationQueries}
      submitLabel="Rename"
      doneText="Your organization is renamed."
      onClose={onClose}
    >
      {fields => (
        <fields.Text
          name="organization_name"
          label="Name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

function JoinDialog({ onClose }: DialogProps) {
  return (
    <FormDialog
      title="Join an organization"
      description="An owner of the account that registered it can give you its key."
      operation={joinOrganization}
      schema={zJoinOrganizationBody}
      defaultValues={{ organization_key: '' }}
      invalidates={organizationQueries}
      submitLabel="Join organization"
      doneText="Your account is in the organization."
      onClose={onClose}
    >
      {fields => (
        <fields.Password
          name="organization_key"
          label="Organization key"
          autoComplete="off"
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}
