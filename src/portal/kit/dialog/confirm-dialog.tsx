import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCan } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { createIdempotency } from '../action/idempotency.ts'
import {
  type BodyOf,
  type InputOf,
  type ResponseOf,
  refresh,
  sendOperation,
  type TargetOf,
} from '../action/send-operation.ts'

interface Question {
  title: string
  /** What will happen, to what, and whether it can be taken back. */
  children: ReactNode
  /** The action itself, as a verb: "Delete key", never "OK". */
  confirmLabel: string
  tone?: 'danger' | 'primary'
  /** The name to type before an action that cannot be undone. */
  typeToConfirm?: string
  /** Why it cannot be confirmed at all. */
  disabledReason?: string | undefined
  onClose: () => void
}

interface CustomProps extends Question {
  /** The button is busy until its promise settles; a failure is shown, and the dialog stays. */
  onConfirm: () => unknown
  /** A failure that the page knows of. */
  error?: Error | null | undefined
}

interface Sent<H extends AnyOperation> extends Question {
  operation: H
  invalidates?: readonly AnyOperation[]
  /** The message after success. */
  doneText: string
  onDone?: (response: ResponseOf<H>) => unknown
}

type OperationProps<H extends AnyOperation> = Sent<H> &
  TargetOf<H> &
  ([BodyOf<H>] extends [undefined] ? unknown : { body: BodyOf<H> })

/**
 * Asks for confirmation of something that cannot be undone. With an `operation`, it sends that, shows why it fails,
 * and closes once it is done; otherwise `onConfirm` does all of it.
 */
export function ConfirmDialog(props: CustomProps): ReactNode
export function ConfirmDialog<H extends AnyOperation>(props: OperationProps<H>): ReactNode
export function ConfirmDialog(props: CustomProps | Sent<AnyOperation>) {
  return 'operation' in props ? <ConfirmOperation {...props} /> : <ConfirmAction {...props} />
}

function ConfirmOperation(props: Sent<AnyOperation>) {
  const { operation, invalidates = [], doneText, onDone, ...question } = props
  const { path, query, body } = props as { path?: unknown; query?: unknown; body?: unknown }
  const client = useQueryClient()
  const can = useCan(operation)
  const [keys] = useState(() => createIdempotency(operation))
  return (
    <ConfirmAction
      {...question}
      disabledReason={can.reason ?? question.disabledReason}
      onConfirm={async () => {
        const header = keys.headerFor(body)
        const response = await sendOperation(operation, {
          path,
          query,
          body,
          header,
        } as InputOf<AnyOperation>)
        await refresh(client, invalidates)
        await onDone?.(response)
        toast.success(doneText)
        question.onClose()
      }}
    />
  )
}

function ConfirmAction({
  title,
  children,
  confirmLabel,
  tone = 'danger',
  typeToConfirm,
  disabledReason,
  onClose,
  onConfirm,
  error: known,
}: CustomProps) {
  const [typed, setTyped] = useState('')
  const { run, isPending, error: failure } = useAction({ action: async () => onConfirm() })
  const isNamed = typeToConfirm === undefined || typed.trim() === typeToConfirm
  const error = known ?? failure
  const notes = notesOf(error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      isSticky={isPending}
      footer={
        <>
          <Button onClick={onClose} data-autofocus={typeToConfirm === undefined ? '' : undefined}>
            Cancel
          </Button>
          <Button
            variant={tone}
            pending={isPending}
            disabledReason={disabledReason ?? (isNamed ? undefined : `Type ${typeToConfirm} to confirm.`)}
            onClick={() => void run()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="danger" help={notes.help} reference={notes.reference}>
          {messageOf(error)}
        </Alert>
      )}
      <div className="flex flex-col gap-3 text-muted">{children}</div>
      {typeToConfirm !== undefined && (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (isNamed && !isPending && disabledReason === undefined) void run()
          }}
        >
          <TextField
            data-autofocus=""
            autoComplete="off"
            spellCheck={false}
            label={
              <>
                Type{' '}
                <span translate="no" className="font-mono text-[0.95em]">
                  {typeToConfirm}
                </span>{' '}
                to confirm
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
