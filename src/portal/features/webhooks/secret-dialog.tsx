import { useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

/** A new secret: it is copied, or confirmed as stored, before the dialog closes. */
export function SecretDialog({
  title,
  url,
  secret,
  note,
  onClose,
}: {
  title: string
  url: string
  secret: string
  /** What happens to the previous secret after a rotation. */
  note?: string
  onClose: () => void
}) {
  const [isKept, setKept] = useState(false)
  return (
    <Dialog
      open
      isSticky
      isHeld={!isKept}
      onClose={onClose}
      title={title}
      description={<span className="break-all">{url}</span>}
      size="lg"
      footer={
        <Button
          variant="primary"
          disabledReason={isKept ? undefined : 'Copy the secret or confirm that you stored it.'}
          onClick={onClose}
        >
          Done
        </Button>
      }
    >
      <Alert tone="warning" title="Copy the secret now">
        We don’t show it again. If it’s lost, rotate it.{note && ` ${note}`}
      </Alert>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Secret</p>
        <SecretField label="Secret" secret={secret} isShownAtFirst isCopyFirst onCopy={() => setKept(true)} />
      </div>
      <p className="text-sm text-muted">
        Check the signature of each delivery with it.{' '}
        <a href="/docs/webhooks" className="text-accent underline underline-offset-4">
          Code that does so
        </a>
      </p>
      <Checkbox
        label="I have stored the secret in a safe place"
        checked={isKept}
        onChange={event => setKept(event.target.checked)}
      />
    </Dialog>
  )
}
