import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureTime, messageOf } from '#portal/api/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { toast } from '#portal/ui/feedback/toast.ts'
import { TOAST_TIMES } from '#portal/ui/feedback/toast-time.ts'
import { refresh } from './send-operation.ts'

/** An action that happens at once, without a question, because it can be undone. */
export interface Action {
  /** The id of what it changes: a key, a hostname. */
  subject: string
  send: () => Promise<unknown>
  /** Shows the change before the answer arrives; returns a function that reverts it. */
  show?: () => () => void
  /**
   * The message after success. Left out if the page itself shows the change; then there is no Undo either.
   */
  doneText?: string
  /** The setting that it changes, if it can change back and forth: the toast of the last change replaces the others. */
  setting?: string
  /** The title above the reason when it fails. */
  failedTitle: string
  /** Undoes it. Without it, the toast offers no Undo. */
  undo?: (() => Action) | undefined
}

/** A refused action. It stays on the page until another action or Dismiss. */
export interface ActionFailure {
  title: string
  error: Error
  retry: () => void
}

export type Actions = ReturnType<typeof useUndoable>

/**
 * Runs actions that can be undone: each shows at once, and its toast offers Undo. A failure reverts the
 * change, shows a passing toast (account-portal §8), and stays on the page (decision U6). Afterwards, the
 * data of `refreshes` is refetched.
 */
export function useUndoable({
  invalidates,
  scope,
}: {
  invalidates: readonly AnyOperation[]
  /** Actions with the same scope are sent one at a time. */
  scope?: string
}) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<ActionFailure | null>(null)
  // All of it is here and not in `run`: an action may remove the row that it was started from.
  const mutation = useMutation({
    mutationFn: (action: Action) => action.send(),
    onMutate: action => action.show?.(),
    ...(scope && { scope: { id: scope } }),
    onSuccess: (_answer, { doneText, undo, setting: about }) => {
      if (doneText)
        void toast.success(
          doneText,
          undo
            ? { action: { label: 'Undo', onAction: () => run(undo()) }, about }
            : { ms: TOAST_TIMES.text, about },
        )
    },
    onError: (error, action, hide) => {
      hide?.()
      void toast.error(messageOf(error), { ms: failureTime(error) })
      setFailure({ title: action.failedTitle, error, retry: () => run(action) })
    },
    // It counts as done once the page shows the result.
    onSettled: () => refresh(client, invalidates),
  })

  /** Whether it succeeded. */
  async function run(action: Action): Promise<boolean> {
    setFailure(null)
    try {
      await mutation.mutateAsync(action)
      return true
    } catch {
      // `failure` reports it.
      return false
    }
  }

  return {
    run,
    failure,
    dismiss: () => setFailure(null),
    /** The action in progress. */
    pending: mutation.isPending ? mutation.variables : undefined,
  }
}
