import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureTime } from '#portal/api/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { toast } from '#portal/ui/toast.ts'
import { TOAST_TIMES } from '#portal/ui/toast-time.ts'
import { refresh } from './send-operation.ts'

/** Something that happens at once, without a question, because it can be taken back. */
export interface Act {
  /** What it changes: the id of a key, a hostname. */
  subject: string
  send: () => Promise<unknown>
  /** Shows the change before the answer is there; returns what hides it again. */
  show?: () => () => void
  /** Said when it is done. Left out where the page itself shows that, and then there is no Undo either. */
  doneText?: string
  /** Stands above the reason when it fails. */
  failedTitle: string
  /** What takes it back. Without it the toast offers no Undo. */
  undo?: (() => Act) | undefined
}

/** An act that was refused. It stays in the page until another act or Dismiss. */
export interface FailedAct {
  title: string
  error: Error
  retry: () => void
}

export type Acts = ReturnType<typeof useUndoable>

/**
 * Runs acts that can be taken back: each shows at once, and its toast offers Undo. A failure puts back what was
 * shown, is told in a passing toast (account-portal §8), and stays in the page (decision U6). Afterwards
 * what `refreshes` have read is fetched again.
 */
export function useUndoable({
  refreshes,
  scope,
}: {
  refreshes: readonly AnyOperation[]
  /** Acts with the same scope are sent one after the other. */
  scope?: string
}) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<FailedAct | null>(null)
  // All of it stands here and not in `run`: an act may take away the row that it was started from.
  const mutation = useMutation({
    mutationFn: (act: Act) => act.send(),
    onMutate: act => act.show?.(),
    ...(scope && { scope: { id: scope } }),
    onSuccess: (_answer, { doneText, undo }) => {
      if (doneText)
        void toast.success(
          doneText,
          undo ? { action: { label: 'Undo', onAction: () => run(undo()) } } : { ms: TOAST_TIMES.text },
        )
    },
    onError: (error, act, hide) => {
      hide?.()
      void toast.error(error.message, { ms: failureTime(error) })
      setFailure({ title: act.failedTitle, error, retry: () => run(act) })
    },
    // It counts as done once the page shows what came of it.
    onSettled: () => refresh(client, refreshes),
  })

  /** Whether it was done. */
  async function run(act: Act): Promise<boolean> {
    setFailure(null)
    try {
      await mutation.mutateAsync(act)
      return true
    } catch {
      // `failure` tells of it.
      return false
    }
  }

  return {
    run,
    failure,
    dismiss: () => setFailure(null),
    /** The act that is under way. */
    pending: mutation.isPending ? mutation.variables : undefined,
  }
}
