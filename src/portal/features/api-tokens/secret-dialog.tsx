import { useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

/** A new secret, which is copied or confirmed as stored before the dialog closes. */
export function SecretDialog({
  name,
  secret,
  onClose,
}: {
  name: string
  secret: string
  onClose: () => void
}) {
  const [isStored, setStored] = useState(false)
  return (
    <Dialog
      open
      isSticky
      isHeld={!isStored}
      onClose={onClose}
      title={`${name} is ready`}
      size="lg"
      footer={
        <Button
          variant="primary"
          disabledReason={isStored ? undefined : 'Copy the token or confirm that you stored it.'}
          onClick={onClose}
        >
          Done
        </Button>
      }
    >
      <Alert tone="warning" title="Copy the token now">
        We show it only once. Anyone who has it can use it, so keep it out of code and chats.
      </Alert>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Token</p>
        <SecretField
          label="Token"
          secret={secret}
          isShownAtFirst
          isCopyFirst
          onCopy={() => setStored(true)}
        />
      </div>
      <Checkbox
        label="I have stored the token in a safe place"
        checked={isStored}
        onChange={event => setStored(event.target.checked)}
      />
    </Dialog>
  )
}
