import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { RelativeTime } from '#portal/ui/relative-time.tsx'
import type { Key } from './model.ts'

/** What pausing does and when, before it is done; the act itself shows at once. */
export function PauseDialog({
  entity: key,
  onConfirm,
  onClose,
}: {
  entity: Key
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pause ${key.label}?`}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            Cancel
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            Pause key
          </Button>
        </>
      }
    >
      <p>
        Lookups with this key are refused with status 401 from the next one on, everywhere within 5 seconds.
        Nothing else changes: {key.kind === 'secret' ? 'id, token' : 'id, hostnames'}, limit and history stay,
        and you can resume it at any time.
      </p>
      <p className="text-muted">
        {key.lastUsed ? (
          <>
            Last used <RelativeTime value={key.lastUsed} />.
          </>
        ) : (
          'This key was never used.'
        )}
      </p>
    </Dialog>
  )
}
