import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPasskey, listPasskeys, removePasskey, renamePasskey } from '#generated/identity/operations.ts'
import { zRenamePasskeyBody } from '#generated/identity/zod.ts'
import { makePasskey } from '#portal/api/session/passkeys.ts'
import { useDialog } from '#portal/kit/dialog/address.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import type { Passkey } from './model.ts'
import { passkeysQuery } from './queries.ts'

const ABOUT_PASSKEY = { 'rename-passkey': RenameDialog, 'remove-passkey': RemoveDialog }

type AboutPasskey = keyof typeof ABOUT_PASSKEY
export type PasskeyDialogName = 'add-passkey' | AboutPasskey

/** The dialog in the address. */
export default function PasskeyDialogs() {
  const { name, id, close } = useDialog()
  if (name === 'add-passkey') return <AddDialog onClose={close} />
  if (name === undefined || !(name in ABOUT_PASSKEY) || id === undefined) return null
  return <AboutPasskeyDialog key={`${name} ${id}`} name={name as AboutPasskey} id={id} onClose={close} />
}

function AboutPasskeyDialog({ name, id, onClose }: { name: AboutPasskey; id: string; onClose: () => void }) {
  const query = useQuery(passkeysQuery)
  // The dialog keeps its passkey while it closes, after the list has lost it.
  const [passkey, setPasskey] = useState<Passkey>()
  const listed = query.data?.find(each => each.id === id)
  if (!passkey && listed) setPasskey(listed)
  const Content = ABOUT_PASSKEY[name]
  if (passkey) return <Content passkey={passkey} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={query.data ? 'You have no such passkey' : 'One moment'}>
      <Loaded query={query} what="Your passkeys">
        {() => <p>It may have been removed already.</p>}
      </Loaded>
    </Dialog>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Add a passkey"
      description="Give it a name that tells you where it is. Your browser then asks where to save it."
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

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
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

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
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
