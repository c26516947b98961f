import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCan } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { toast } from '#portal/ui/feedback/toast.ts'
import { type ConfirmDialogProps, ConfirmDialog as Question } from '#portal/ui/overlay/confirm-dialog.tsx'
import { createIdempotency } from '../action/idempotency.ts'
import type { AnswerOf, BodyOf, InputOf, TargetOf } from '../action/operation-types.ts'
import { refresh, sendOperation } from '../action/send-operation.ts'

type Options<H extends AnyOperation> = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'tone' | 'typeToConfirm' | 'onClose'
> & {
  operation: H
  invalidates?: readonly AnyOperation[]
  /** The message after success. */
  doneText: string
  onDone?: (answer: AnswerOf<H>) => unknown
}

/** Asks for confirmation of an operation that cannot be undone, sends it, and closes once it is done. */
export function ConfirmDialog<H extends AnyOperation>(
  props: Options<H> & TargetOf<H> & ([BodyOf<H>] extends [undefined] ? unknown : { body: BodyOf<H> }),
) {
  const { operation, invalidates = [], doneText, onDone, ...question }: Options<H> = props
  const { path, query, body } = props as { path?: unknown; query?: unknown; body?: unknown }
  const client = useQueryClient()
  const can = useCan(operation)
  const [keys] = useState(() => createIdempotency(operation))
  // As in a form: the button is pressed once, even before it shows that.
  const isSending = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      sendOperation(operation, { path, query, body, header: keys.headerFor(body) } as InputOf<H>),
    onSuccess: async answer => {
      await refresh(client, invalidates)
      await onDone?.(answer)
      toast.success(doneText)
      question.onClose()
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const { help, reference } = notesOf(error)
  return (
    <Question
      {...question}
      open
      disabledReason={can.reason}
      onConfirm={() => {
        if (isSending.current) return
        isSending.current = true
        mutate()
      }}
      pending={isPending}
      error={error && { message: messageOf(error), help, requestId: reference }}
    />
  )
}
