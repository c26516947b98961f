import { createAccountNote } from '#generated/authorization/operations/createAccountNote.ts'
import { deleteAccountNote } from '#generated/authorization/operations/deleteAccountNote.ts'
import { listAccountNotes } from '#generated/authorization/operations/listAccountNotes.ts'
import { zCreateAccountNoteBody } from '#generated/authorization/zod.ts'
import { useDialog } from '#portal/kit/dialog/address.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'

interface Props {
  accountId: number
  id?: string
}

const DIALOGS = { 'add-note': AddDialog, 'delete-note': DeleteDialog }
export type NoteDialogName = keyof typeof DIALOGS

export default defineDialogs<Props>(DIALOGS)

function AddDialog({ accountId, onClose }: Props & DialogProps) {
  return (
    <FormDialog
      title="Add a note"
      description={`All staff see it at account ${accountId}, with your name. Customers don’t.`}
      operation={createAccountNote}
      path={{ id: accountId }}
      schema={zCreateAccountNoteBody}
      defaultValues={{ text: '' }}
      invalidates={[listAccountNotes]}
      submitLabel="Add note"
      doneText="The note is added."
      onClose={onClose}
    >
      {fields => (
        <fields.Textarea
          name="text"
          label="Note"
          hint="No passwords, keys, or card numbers."
          rows={5}
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

function DeleteDialog({ accountId, onClose }: Props & DialogProps) {
  // The number of the note is in the address. Its text is in the list, behind the dialog.
  const { id } = useDialog()
  return (
    <ConfirmDialog
      operation={deleteAccountNote}
      path={{ id: accountId, note_id: Number(id) }}
      invalidates={[listAccountNotes]}
      title="Delete this note?"
      confirmLabel="Delete note"
      doneText="The note is deleted."
      onClose={onClose}
    >
      <p>It’s gone for all staff and can’t be restored.</p>
    </ConfirmDialog>
  )
}
