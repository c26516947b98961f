import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { zUpdateSecretKeyBody } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { aboutOne, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { type KeyKind, keyOperations, keyQueries } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { type AboutKey, type KeyDialogProps, useKeyActions } from '../actions.tsx'
import { NO_SUCH_KEY } from '../display.tsx'
import { type Key, keyQuery } from '../keys.ts'
import { DescriptionField, keyConflict, LabelField } from './fields.tsx'
import { DeleteLimitDialog, LimitDialog, ResetLimitDialog, UsageLimitsOfKeyDialog } from './limit-dialogs.tsx'
import { RestrictDialog } from './restrict-dialog.tsx'
import { RetireDialog, RotateDialog } from './rotation-dialogs.tsx'
import { CreateEmbeddedDialog, CreateSecretDialog } from './token-dialogs.tsx'

const ABOUT_KEY = {
  edit: EditDialog,
  restrict: RestrictDialog,
  limit: LimitDialog,
  'usage-limits': UsageLimitsOfKeyDialog,
  'reset-limit': ResetLimitDialog,
  'delete-limit': DeleteLimitDialog,
  pause: PauseDialog,
  delete: DeleteDialog,
  reveal: RevealDialog,
  rotate: RotateDialog,
  retire: RetireDialog,
} satisfies Record<AboutKey, unknown>

interface Props {
  kind: KeyKind
  /** The key of the page. */
  id?: string
}

export default defineDialogs<Props>(
  {
    create: ({ kind, ...props }) =>
      kind === 'secret' ? <CreateSecretDialog {...props} /> : <CreateEmbeddedDialog {...props} />,
  },
  aboutOne<Key, Props>({
    what: 'The key',
    useEntity: (id, { kind }) => useQuery(keyQuery(kind, id)),
    missing: NO_SUCH_KEY,
    dialogs: ABOUT_KEY,
  }),
)

/** Label and description, which both kinds of key have. */
function EditDialog({ entity: key, onClose }: KeyDialogProps) {
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
      doneText="Key saved successfully."
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

/** Shows the full token. If the last login is too old, the call itself asks for the password first. */
function RevealDialog({ entity: { keyValue: id, label }, onClose, isPressed }: KeyDialogProps) {
  const reveal = useMutation({
    mutationFn: () => call(revealSecretKeyToken, { path: { id } }),
    // The token must not stay in memory longer than the dialog.
    gcTime: 0,
  })
  const { mutate } = reveal
  // Opening a link reveals nothing: each reveal is recorded.
  const [isAsked] = useState(isPressed)
  useEffect(() => {
    if (isAsked) mutate()
  }, [isAsked, mutate])
  const notes = notesOf(reveal.error)

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Token of ${label}`}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {!reveal.data && !reveal.isPending && (
            <Button variant="primary" onClick={() => mutate()}>
              Reveal token
            </Button>
          )}
        </>
      }
    >
      {reveal.data && (
        <>
          <SecretField label="Token" secret={reveal.data.token} isShownAtFirst />
          <p className="text-muted">The account’s activity log records that you viewed it.</p>
        </>
      )}
      {reveal.isPending && <Skeleton className="h-11 w-full" />}
      {reveal.error && (
        <Alert tone="danger" help={notes.help} reference={notes.reference}>
          {messageOf(reveal.error)}
        </Alert>
      )}
    </Dialog>
  )
}

/** Explains what pausing does and when, before it happens; the action itself shows at once. */
function PauseDialog({ entity: key, onClose }: KeyDialogProps) {
  const actions = useKeyActions()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Pause ${key.label}?`}
      confirmLabel="Pause key"
      tone="primary"
      onConfirm={() => {
        onClose()
        actions.run('pause', key)
      }}
    >
      <p>
        Requests fail with 401 within 5 seconds. The key keeps its{' '}
        {key.kind === 'secret' ? 'ID, token' : 'ID, hostnames'}, limit, and history, and you can resume it at
        any time.
      </p>
      <p>
        {key.lastUsed ? (
          <>
            Last used <RelativeTime value={key.lastUsed} />.
          </>
        ) : (
          'This key was never used.'
        )}
      </p>
    </ConfirmDialog>
  )
}

/** Deletes a key that is in use. Its label has to be typed, for programs or pages stop at once. */
function DeleteDialog({ entity: key, onClose }: KeyDialogProps) {
  const actions = useKeyActions()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${key.label}?`}
      confirmLabel="Delete key"
      typeToConfirm={key.label}
      onConfirm={() => {
        onClose()
        actions.run('remove', key)
      }}
    >
      <p>
        {key.lastUsed && (
          <>
            It was last used <RelativeTime value={key.lastUsed} />.{' '}
          </>
        )}
        Requests with it stop working within 5 seconds. You can recover the key for 30 days.
      </p>
    </ConfirmDialog>
  )
}
