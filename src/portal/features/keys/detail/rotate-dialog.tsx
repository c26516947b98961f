import * as z from 'zod/mini'
import { startSecretKeyRotation } from '#generated/security/operations.ts'
import { zStartRotationBody } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { formatMoment } from '../shared/format.ts'
import type { SecretKey } from '../shared/model.ts'
import { NewTokenDialog } from '../shared/new-token-dialog.tsx'
import { useKeyForm } from '../shared/use-key-form.ts'

const OVERLAPS = [
  { value: '1', label: 'One hour' },
  { value: '24', label: 'One day' },
  { value: '72', label: 'Three days' },
  { value: '168', label: 'One week' },
  { value: '720', label: 'Thirty days' },
  { value: '0', label: 'Not at all: it ends now' },
]

const schema = z.object({
  overlap_hours: z.pipe(z.pipe(z.string(), z.transform(Number)), zStartRotationBody.shape.overlap_hours),
})

/** A new token next to the old one, and until when the old one works. */
export function RotateDialog({
  secretKey: { keyValue: id, label },
  onClose,
}: {
  secretKey: SecretKey
  onClose: () => void
}) {
  const rotate = useKeyForm('secret', (hours: number) =>
    call(startSecretKeyRotation, { path: { id }, body: { overlap_hours: hours } }),
  )
  if (rotate.data) {
    const { key_id: keyId, token, rotation } = rotate.data
    const note = rotation
      ? `The old token works until ${formatMoment(rotation.ends)}.`
      : 'The old token works no more.'
    return <NewTokenDialog title={`${label} has a new token`} {...{ keyId, token, note, onClose }} />
  }
  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title={`Rotate the token of ${label}`}
      description="The key keeps its id, its limit and its history. For a while both tokens work, and the page of the key shows which one is used."
      size="md"
    >
      <Form
        schema={schema}
        defaultValues={{ overlap_hours: '24' }}
        onSubmit={({ overlap_hours }) => rotate.mutate(overlap_hours)}
        error={toFormError(rotate.error, ['overlap_hours'])}
        pending={rotate.isPending}
        submitLabel="Rotate token"
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <fields.Select
            name="overlap_hours"
            label="How long the old token still works"
            hint="Long enough for the new one to reach every system that calls with this key."
            options={OVERLAPS}
          />
        )}
      </Form>
    </Dialog>
  )
}
