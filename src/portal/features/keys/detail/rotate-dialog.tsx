import * as z from 'zod/mini'
import { startSecretKeyRotation } from '#generated/security/operations.ts'
import { zStartRotationBody } from '#generated/security/zod.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { formatMoment } from '../shared/format.ts'
import type { KeyDialogProps } from '../shared/key-dialogs.tsx'
import { keyQueries } from '../shared/key-operations.ts'
import { NewTokenDialog } from '../shared/new-token-dialog.tsx'

const OVERLAPS = [
  { value: '1', label: 'One hour' },
  { value: '24', label: 'One day' },
  { value: '72', label: 'Three days' },
  { value: '168', label: 'One week' },
  { value: '720', label: 'Thirty days' },
  { value: '0', label: 'Ends immediately' },
]

const schema = z.object({
  overlap_hours: z.pipe(z.pipe(z.string(), z.transform(Number)), zStartRotationBody.shape.overlap_hours),
})

/** Creates a new token next to the old one, and sets how long the old one works. */
export function RotateDialog({ entity: { keyValue: id, label }, onClose, onMade }: KeyDialogProps) {
  return (
    <FormDialog
      title={`Rotate the token of ${label}`}
      description="The key keeps its id, limit and history. Both tokens work for a while, and the key’s page shows which one is in use."
      operation={startSecretKeyRotation}
      path={{ id }}
      schema={schema}
      defaultValues={{ overlap_hours: '24' }}
      invalidates={keyQueries}
      submitLabel="Rotate token"
      onDone={({ key_id, token, rotation }) =>
        onMade(
          <NewTokenDialog
            title={`${label} has a new token`}
            note={
              rotation
                ? `The old token works until ${formatMoment(rotation.ends)}.`
                : 'The old token no longer works.'
            }
            {...{ key_id, token }}
            onClose={() => onMade(null)}
          />,
        )
      }
      onClose={onClose}
    >
      {fields => (
        <fields.Select
          name="overlap_hours"
          label="Keep the old token working for"
          hint="Choose long enough to update every system that uses this key."
          options={OVERLAPS}
        />
      )}
    </FormDialog>
  )
}
