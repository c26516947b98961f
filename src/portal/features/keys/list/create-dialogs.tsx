import { createEmbeddedKey, createSecretKey } from '#generated/security/operations.ts'
import { zCreateSecretKeyBody } from '#generated/security/zod.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { createEmbeddedSchema } from '../shared/hostname-schema.ts'
import { HostnamesField } from '../shared/hostnames-field.tsx'
import type { KeyDialogProps } from '../shared/key-dialogs.tsx'
import { DescriptionField, LabelField } from '../shared/key-form.tsx'
import { keyQueries } from '../shared/key-operations.ts'
import { NewEmbeddedKeyDialog, NewTokenDialog } from '../shared/new-token-dialog.tsx'

type CreateProps = Omit<KeyDialogProps, 'entity'>

/** First the form, then the full token. */
export function CreateSecretDialog({ onClose, onMade }: CreateProps) {
  return (
    <FormDialog
      title="Create a secret key"
      operation={createSecretKey}
      schema={zCreateSecretKeyBody}
      defaultValues={{ label: '', description: '' }}
      invalidates={keyQueries}
      submitLabel="Create key"
      onDone={key =>
        onMade(<NewTokenDialog title={`${key.label} is ready`} {...key} onClose={() => onMade(null)} />)
      }
      onClose={onClose}
    >
      {fields => (
        <>
          <LabelField fields={fields} kind="secret" />
          <DescriptionField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** First the form, then the key with the code that a page needs to use it. */
export function CreateEmbeddedDialog({ onClose, onMade }: CreateProps) {
  return (
    <FormDialog
      title="Create an embedded key"
      operation={createEmbeddedKey}
      schema={createEmbeddedSchema}
      defaultValues={{ label: '', description: '', domains: [] as string[] }}
      invalidates={keyQueries}
      submitLabel="Create key"
      onDone={key => onMade(<NewEmbeddedKeyDialog {...key} onClose={() => onMade(null)} />)}
      onClose={onClose}
    >
      {fields => (
        <>
          <LabelField fields={fields} kind="embedded" />
          <HostnamesField name="domains" />
          <DescriptionField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}
