import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { exactAmount } from '#domain/text/amounts.ts'
import { completeSecretKeyRotation } from '#generated/security/operations/completeSecretKeyRotation.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import type { CreatedSecretKey } from '#generated/security/types.ts'
import { zStartRotationBody } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { LeakedKeyLink } from '#portal/shared/keys/key-link.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { Button, type ButtonProps } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import type { KeyDialogProps } from '../actions.tsx'
import type { Key } from '../keys.ts'
import { rotationQuery } from '../keys.ts'
import { NewTokenDialog } from './token-dialogs.tsx'

const OVERLAPS = [
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '720', label: '30 days' },
]

const schema = z.object({
  overlap_hours: z.pipe(z.pipe(z.string(), z.transform(Number)), zStartRotationBody.shape.overlap_hours),
})

/**
 * Asks first why the token is rotated. A leak takes one more press: the old token ends, and the new one is shown. A
 * routine rotation then asks how long both tokens work.
 */
export function RotateDialog({ entity: key, onClose, onMade }: KeyDialogProps) {
  const [isRoutine, setRoutine] = useState(false)
  const show = ({ key_id, token, rotation }: CreatedSecretKey) =>
    onMade(
      <NewTokenDialog
        title={`${key.label} has a new token`}
        note={
          rotation
            ? `The old token works until ${timeText(rotation.ends)}.`
            : 'The old token no longer works.'
        }
        {...{ key_id, token }}
        onClose={() => onMade(null)}
      />,
    )
  return isRoutine ? (
    <RoutineRotationDialog entity={key} onDone={show} onClose={onClose} />
  ) : (
    <RotationChoiceDialog
      entity={key}
      onRoutine={() => setRoutine(true)}
      onLeakEnded={created => {
        show(created)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function RotationChoiceDialog({
  entity: key,
  onRoutine,
  onLeakEnded,
  onClose,
}: {
  entity: Key
  onRoutine: () => void
  onLeakEnded: (created: CreatedSecretKey) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const { run, isPending, error } = useAction({
    action: async () => {
      const created = await call(startSecretKeyRotation, {
        path: { id: key.keyValue },
        body: { overlap_hours: 0 },
      })
      await refresh(client, keyQueries)
      onLeakEnded(created)
    },
  })
  const can = useCan(startSecretKeyRotation)
  const isRotating = key.kind === 'secret' && key.rotation !== null
  const notes = notesOf(error)
  return (
    <Dialog
      open
      isSticky={isPending}
      onClose={onClose}
      title={`Rotate the token of ${key.label}`}
      description="The key keeps its ID, limit, and history."
      size="md"
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      {error && (
        <Alert tone="danger" help={notes.help} reference={notes.reference}>
          {messageOf(error)}
        </Alert>
      )}
      <Choice
        label="Revoke old token now"
        effect={`${isRotating ? 'Both old tokens stop' : 'The old token stops'} working within 5 seconds. Requests fail until your systems have the new one.`}
        variant="danger"
        pending={isPending}
        disabledReason={can.reason}
        onChoose={() => void run()}
      />
      <Choice
        label="Rotate with overlap"
        effect="Deploy the new token while the old one still works. You choose how long."
        disabledReason={can.reason ?? (isRotating ? 'Two tokens of this key already work.' : undefined)}
        onChoose={onRoutine}
      />
      <p className="text-sm text-muted">
        Not sure, or someone else may have used it?{' '}
        <LeakedKeyLink>What to do about a leaked key</LeakedKeyLink>
      </p>
    </Dialog>
  )
}

/** A choice as a wide button, with its effect below. */
function Choice({
  label,
  effect,
  onChoose,
  ...button
}: Pick<ButtonProps, 'variant' | 'pending' | 'disabledReason'> & {
  label: string
  effect: string
  onChoose: () => void
}) {
  const effectId = useId()
  return (
    <div className="flex flex-col gap-2">
      <Button {...button} isWide aria-describedby={effectId} onClick={onChoose}>
        {label}
      </Button>
      <p id={effectId} className="text-sm text-muted">
        {effect}
      </p>
    </div>
  )
}

/** Creates a new token next to the old one, and sets how long the old one works. */
function RoutineRotationDialog({
  entity: { keyValue: id, label },
  onDone,
  onClose,
}: {
  entity: Key
  onDone: (created: CreatedSecretKey) => void
  onClose: () => void
}) {
  return (
    <FormDialog
      title={`Rotate the token of ${label}`}
      description="Both tokens work for a while. The key’s page shows when nothing uses the old one."
      operation={startSecretKeyRotation}
      path={{ id }}
      schema={schema}
      defaultValues={{ overlap_hours: '24' }}
      invalidates={keyQueries}
      submitLabel="Rotate token"
      onDone={onDone}
      onClose={onClose}
    >
      {fields => (
        <fields.Select
          name="overlap_hours"
          label="Keep the old token for"
          hint="Long enough to update every system that uses this key."
          options={OVERLAPS}
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

/** Ends the old token. While it is in use, the person must type the key's label to confirm. */
export function RetireDialog({ entity: key, onClose }: KeyDialogProps) {
  const { keyValue: id, label } = key
  const { data } = useQuery(rotationQuery(id))
  if (key.kind !== 'secret' || !key.rotation || !data) return null
  const ending = key.rotation.previousToken.slice(-4)
  const used = data.can_retire ? 0 : data.previous_used_last_hour
  return (
    <ConfirmDialog
      title="Retire the old token now?"
      confirmLabel="Retire old token"
      operation={completeSecretKeyRotation}
      path={{ id }}
      body={used > 0 ? { label } : {}}
      {...(used > 0 && { typeToConfirm: label })}
      invalidates={keyQueries}
      doneText="The old token is retired."
      onClose={onClose}
    >
      {used > 0 ? (
        <>
          The token ending in {ending} made {exactAmount(used)} {used === 1 ? 'lookup' : 'lookups'} in the
          last hour. Requests that still send it will fail with status 401. You can’t undo this.
        </>
      ) : (
        <>The token ending in {ending} wasn’t used in the last hour. You can’t undo this.</>
      )}
    </ConfirmDialog>
  )
}
