import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { ConfirmDialog } from '#portal/ui/overlay/confirm-dialog.tsx'
import { useKeyActions } from './key-actions.tsx'
import type { KeyDialogProps } from './key-dialogs.tsx'

/** Deletes a key that is in use. Its label has to be typed, for programs or pages stop at once. */
export function DeleteDialog({ entity: key, onClose }: KeyDialogProps) {
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
