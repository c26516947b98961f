import { type ReactNode, useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What will happen, to what, and whether it can be taken back. */
  children: ReactNode
  /** The action itself, as a verb: "Delete key", never "OK". */
  confirmLabel: string
  onConfirm: () => void
  pending: boolean
  error: { message: string; requestId?: string | undefined; help?: string | undefined } | null
  tone?: 'danger' | 'primary'
  /** The name to type before an action that cannot be undone. */
  typeToConfirm?: string
  /** Why it cannot be confirmed at all. */
  disabledReason?: string | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open ? <OpenConfirm {...props} /> : null
}

function OpenConfirm({
  onClose,
  title,
  children,
  confirmLabel,
  onConfirm,
  pending,
  error,
  tone = 'danger',
  typeToConfirm,
  disabledReason,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('')
  const isNamed = typeToConfirm === undefined || typed.trim() === typeToConfirm
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      isSticky={pending}
      footer={
        <>
          <Button onClick={onClose} data-autofocus={typeToConfirm === undefined ? '' : undefined}>
            Cancel
          </Button>
          <Button
            variant={tone}
            pending={pending}
            disabledReason={disabledReason ?? (isNamed ? undefined : `Type ${typeToConfirm} to confirm.`)}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="danger" reference={error.requestId} help={error.help}>
          {error.message}
        </Alert>
      )}
      <div className="flex flex-col gap-3 text-muted">{children}</div>
      {typeToConfirm !== undefined && (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (isNamed && !pending && disabledReason === undefined) onConfirm()
          }}
        >
          <TextField
            data-autofocus=""
            autoComplete="off"
            spellCheck={false}
            label={
              <>
                Type <span className="font-mono text-[0.95em]">{typeToConfirm}</span> to confirm
              </>
            }
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}
