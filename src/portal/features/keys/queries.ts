import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Operation } from '#domain/operation.ts'
import { successTexts } from '#domain/success.ts'
import { TOAST_TIMES } from '#domain/toast-times.ts'
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
import { type FailureNotes, failureTime, notesOf } from '#portal/api/errors.ts'
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

/** An act on a key that was refused; it stands above the list until another act or Dismiss. */
export interface FailedAct {
  title: string
  message: string
  notes: FailureNotes
  retry: () => void
}

/**
 * The acts on a key that can be taken back: they happen at once, and the toast offers the way back. A failure
 * is told in a passing toast (account-portal §8), and stays above the list, which is as it was (decision U6).
 */
export function useKeyActs() {
  const pause = useKeyMutation(pauseSecretKey)
  const resume = useKeyMutation(resumeSecretKey)
  const remove = useKeyMutation(deleteSecretKey)
  const recover = useKeyMutation(recoverSecretKey)
  const acts = [pause, resume, remove, recover]
  const [failure, setFailure] = useState<FailedAct | null>(null)

  function run(act: typeof pause, verb: string, key: SecretKey, text: string, undo?: () => void) {
    setFailure(null)
    act.mutate([{ path: { id: key.keyValue } }], {
      onSuccess: () =>
        toast.success(text, undo ? { action: { label: 'Undo', onAction: undo } } : { ms: TOAST_TIMES.text }),
      onError: error => {
        toast.error(error.message, { ms: failureTime(error) })
        setFailure({
          title: `${key.label} could not be ${verb}`,
          message: error.message,
          notes: notesOf(error),
          retry: () => run(act, verb, key, text, undo),
        })
      },
    })
  }

  const doResume = (key: SecretKey) => run(resume, 'resumed', key, `${key.label} is active again.`)
  const doRecover = (key: SecretKey) => run(recover, 'recovered', key, successTexts.secretKeyRestored)
  return {
    /** Id of the key that an act is under way for. */
    pendingKey: acts.find(act => act.isPending)?.variables?.[0]?.path.id,
    failure,
    dismiss: () => setFailure(null),
    pause: (key: SecretKey) => run(pause, 'paused', key, `${key.label} is paused.`, () => doResume(key)),
    resume: doResume,
    remove: (key: SecretKey) =>
      run(remove, 'deleted', key, successTexts.secretKeyDeleted, () => doRecover(key)),
    recover: doRecover,
  }
}
