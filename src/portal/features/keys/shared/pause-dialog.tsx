import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { ConfirmDialog } from '#portal/ui/overlay/confirm-dialog.tsx'
import { useKeyActions } from './key-actions.tsx'
import type { KeyDialogProps } from './key-dialogs.tsx'

/** Explains what pausing does and when, before it happens; the action itself shows at once. */
export function PauseDialog({ entity: key, onClose }: KeyDialogProps) {
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
