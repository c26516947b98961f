import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { revealSecretKeyToken } from '#generated/security/operations.ts'
import { zUpdateSecretKeyBody } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { notesOf } from '#portal/api/errors.ts'
import { successTexts } from '#portal/content/success.ts'
import { useDialog } from '#portal/kit/dialog/address.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { ConfirmDialog } from '#portal/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RestrictDialog } from '../detail/restrict-dialog.tsx'
import { type AboutKey, type KeyDialogProps, useKeyActions } from './key-actions.tsx'
import { NoSuchKey } from './key-display.tsx'
import { DescriptionField, keyConflict, LabelField } from './key-fields.tsx'
import { type KeyKind, keyOperations, keyQueries, keyQuery } from './keys.ts'
import { DeleteLimitDialog, LimitDialog, ResetLimitDialog } from './limit-dialogs.tsx'
import { CreateEmbeddedDialog, CreateSecretDialog, RetireDialog, RotateDialog } from './token-dialogs.tsx'

const ABOUT_KEY = {
  edit: EditDialog,
  restrict: RestrictDialog,
  limit: LimitDialog,
  'reset-limit': ResetLimitDialog,
  'delete-limit': DeleteLimitDialog,
  pause: PauseDialog,
  delete: DeleteDialog,
  reveal: RevealDialog,
  rotate: RotateDialog,
  retire: RetireDialog,
} satisfies Record<AboutKey, unknown>

/** The dialog in the address, for the key of the page or for the key that the address also names. */
export default function KeyDialogs({ kind, keyId }: { kind: KeyKind; keyId?: string }) {
  const { name, id = keyId, close, isPressed } = useDialog()
  const [last, setLast] = useState<ReactNode>(null)
  if (last) return last
  const props = { onClose: close, onMade: setLast, isPressed }
  if (name === 'create')
    return kind === 'secret' ? <CreateSecretDialog {...props} /> : <CreateEmbeddedDialog {...props} />
  if (name === undefined || !(name in ABOUT_KEY) || id === undefined) return null
  return <AboutKeyDialog key={`${name} ${id}`} name={name as AboutKey} {...{ kind, id }} {...props} />
}

function AboutKeyDialog({
  name,
  kind,
  id,
  ...props
}: { name: AboutKey; kind: KeyKind; id: string } & Omit<KeyDialogProps, 'entity'>) {
  const query = useQuery(keyQuery(kind, id))
  // A dialog keeps the data that its person saw first, whatever arrives later.
  const [entity, setEntity] = useState(query.data)
  if (!entity && query.data) setEntity(query.data)
  if (!entity)
    return (
      <Dialog open onClose={props.onClose} title="One moment">
        <Loaded query={query} what="The key" missing={<NoSuchKey />}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  const Content = ABOUT_KEY[name]
  return <Content entity={entity} {...props} />
}

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
      doneText={successTexts.keySaved}
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
          {reveal.error.message}
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
      open
      onClose={onClose}
      title={`Pause ${key.label}?`}
      confirmLabel="Pause key"
      tone="primary"
      pending={false}
      error={null}
      onConfirm={() => {
        onClose()
        actions.run('pause', key)
      }}
    >
      <p>
        Lookups with this key are refused with status 401 from the next one on, everywhere within 5 seconds.
        Nothing else changes: {key.kind === 'secret' ? 'id, token' : 'id, hostnames'}, limit and history stay,
        and you can resume it at any time.
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
      open
      onClose={onClose}
      title={`Delete ${key.label}?`}
      confirmLabel="Delete key"
      typeToConfirm={key.label}
      pending={false}
      error={null}
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
        Every lookup with it is refused from the next one on, everywhere within 5 seconds. You can recover the
        key for 30 days.
      </p>
    </ConfirmDialog>
  )
}
