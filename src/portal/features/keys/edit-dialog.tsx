import { successTexts } from '#domain/success.ts'
import { zUpdateSecretKeyBody } from '#generated/security/zod.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { toast } from '#portal/ui/toast.ts'
import { DescriptionField, LabelField } from './key-fields.tsx'
import type { SecretKey } from './model.ts'
import { useUpdateKey } from './queries.ts'

export function EditDialog({ secretKey, onClose }: { secretKey: SecretKey; onClose: () => void }) {
  const update = useUpdateKey()
  const { keyValue: id, label, description, version } = secretKey
  return (
    <Dialog open isSticky onClose={onClose} title="Rename or describe" size="md">
      <Form
        schema={zUpdateSecretKeyBody}
        defaultValues={{ label, description, version }}
        onSubmit={body =>
          update.mutate([{ path: { id }, body }], {
            onSuccess: () => {
              toast.success(successTexts.keySaved)
              onClose()
            },
          })
        }
        error={toFormError(update.error, ['label', 'description'])}
        pending={update.isPending}
        submitLabel="Save"
        draft={`edit ${id}`}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <>
            <LabelField fields={fields} />
            <DescriptionField fields={fields} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
