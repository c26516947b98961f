import { zUpdateSecretKeyBody } from '#generated/security/zod.ts'
import { successTexts } from '#portal/content/success.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import type { KeyDialogProps } from './key-dialogs.tsx'
import { DescriptionField, keyConflict, LabelField } from './key-form.tsx'
import { keyOperations, keyQueries } from './key-operations.ts'

/** Label and description, which both kinds of key have. */
export function EditDialog({ entity: key, onClose }: KeyDialogProps) {
  const { keyValue: id, kind, label, description, version } = key
  return (
    <FormDialog
      title="Edit details"
      operation={keyOperations[kind].update}
      path={{ id }}
      schema={zUpdateSecretKeyBody}
      // The version is not an input: it is that of the key that the form was filled from.
      defaultValues={{ label, description, version }}
      toBody={(typed, { version }) => ({ ...typed, version })}
      conflict={keyConflict(key, ({ label, description }) => ({ Label: label, Description: description }))}
      invalidates={keyQueries}
      submitLabel="Save"
      doneText={successTexts.keySaved}
      onClose={onClose}
    >
      {fields => (
        <>
          <LabelField fields={fields} kind={kind} except={id} />
          <DescriptionField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}
