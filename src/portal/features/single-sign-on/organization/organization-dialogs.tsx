import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { checkOrganizationKey } from '#generated/authorization/operations/checkOrganizationKey.ts'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { removeOrganizationAccount } from '#generated/authorization/operations/removeOrganizationAccount.ts'
import { renameOrganization } from '#generated/authorization/operations/renameOrganization.ts'
import { resetOrganizationKey } from '#generated/authorization/operations/resetOrganizationKey.ts'
import {
  zCreateOrganizationBody,
  zJoinOrganizationBody,
  zRenameOrganizationBody,
} from '#generated/authorization/zod.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { type InputOf, sendOperation } from '#portal/kit/action/send-operation.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import { Dependents, useDependents } from '../provider/dependents.tsx'
import { loginAddress } from '../provider/provider.ts'
import { ShareKeysDialog } from './key-access.tsx'
import { NameField } from './name-field.tsx'
import {
  type Organization,
  type OrganizationAccount,
  organizationQueries,
  organizationQuery,
} from './organization.ts'

export const organizationDialogs = {
  'create-organization': CreateDialog,
  'join-organization': JoinDialog,
  'rename-organization': ofOrganization(RenameDialog),
  'reset-organization-key': ofOrganization(ResetKeyDialog),
  'delete-organization': ofOrganization(DeleteDialog),
  'share-keys': ofOrganization(ShareKeysDialog),
}

/** Dialogs about one of the organization's accounts. */
export const accountDialogs = aboutOne<OrganizationAccount>({
  what: 'The account',
  useEntity: id =>
    listedIn(useQuery(organizationQuery), organization =>
      organization?.accounts.find(account => String(account.id) === id),
    ),
  missing: { title: 'Account not found', text: 'It’s not in the organization anymore.' },
  dialogs: { 'remove-account': RemoveAccountDialog },
})

export type OrganizationDialogName = keyof typeof organizationDialogs | 'remove-account'

interface AboutOrganization extends DialogProps {
  organization: Organization
}

/** A dialog about the organization as it was when the dialog opened; nothing for an account without one. */
function ofOrganization(Content: (props: AboutOrganization) => ReactNode) {
  return function OfOrganization(props: DialogProps) {
    const { data } = useQuery(organizationQuery)
    const [opened, setOpened] = useState(data)
    if (!opened && data) setOpened(data)
    return opened ? <Content {...props} organization={opened} /> : null
  }
}

function CreateDialog({ onClose }: DialogProps) {
  const [typed, setTyped] = useState('')
  return (
    <FormDialog
      title="Create an organization"
      description="The name is part of your team’s login link. You can change it later."
      operation={createOrganization}
      schema={zCreateOrganizationBody}
      defaultValues={{ organization_name: '' }}
      onValuesChange={({ organization_name: name }) => setTyped(name)}
      invalidates={organizationQueries}
      submitLabel="Create organization"
      doneText={({ organization_name: name }) => `${name} is created.`}
      onClose={onClose}
    >
      {fields => <NameField fields={fields} typed={typed} />}
    </FormDialog>
  )
}

function RenameDialog({ organization, onClose }: AboutOrganization) {
  const [typed, setTyped] = useState(organization.name)
  return (
    <FormDialog
      title={`Rename ${organization.name}`}
      description="The current login link leads to the new one for 90 days. In that time, no one else can use the name."
      operation={renameOrganization}
      path={{ id: organization.id }}
      schema={zRenameOrganizationBody}
      defaultValues={{ organization_name: organization.name }}
      onValuesChange={({ organization_name: name }) => setTyped(name)}
      invalidates={organizationQueries}
      submitLabel="Rename"
      doneText={({ organization_name: name }) => `The organization is now ${name}.`}
      onClose={onClose}
    >
      {fields => <NameField fields={fields} typed={typed} current={organization.name} />}
    </FormDialog>
  )
}

function ResetKeyDialog({ organization, onClose }: AboutOrganization) {
  return (
    <ConfirmDialog
      title={`Regenerate the key of ${organization.name}?`}
      operation={resetOrganizationKey}
      invalidates={organizationQueries}
      confirmLabel="Regenerate key"
      doneText="The old key no longer works."
      onClose={onClose}
    >
      <p>The current key stops working immediately. Accounts that joined with it stay in the organization.</p>
    </ConfirmDialog>
  )
}

function DeleteDialog({ organization, onClose }: AboutOrganization) {
  const { name, accounts } = organization
  const { dependents, disabledReason } = useDependents()
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      operation={deleteOrganization}
      path={{ id: organization.id }}
      invalidates={organizationQueries}
      confirmLabel="Delete organization"
      typeToConfirm={name}
      doneText={`${name} is deleted.`}
      disabledReason={disabledReason}
      onClose={onClose}
    >
      <p>
        This permanently deletes the organization, its login link, and its identity provider.{' '}
        {accounts.length > 1 ? `All ${accounts.length} accounts` : 'Your account'} and the people in{' '}
        {accounts.length > 1 ? 'them' : 'it'} stay and log in with passwords.
      </p>
      <Dependents query={dependents} />
    </ConfirmDialog>
  )
}

function RemoveAccountDialog({ entity: account, onClose }: EntityDialogProps<OrganizationAccount>) {
  const isOwn = useQuery(sessionQuery).data?.accountId === account.id
  const { name } = useQuery(organizationQuery).data ?? { name: 'the organization' }
  return (
    <ConfirmDialog
      title={isOwn ? `Leave ${name}?` : `Remove ${account.label} from ${name}?`}
      operation={removeOrganizationAccount}
      path={{ id: account.id }}
      invalidates={organizationQueries}
      confirmLabel={isOwn ? 'Leave organization' : 'Remove account'}
      doneText={isOwn ? `Your account left ${name}.` : `${account.label} is no longer in ${name}.`}
      onClose={onClose}
    >
      <p>
        {isOwn ? 'Your account' : 'The account'} and its people stay. To come back, an owner needs the
        organization’s key.
      </p>
    </ConfirmDialog>
  )
}

/** Shows whose key it is before the account joins. */
function JoinDialog({ onClose, onMade }: DialogProps) {
  return (
    <FormDialog
      title="Join an organization"
      description="An owner of the account that registered it can copy the key on this page. You’ll see the organization’s name before you join."
      operation={checkOrganizationKey}
      schema={zJoinOrganizationBody}
      defaultValues={{ organization_key: '' }}
      send={sendKey}
      submitLabel="Continue"
      onDone={({ organization_name, idp_activated }, { organization_key: key }) =>
        onMade(
          <ConfirmJoinDialog
            {...{ name: organization_name, isActivated: idp_activated, organizationKey: key }}
            onClose={() => onMade(null)}
          />,
        )
      }
      onClose={onClose}
    >
      {fields => (
        <fields.Password
          name="organization_key"
          label="Organization key"
          hint="It begins with ok_."
          autoComplete="off"
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

/** The key is what is wrong, not the page. */
async function sendKey(input: InputOf<typeof checkOrganizationKey>) {
  try {
    return await sendOperation(checkOrganizationKey, input)
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 404)) throw error
    const message = 'No organization has this key. Ask its owner for the current one.'
    throw new ApiError([{ id: null, name: error.name, message, fields: ['organization_key'], status: 404 }])
  }
}

function ConfirmJoinDialog({
  name,
  organizationKey,
  isActivated,
  onClose,
}: {
  name: string
  organizationKey: string
  isActivated: boolean
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title={`Join ${name}?`}
      operation={joinOrganization}
      body={{ organization_key: organizationKey }}
      invalidates={organizationQueries}
      confirmLabel={`Join ${name}`}
      tone="primary"
      doneText={`Your account is now in ${name}.`}
      onClose={onClose}
    >
      <p>
        Your account joins <strong className="font-medium text-ink wrap-anywhere">{name}</strong>. People log
        in at <Breakable text={loginAddress(name)} />.
      </p>
      <p>
        {isActivated
          ? 'Single sign-on is active there. Your people log in with its identity provider from now on, and their passwords stop working. Your account can’t leave while it’s active.'
          : 'Logins don’t change until the organization activates single sign-on. Your account can leave until then.'}
      </p>
      <p>The organization doesn’t see your API keys. You can share them on this page afterwards.</p>
    </ConfirmDialog>
  )
}
