import { type ReactNode, useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

const LABELS = { token: 'Token', secret: 'Secret', link: 'Link' }

/** A new secret: it is copied, or confirmed as stored, before the dialog closes. */
export function SecretDialog({
  title,
  description,
  noun = 'token',
  secret,
  warning,
  onClose,
  children,
}: {
  title: string
  description?: ReactNode
  /** What the secret is called. */
  noun?: keyof typeof LABELS
  secret: string
  /** Where to store it, and whether it can be seen again. */
  warning: ReactNode
  onClose: () => void
  /** What is needed to use it. */
  children?: ReactNode
}) {
  const [isStored, setStored] = useState(false)
  const label = LABELS[noun]
  return (
    <Dialog
      open
      isSticky
      isHeld={!isStored}
      onClose={onClose}
      title={title}
      description={description}
      size="lg"
      footer={
        <Button
          variant="primary"
          disabledReason={isStored ? undefined : `Copy the ${noun} or confirm that you stored it.`}
          onClick={onClose}
        >
          Done
        </Button>
      }
    >
      <Alert tone="warning" title={`Copy the ${noun} now`}>
        {warning}
      </Alert>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">{label}</p>
        <SecretField
          label={label}
          secret={secret}
          isShownAtFirst
          isCopyFirst
          onCopy={() => setStored(true)}
        />
      </div>
      {children}
      <Checkbox
        label={`I have stored the ${noun} in a safe place`}
        checked={isStored}
        onChange={event => setStored(event.target.checked)}
      />
    </Dialog>
  )
}
