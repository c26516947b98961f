import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { listServiceAccounts } from '#generated/authorization/operations/listServiceAccounts.ts'
import { revokeAccessToken } from '#generated/authorization/operations/revokeAccessToken.ts'
import { revokeServiceAccount } from '#generated/authorization/operations/revokeServiceAccount.ts'
import { updateAccessToken } from '#generated/authorization/operations/updateAccessToken.ts'
import { updateServiceAccount } from '#generated/authorization/operations/updateServiceAccount.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import type { ListPage } from '#portal/kit/list/queries.ts'
import { namesOf, RotateServiceDialog, RotateTokenDialog } from './rotate-dialogs.tsx'
import {
  NEW_SETTINGS,
  Settings,
  settingsOf,
  toSettings,
  zServiceSettings,
  zTokenSettings,
} from './settings.tsx'
import { TokenReadyDialog } from './token-ready-dialog.tsx'
import {
  type ApiToken,
  accessTokenQueries,
  accessTokensQuery,
  serviceAccountQueries,
  serviceAccountsQuery,
  toServiceAccount,
} from './tokens.ts'

const pageDialogs = { create: CreateTokenDialog, 'create-service': CreateServiceDialog }
const ownDialogs = { edit: EditTokenDialog, rotate: RotateTokenDialog, revoke: RevokeTokenDialog }
const serviceDialogs = {
  'edit-service': EditServiceDialog,
  'rotate-service': RotateServiceDialog,
  'revoke-service': RevokeServiceDialog,
}

/** All dialogs of the page, by their names in the address. */
export default defineDialogs(
  pageDialogs,
  aboutOne<ApiToken>({
    what: 'The token',
    useEntity: id => one(useQuery(accessTokensQuery), id),
    missing: { title: 'Token not found', text: 'It’s revoked.' },
    dialogs: ownDialogs,
  }),
  aboutOne<ApiToken>({
    what: 'The service account',
    useEntity: id => one(useQuery(serviceAccountsQuery), id),
    missing: { title: 'Service account not found', text: 'It’s revoked.' },
    dialogs: serviceDialogs,
  }),
)

export type TokenDialogName = keyof typeof pageDialogs | keyof typeof ownDialogs | keyof typeof serviceDialogs

const one = (query: UseQueryResult<ListPage<ApiToken>>, id: string) =>
  listedIn(query, ({ rows }) => rows.find(token => token.id === id))

/** First the form, then the secret, which is copied or confirmed as stored before the dialog closes. */
function CreateTokenDialog({ onClose, onMade }: DialogProps) {
  const { data: session } = useQuery(sessionQuery)
  return (
    <FormDialog
      title="Create a token"
      description="It can do what you can do, as far as you let it."
      size="lg"
      operation={createAccessToken}
      schema={zTokenSettings}
      defaultValues={{ ...NEW_SETTINGS, account_ids: session?.accountId ? [session.accountId] : [] }}
      toBody={({ account_ids, ...values }) => ({ ...settingsOf(values), account_ids })}
      aliases={{ lifetime: ['expires_at'] }}
      invalidates={accessTokenQueries}
      submitLabel="Create token"
      onDone={({ secret, access_token: { name } }) =>
        onMade(<TokenReadyDialog name={name} secret={secret} onClose={() => onMade(null)} />)
      }
      onClose={onClose}
    >
      {fields => <Settings fields={fields} kind="personal" />}
    </FormDialog>
  )
}

function CreateServiceDialog({ onClose, onMade }: DialogProps) {
  return (
    <FormDialog
      title="Create a service account"
      description="It belongs to this account. Its roles are never more than yours."
      size="lg"
      operation={createServiceAccount}
      schema={zServiceSettings}
      defaultValues={NEW_SETTINGS}
      toBody={settingsOf}
      aliases={{ lifetime: ['expires_at'] }}
      invalidates={serviceAccountQueries}
      submitLabel="Create service account"
      onDone={({ secret, service_account: { name } }) =>
        onMade(<TokenReadyDialog name={name} secret={secret} onClose={() => onMade(null)} />)
      }
      onClose={onClose}
    >
      {fields => <Settings fields={fields} kind="service" />}
    </FormDialog>
  )
}

function EditTokenDialog({ entity: token, onClose }: EntityDialogProps<ApiToken>) {
  return (
    <FormDialog
      title={`Edit ${token.name}`}
      description="Changes apply from its next call on. Its secret stays."
      size="lg"
      operation={updateAccessToken}
      path={{ id: token.id }}
      schema={zTokenSettings}
      defaultValues={{ ...toSettings(token), account_ids: token.accounts.map(({ id }) => id) }}
      toBody={({ account_ids, ...values }) => ({ ...settingsOf(values, token), account_ids })}
      aliases={{ lifetime: ['expires_at'] }}
      invalidates={accessTokenQueries}
      submitLabel="Save token"
      doneText="Token saved."
      onClose={onClose}
    >
      {fields => <Settings fields={fields} kind="personal" token={token} />}
    </FormDialog>
  )
}

function EditServiceDialog({ entity: token, onClose }: EntityDialogProps<ApiToken>) {
  return (
    <FormDialog
      title={`Edit ${token.name}`}
      description="Changes apply from its next call on. Its secret and its maker stay."
      size="lg"
      operation={updateServiceAccount}
      path={{ id: token.id }}
      schema={zServiceSettings}
      defaultValues={toSettings(token)}
      toBody={(values, { version }) => ({ ...settingsOf(values, token), version })}
      conflict={{
        errors: ['service-account-changed'],
        title: 'Someone else just changed this service account',
        from: token,
        load: () => loadServiceAccount(token.id),
        words: ({ name, roles, networks, expiresAt }) => ({
          Name: name,
          Roles: namesOf(roles),
          'Allowed networks': networks.join(', ') || 'any',
          Expires: timeText(expiresAt),
        }),
      }}
      aliases={{ lifetime: ['expires_at'] }}
      invalidates={serviceAccountQueries}
      submitLabel="Save service account"
      doneText="Service account saved."
      onClose={onClose}
    >
      {fields => <Settings fields={fields} kind="service" token={token} />}
    </FormDialog>
  )
}

async function loadServiceAccount(id: string): Promise<ApiToken> {
  const { service_accounts: rows } = await sendOperation(listServiceAccounts, {})
  const row = rows.find(({ token_id }) => token_id === id)
  if (!row) throw new Error('the service account is revoked')
  return toServiceAccount(row)
}

function RevokeTokenDialog({ entity: token, onClose }: EntityDialogProps<ApiToken>) {
  return (
    <ConfirmDialog
      title={`Revoke ${token.name}?`}
      operation={revokeAccessToken}
      path={{ id: token.id }}
      invalidates={accessTokenQueries}
      confirmLabel="Revoke token"
      doneText="The token no longer works."
      onClose={onClose}
    >
      <p>Programs that use it are rejected from their next call on. You can’t bring it back.</p>
    </ConfirmDialog>
  )
}

function RevokeServiceDialog({ entity: token, onClose }: EntityDialogProps<ApiToken>) {
  return (
    <ConfirmDialog
      title={`Revoke ${token.name}?`}
      operation={revokeServiceAccount}
      path={{ id: token.id }}
      invalidates={serviceAccountQueries}
      confirmLabel="Revoke service account"
      doneText="The service account no longer works."
      onClose={onClose}
    >
      <p>Programs that use it are rejected from their next call on. You can’t bring it back.</p>
    </ConfirmDialog>
  )
}
