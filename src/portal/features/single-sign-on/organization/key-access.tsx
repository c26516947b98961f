import { useQuery } from '@tanstack/react-query'
import { setOrganizationKeyAccess } from '#generated/authorization/operations/setOrganizationKeyAccess.ts'
import { zOrganizationKeyAccessBody } from '#generated/authorization/zod.ts'
import { call } from '#portal/api/call.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type KeyAccess, type Organization, organizationQueries } from './organization.ts'

/** What the account that is open lets its organization do with its keys. */
function useOwnAccess({ accounts }: Organization): KeyAccess {
  const own = useQuery(sessionQuery).data?.accountId
  return accounts.find(({ id }) => id === own)?.keyAccess ?? 'none'
}

const SENTENCES: Record<KeyAccess, string> = {
  none: 'can’t see your keys.',
  view: 'can see your keys, but not change them. They never see a token.',
  manage: 'can see, pause, resume, rotate, and limit your keys. They never see a token.',
}

/** What owners of the organization can do with the keys of an account that joined, and how its owners change that. */
export function KeyAccessCard({ organization }: { organization: Organization }) {
  const open = useOpenDialog<'share-keys'>()
  const actions = useUndoable({ invalidates: organizationQueries })
  const access = useOwnAccess(organization)
  const { name } = organization
  return (
    <Card
      isFlush
      title="Your API keys"
      description={`Owners of the account that registered ${name} ${SENTENCES[access]}`}
      actions={
        <>
          <OperationButton operation={setOrganizationKeyAccess} onClick={() => open('share-keys')}>
            {access === 'none' ? 'Share keys' : 'Change'}
          </OperationButton>
          {access !== 'none' && (
            <OperationButton
              operation={setOrganizationKeyAccess}
              variant="ghost"
              pending={actions.pending !== undefined}
              onClick={() => void actions.run(toAction(name, 'none', access))}
            >
              Stop sharing
            </OperationButton>
          )}
        </>
      }
    >
      {actions.failure ? <ActionErrorAlert actions={actions} className="mx-5 mb-5" /> : undefined}
    </Card>
  )
}

function toAction(name: string, to: KeyAccess, from: KeyAccess): Action {
  return {
    subject: name,
    setting: 'organization-key-access',
    send: () => call(setOrganizationKeyAccess, { body: { key_access: to } }),
    doneText: to === 'none' ? `${name} no longer sees your keys.` : `You share your keys with ${name} again.`,
    failedTitle: to === 'none' ? 'You still share your keys' : 'Your keys couldn’t be shared',
    undo: () => toAction(name, from, to),
  }
}

const CHOICES = [
  { value: 'none', label: 'Nothing' },
  { value: 'view', label: 'See them' },
  { value: 'manage', label: 'See, pause, resume, rotate, and limit them' },
]

/** Asks what the owners of the organization can do with the keys of the account. */
export function ShareKeysDialog({ organization, onClose }: DialogProps & { organization: Organization }) {
  const access = useOwnAccess(organization)
  const { name } = organization
  return (
    <FormDialog
      title={`Share your keys with ${name}`}
      description="Owners of the account that registered the organization then find your keys in their list. They never see a token. You can stop sharing at any time."
      operation={setOrganizationKeyAccess}
      schema={zOrganizationKeyAccessBody}
      defaultValues={{ key_access: access === 'none' ? 'view' : access }}
      invalidates={organizationQueries}
      submitLabel="Save"
      doneText={({ key_access }) =>
        key_access === 'none' ? `${name} doesn’t see your keys.` : `You share your keys with ${name}.`
      }
      setting="organization-key-access"
      onClose={onClose}
    >
      {fields => (
        <fields.Select
          name="key_access"
          label="What they can do with your keys"
          options={CHOICES}
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}
