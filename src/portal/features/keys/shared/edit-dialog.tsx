import { useState } from 'react'
import { updateEmbeddedKey, updateSecretKey } from '#generated/security/operations.ts'
import { zUpdateSecretKeyBody } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { successTexts } from '#portal/content/success.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { toast } from '#portal/ui/toast.ts'
import { KeyConflict } from './key-conflict.tsx'
import { DescriptionField, LabelField } from './key-fields.tsx'
import type { Key } from './model.ts'
import { SameLabel } from './same-label.tsx'
import { isConflict, useKeyForm } from './use-key-form.ts'

// Both kinds are named and described alike. The version is not typed: it is that of what the form was made of.
const schema = zUpdateSecretKeyBody

/** Label and description. Where somebody else was quicker, both versions stand side by side before it is saved. */
export function EditDialog({ entity, onClose }: { entity: Key; onClose: () => void }) {
  const { keyValue: id, kind, label, description } = entity
  const [version, setVersion] = useState(entity.version)
  const update = useKeyForm(
    kind,
    (body: { label: string; description: string; version: number }): Promise<unknown> =>
      kind === 'secret'
        ? call(updateSecretKey, { path: { id }, body })
        : call(updateEmbeddedKey, { path: { id }, body }),
    () => {
      toast.success(successTexts.keySaved)
      onClose()
    },
  )
  const hasLost = isConflict(update.error)

  return (
    <Dialog open isSticky onClose={onClose} title="Rename or describe" size="md">
      {hasLost && (
        <KeyConflict
          entity={entity}
          version={version}
          words={key => ({ Label: key.label, Description: key.description })}
          onKeep={newer => {
            setVersion(newer)
            update.reset()
          }}
          onTake={onClose}
        />
      )}
      <Form
        schema={schema}
        defaultValues={{ label, description, version: entity.version }}
        onSubmit={body => update.mutate({ ...body, version })}
        error={hasLost ? null : toFormError(update.error, ['label', 'description'])}
        pending={update.isPending}
        disabledReason={hasLost ? 'Decide first which version to keep.' : undefined}
        submitLabel="Save"
        draft={`edit ${id}`}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <>
            <LabelField fields={fields} />
            <SameLabel kind={kind} except={id} />
            <DescriptionField fields={fields} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
