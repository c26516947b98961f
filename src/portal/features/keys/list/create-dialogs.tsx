import type { ReactNode } from 'react'
import { createEmbeddedKey, createSecretKey } from '#generated/security/operations.ts'
import { zCreateSecretKeyBody } from '#generated/security/zod.ts'
import { FormDialog } from '#portal/kit/form-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CodeBlock } from '#portal/ui/code-block.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { createEmbeddedSchema } from '../shared/hostname-schema.ts'
import { HostnamesField } from '../shared/hostnames-field.tsx'
import { DescriptionField, LabelField } from '../shared/key-form.tsx'
import { keyReaders } from '../shared/key-operations.ts'
import { KeyId, NewTokenDialog } from '../shared/new-token-dialog.tsx'
import { SameLabel } from '../shared/same-label.tsx'
import { embeddedSnippet } from '../shared/snippets.ts'

interface CreateProps {
  onClose: () => void
  /** Gets the dialog that shows the new key. */
  onMade: (last: ReactNode) => void
}

/** First the form, then the whole token, which is shown this once. */
export function CreateSecretDialog({ onClose, onMade }: CreateProps) {
  return (
    <FormDialog
      title="Create a secret key"
      operation={createSecretKey}
      schema={zCreateSecretKeyBody}
      defaultValues={{ label: '', description: '' }}
      refreshes={keyReaders}
      submitLabel="Create key"
      onDone={({ key_id: keyId, label, token }) =>
        onMade(
          <NewTokenDialog title={`${label} is ready`} {...{ keyId, token }} onClose={() => onMade(null)} />,
        )
      }
      onClose={onClose}
    >
      {fields => (
        <>
          <LabelField fields={fields} />
          <SameLabel kind="secret" />
          <DescriptionField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** First the form, then the key with what a page needs to use it. */
export function CreateEmbeddedDialog({ onClose, onMade }: CreateProps) {
  return (
    <FormDialog
      title="Create an embedded key"
      operation={createEmbeddedKey}
      schema={createEmbeddedSchema}
      defaultValues={{ label: '', description: '', domains: [] as string[] }}
      refreshes={keyReaders}
      submitLabel="Create key"
      onDone={({ key_id: keyId, label }) =>
        onMade(<NewEmbeddedKeyDialog {...{ keyId, label }} onClose={() => onMade(null)} />)
      }
      onClose={onClose}
    >
      {fields => (
        <>
          <LabelField fields={fields} />
          <SameLabel kind="embedded" />
          <HostnamesField name="domains" />
          <DescriptionField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

function NewEmbeddedKeyDialog({
  keyId,
  label,
  onClose,
}: {
  keyId: string
  label: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${label} is ready`}
      size="lg"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>
        Put this id into your pages. Everybody can read it there, and that is fine: it works on your hostnames
        alone.
      </p>
      <KeyId keyId={keyId} />
      <CodeBlock title="Suggestions while people type" code={embeddedSnippet(location.origin, keyId)} />
    </Dialog>
  )
}
