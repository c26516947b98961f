import { useQuery } from '@tanstack/react-query'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { listPasskeys } from '#generated/identity/operations/listPasskeys.ts'
import { removePasskey } from '#generated/identity/operations/removePasskey.ts'
import { renamePasskey } from '#generated/identity/operations/renamePasskey.ts'
import { zRenamePasskeyBody } from '#generated/identity/zod.ts'
import { makePasskey } from '#portal/api/session/passkeys.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  defineDialogs,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { type Passkey, passkeysQuery } from '../login-methods.ts'

const ABOUT_PASSKEY = { 'rename-passkey': RenameDialog, 'remove-passkey': RemoveDialog }
export type PasskeyDialogName = 'add-passkey' | keyof typeof ABOUT_PASSKEY

export default defineDialogs(
  { 'add-passkey': AddDialog },
  aboutOne<Passkey>({
    what: 'Your passkeys',
    useEntity: id => listedIn(useQuery(passkeysQuery), all => all.find(each => each.id === id)),
    missing: { title: 'Passkey not found', text: 'It may already be removed.' },
    dialogs: ABOUT_PASSKEY,
  }),
)

function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Add a passkey"
      description="Give it a name you’ll recognize. Your browser then asks where to save it."
      size="sm"
      operation={createPasskey}
      schema={zRenamePasskeyBody}
      defaultValues={{ name: '' }}
      toBody={({ name }) => makePasskey(name)}
      invalidates={[listPasskeys]}
      submitLabel="Add passkey"
      doneText={({ name }) => `${name} is added.`}
      onClose={onClose}
    >
      {fields => <NameField fields={fields} />}
    </FormDialog>
  )
}

function RenameDialog({ entity: { id, name }, onClose }: EntityDialogProps<Passkey>) {
  return (
    <FormDialog
      title={`Rename ${name}`}
      size="sm"
      operation={renamePasskey}
      path={{ id }}
      schema={zRenamePasskeyBody}
      defaultValues={{ name }}
      invalidates={[listPasskeys]}
      submitLabel="Save"
      doneText="Passkey renamed."
      onClose={onClose}
    >
      {fields => <NameField fields={fields} />}
    </FormDialog>
  )
}

function NameField({ fields }: { fields: FormFields<'name'> }) {
  return <fields.Text name="name" label="Name" autoComplete="off" data-autofocus="" />
}

function RemoveDialog({ entity: { id, name }, onClose }: EntityDialogProps<Passkey>) {
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove passkey"
      operation={removePasskey}
      path={{ id }}
      invalidates={[listPasskeys]}
      doneText={`${name} is removed.`}
      onClose={onClose}
    >
      <p>You can’t log in with it anymore. Your device may still offer it; delete it there, too.</p>
    </ConfirmDialog>
  )
}
