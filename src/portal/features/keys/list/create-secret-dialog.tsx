import { createSecretKey } from '#generated/security/operations.ts'
import { zCreateSecretKeyBody } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { DescriptionField, LabelField } from '../shared/key-fields.tsx'
import { NewTokenDialog } from '../shared/new-token-dialog.tsx'
import { SameLabel } from '../shared/same-label.tsx'
import { useKeyForm } from '../shared/use-key-form.ts'

/** First the form, then the whole token, which is shown this once. */
export function CreateSecretDialog({ onClose }: { onClose: () => void }) {
  const create = useKeyForm('secret', (body: { label: string; description?: string | undefined }) =>
    call(createSecretKey, { body: { label: body.label, description: body.description ?? '' } }),
  )
  if (create.data) {
    const { key_id: keyId, label, token } = create.data
    return <NewTokenDialog title={`${label} is ready`} keyId={keyId} token={token} onClose={onClose} />
  }
  return (
    <Dialog open isSticky onClose={onClose} title="Create a secret key" size="md">
      <Form
        schema={zCreateSecretKeyBody}
        defaultValues={{ label: '', description: '' }}
        onSubmit={body => create.mutate(body)}
        error={toFormError(create.error, ['label', 'description'])}
        pending={create.isPending}
        submitLabel="Create key"
        draft="create secret"
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <>
            <LabelField fields={fields} />
            <SameLabel kind="secret" />
            <DescriptionField fields={fields} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
