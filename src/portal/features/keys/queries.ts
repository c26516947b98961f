import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Operation } from '#domain/operation.ts'
import {
  createSecretKey,
  deleteSecretKey,
  listSecretKeys,
  pauseSecretKey,
  recoverSecretKey,
  resumeSecretKey,
  updateSecretKey,
} from '#generated/security/operations.ts'
import { call, keyOf, query } from '#portal/api/call.ts'
import type { Args, Data } from '#portal/api/types.ts'
import { toast } from '#portal/ui/toast.ts'
import type { ListSearch } from './list-search.ts'
import { type SecretKey, toSecretKey } from './model.ts'

/** One page of the list; the page before stays in sight while the next one comes. */
export function secretKeysQuery(search: ListSearch) {
  const options = query(listSecretKeys, { query: search })
  return queryOptions({
    ...options,
    select: page => ({ ...page, keys: page.secret_keys.map(toSecretKey) }),
    placeholderData: keepPreviousData,
  })
}

function useKeyMutation<O>(operation: Operation<O>) {
  const client = useQueryClient()
  return useMutation<Data<O>, Error, Args<O>>({
    mutationKey: keyOf(operation as Operation<unknown>),
    mutationFn: args => call(operation, ...args),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listSecretKeys) }),
  })
}

export const useCreateKey = () => useKeyMutation(createSecretKey)
export const useUpdateKey = () => useKeyMutation(updateSecretKey)

/**
 * The acts on a key that can be taken back: they happen at once, and the toast offers the way back. A failure
 * is told in a toast of three seconds (account-portal §8), with the list as it was.
 */
export function useKeyActs() {
  const pause = useKeyMutation(pauseSecretKey)
  const resume = useKeyMutation(resumeSecretKey)
  const remove = useKeyMutation(deleteSecretKey)
  const recover = useKeyMutation(recoverSecretKey)
  const acts = [pause, resume, remove, recover]

  const run = (act: typeof pause, key: SecretKey, text: string, undo?: () => void) =>
    act.mutate([{ path: { id: key.keyValue } }], {
      onSuccess: () =>
        toast.success(text, undo ? { action: { label: 'Undo', onAction: undo } } : { ms: 5000 }),
      onError: error => toast.error(error.message, { ms: 3000 }),
    })

  return {
    /** Id of the key that an act is under way for. */
    pendingKey: acts.find(act => act.isPending)?.variables?.[0]?.path.id,
    pause: (key: SecretKey) =>
      run(pause, key, `${key.label} is paused.`, () => run(resume, key, `${key.label} is active again.`)),
    resume: (key: SecretKey) => run(resume, key, `${key.label} is active again.`),
    remove: (key: SecretKey) =>
      run(remove, key, 'Secret key deleted.', () => run(recover, key, 'Secret key restored.')),
    recover: (key: SecretKey) => run(recover, key, 'Secret key restored.'),
  }
}
