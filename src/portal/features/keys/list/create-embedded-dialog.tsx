import { createEmbeddedKey } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { CodeBlock } from '#portal/ui/code-block.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { createEmbeddedSchema } from '../shared/hostname-schema.ts'
import { HostnamesField } from '../shared/hostnames-field.tsx'
import { DescriptionField, LabelField } from '../shared/key-fields.tsx'
import { KeyId } from '../shared/new-token-dialog.tsx'
import { SameLabel } from '../shared/same-label.tsx'
import { embeddedSnippet } from '../shared/snippets.ts'
import { useKeyForm } from '../shared/use-key-form.ts'

interface Body {
  label: string
  description?: string | undefined
  domains: string[]
}

/** First the form, then the key with what a page needs to use it. */
export function CreateEmbeddedDialog({ onClose }: { onClose: () => void }) {
  const create = useKeyForm('embedded', ({ label, description = '', domains }: Body) =>
    call(createEmbeddedKey, { body: { label, description, domains } }),
  )
  if (create.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title={`${create.data.label} is ready`}
        size="lg"
        footer={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <p>
          Put this id into your pages. Everybody can read it there, and that is fine: it works on your
          hostnames alone.
        </p>
        <KeyId keyId={create.data.key_id} />
        <CodeBlock
          title="Suggestions while people type"
          code={embeddedSnippet(location.origin, create.data.key_id)}
        />
      </Dialog>
    )
  return (
    <Dialog open isSticky onClose={onClose} title="Create an embedded key" size="md">
      <Form
        schema={createEmbeddedSchema}
        defaultValues={{ label: '', description: '', domains: [] as string[] }}
        onSubmit={body => create.mutate(body)}
        error={toFormError(create.error, ['label', 'description', 'domains'])}
        pending={create.isPending}
        submitLabel="Create key"
        draft="create embedded"
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <>
            <LabelField fields={fields} />
            <SameLabel kind="embedded" />
            <HostnamesField name="domains" />
            <DescriptionField fields={fields} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
