import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#portal/api/errors.ts'
import type { Key } from './model.ts'
import { refreshKeys } from './queries.ts'

/** Sends a form about a key; afterwards everything that shows the key is asked for anew. */
export function useKeyForm<Body, Answer>(
  kind: Key['kind'],
  send: (body: Body) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async answer => {
      await refreshKeys(client, kind)
      onDone?.(answer)
    },
    // Whoever was too late sees in the page behind what the key is now.
    onError: error => (isConflict(error) ? refreshKeys(client, kind) : undefined),
    // A token that was answered must not stay in memory longer than its dialog.
    gcTime: 0,
  })
}

/** Whether somebody else has changed the same thing meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.name === 'key-changed' || error.name === 'limit-changed')
}
