import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listPasskeys, removePasskey, renamePasskey } from '#generated/identity/operations.ts'
import { zRenamePasskeyBody } from '#generated/identity/zod.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { addPasskey } from '#portal/api/passkeys.ts'
import { Button } from '#portal/ui/button.tsx'
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { toast } from '#portal/ui/toast.ts'
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

function useDone(onClose: () => void) {
  const client = useQueryClient()
  return async (text: string) => {
    await client.invalidateQueries({ queryKey: keyOf(listPasskeys) })
    onClose()
    toast.success(text, { ms: 5000 })
  }
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const done = useDone(onClose)
  const add = useMutation({ mutationFn: addPasskey, onSuccess: ({ name }) => done(`${name} is added.`) })
  return (
    <NameDialog
      title="Add a passkey"
      description="Give it a name that tells you where it is. Your browser then asks where to keep it."
      name=""
      submitLabel="Add passkey"
      onSubmit={name => add.mutate(name)}
      pending={add.isPending}
      error={add.error}
      onClose={onClose}
    />
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const done = useDone(onClose)
  const rename = useMutation({
    mutationFn: (name: string) => call(renamePasskey, { path: { id: passkey.id }, body: { name } }),
    onSuccess: () => done('Passkey renamed.'),
  })
  return (
    <NameDialog
      title={`Rename ${passkey.name}`}
      name={passkey.name}
      submitLabel="Save"
      onSubmit={name => rename.mutate(name)}
      pending={rename.isPending}
      error={rename.error}
      onClose={onClose}
    />
  )
}

function NameDialog({
  title,
  description,
  name,
  submitLabel,
  onSubmit,
  pending,
  error,
  onClose,
}: {
  title: string
  description?: string
  name: string
  submitLabel: string
  onSubmit: (name: string) => void
  pending: boolean
  error: Error | null
  onClose: () => void
}) {
  return (
    <Dialog open isSticky onClose={onClose} title={title} description={description}>
      <Form
        schema={zRenamePasskeyBody}
        defaultValues={{ name }}
        onSubmit={body => onSubmit(body.name)}
        error={toFormError(error, ['name'])}
        pending={pending}
        submitLabel={submitLabel}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => <fields.Text name="name" label="Name" autoComplete="off" data-autofocus="" />}
      </Form>
    </Dialog>
  )
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const done = useDone(onClose)
  const remove = useMutation({
    mutationFn: () => call(removePasskey, { path: { id: passkey.id } }),
    onSuccess: () => done(`${passkey.name} is removed.`),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove ${passkey.name}?`}
      confirmLabel="Remove passkey"
      onConfirm={() => remove.mutate()}
      pending={remove.isPending}
      error={remove.error}
    >
      <p>You can't log in with it any more. Your device may still offer it; delete it there as well.</p>
    </ConfirmDialog>
  )
}
