import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { canTryAgain, isOffline, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { TOAST_TIMES } from '#portal/ui/feedback/toast-time.ts'
import { showFailure } from './failure-toast.tsx'
import { refresh } from './send-operation.ts'

/** An action that happens at once, without a question, because it can be undone. */
export interface Action {
  /** The id of what it changes: a key, a hostname. */
  subject: string
  send: () => Promise<unknown>
  /** Shows the change before the response arrives; returns a function that reverts it. */
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

/** A failed action. It stays on the page until another action or Dismiss. */
export interface ActionFailure {
  title: string
  error: Error
  retry: () => void
}

export type Actions = ReturnType<typeof useUndoable>

interface Options {
  /** Operations whose data changes: it is fetched again before an action counts as done. */
  invalidates: readonly AnyOperation[]
  /** Actions with the same scope are sent one at a time. */
  scope?: string
  /** Follows the last of several actions of the scope. */
  afterLast?: (client: QueryClient) => unknown
}

/**
 * Runs actions that can be undone: each shows at once, and its toast offers Undo. A failure reverts the
 * change, shows a passing toast (account-portal §8), and stays on the page (decision U6).
 */
export function useUndoable({ invalidates, scope, afterLast }: Options) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<ActionFailure | null>(null)
  // All of it is here and not in `run`: an action may remove the row that it was started from.
  const mutation = useMutation({
    mutationFn: (action: Action) => action.send(),
    onMutate: action => action.show?.(),
    ...(scope && { scope: { id: scope } }),
    onSuccess: (_response, { doneText, undo, setting: about }) => {
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
      // The banner of the page says so.
      if (isOffline(error)) return
      showFailure(error)
      setFailure({ title: action.failedTitle, error, retry: () => run(action) })
    },
    // It counts as done once the page shows the result.
    onSettled: (_response, error) => {
      if (isOffline(error)) return
      if (client.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) === 1)
        afterLast?.(client)
      return refresh(client, invalidates)
    },
  })

  const { mutateAsync } = mutation
  /** Whether it succeeded. The same function at every render, for rows that are drawn only when they change. */
  const run = useCallback(
    async (action: Action): Promise<boolean> => {
      setFailure(null)
      try {
        await mutateAsync(action)
        return true
      } catch {
        // `failure` reports it.
        return false
      }
    },
    [mutateAsync],
  )

  return {
    run,
    failure,
    dismiss: () => setFailure(null),
    /** The action in progress. */
    pending: mutation.isPending ? mutation.variables : undefined,
  }
}

/**
 * Actions that a page and its rows share: `ActionsProvider` runs them, and everything below it starts them and
 * shows their progress and failure with `useActions`. `useMore` adds functions of the page's own to them.
 */
export function createActionsContext<T = Actions>(
  options: Options,
  useMore: (actions: Actions) => T = actions => actions as T,
) {
  const Context = createContext<T | null>(null)
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module of the page loads
    ActionsProvider: ({ children }: { children: ReactNode }) => (
      <Context value={useMore(useUndoable(options))}>{children}</Context>
    ),
    useActions(): T {
      const actions = use(Context)
      if (!actions) throw new Error('An action is used outside of its ActionsProvider.')
      return actions
    },
  }
}

/** A failed action, with a way to retry where that can help; empty without a failure. */
export function ActionErrorAlert({
  actions: { failure, dismiss },
  className,
}: {
  actions: Pick<Actions, 'failure' | 'dismiss'>
  className?: string
}) {
  if (!failure) return null
  const { help, reference } = notesOf(failure.error)
  return (
    <Alert
      tone="danger"
      title={failure.title}
      {...{ help, reference, className }}
      action={
        <>
          {canTryAgain(failure.error) && (
            <Button size="sm" onClick={failure.retry}>
              Try again
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {messageOf(failure.error)}
    </Alert>
  )
}
