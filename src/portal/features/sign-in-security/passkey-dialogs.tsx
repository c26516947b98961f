import { createPasskey, listPasskeys, removePasskey, renamePasskey } from '#generated/identity/operations.ts'
import { zRenamePasskeyBody } from '#generated/identity/zod.ts'
import { makePasskey } from '#portal/api/passkeys.ts'
import { ConfirmDialog } from '#portal/kit/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/form-dialog.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import type { Passkey } from './model.ts'

export type PasskeyDialog = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** The dialog that is open. */
export default function PasskeyDialogs({ dialog, onClose }: { dialog: PasskeyDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'add':
      return <AddDialog onClose={onClose} />
    case 'rename':
      return <RenameDialog passkey={dialog.passkey} onClose={onClose} />
    case 'remove':
      return <RemoveDialog passkey={dialog.passkey} onClose={onClose} />
  }
}

function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Add a passkey"
      description="Give it a name that tells you where it is. Your browser then asks where to keep it."
      size="sm"
      operation={createPasskey}
      schema={zRenamePasskeyBody}
      defaultValues={{ name: '' }}
      toBody={({ name }) => makePasskey(name)}
      refreshes={[listPasskeys]}
      submitLabel="Add passkey"
      doneText={({ name }) => `${name} is added.`}
      onClose={onClose}
    >
      {fields => <NameField fields={fields} />}
    </FormDialog>
  )
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <FormDialog
      title={`Rename ${name}`}
      size="sm"
      operation={renamePasskey}
      path={{ id }}
      schema={zRenamePasskeyBody}
      defaultValues={{ name }}
      refreshes={[listPasskeys]}
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

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove passkey"
      operation={removePasskey}
      path={{ id }}
      refreshes={[listPasskeys]}
      doneText={`${name} is removed.`}
      onClose={onClose}
    >
      <p>You can't log in with it any more. Your device may still offer it; delete it there as well.</p>
    </ConfirmDialog>
  )
}
