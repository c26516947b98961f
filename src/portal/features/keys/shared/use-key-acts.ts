import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FailureNotes, failureTime, notesOf } from '#portal/api/errors.ts'
import { successTexts } from '#portal/content/success.ts'
import { toast } from '#portal/ui/toast.ts'
import { TOAST_TIMES } from '#portal/ui/toast-time.ts'
import { type KeyAct, sendAct } from './key-operations.ts'
import type { Key } from './model.ts'
import { patchKey, refreshKeys } from './queries.ts'

/** An act on a key that was refused; it stands above the list until another act or Dismiss. */
export interface FailedAct {
  title: string
  message: string
  notes: FailureNotes
  retry: () => void
}

export type KeyActs = ReturnType<typeof useKeyActs>

const verbs: Record<KeyAct, string> = {
  pause: 'paused',
  resume: 'resumed',
  remove: 'deleted',
  recover: 'recovered',
}

/** What the act does to the key on the wire, for showing it before the answer is there. */
function changeBy(act: KeyAct, { kind }: Key): object {
  const isOn = act === 'resume'
  if (act !== 'pause' && act !== 'resume') return {}
  if (kind === 'embedded') return { active: isOn }
  return { paused: !isOn, deactivated: isOn ? null : new Date().toISOString() }
}

function textOf(act: KeyAct, { kind, label }: Key): string {
  if (act === 'pause') return `${label} is paused.`
  if (act === 'resume') return `${label} is active again.`
  if (act === 'remove')
    return kind === 'secret' ? successTexts.secretKeyDeleted : successTexts.embeddedKeyDeleted
  return kind === 'secret' ? successTexts.secretKeyRestored : successTexts.embeddedKeyRestored
}

const inverse: Partial<Record<KeyAct, KeyAct>> = { pause: 'resume', remove: 'recover' }

/**
 * The acts on a key that can be taken back: they show at once, and the toast offers the way back. A failure
 * puts back what was shown, is told in a passing toast (account-portal §8), and stays in the page (decision U6).
 */
export function useKeyActs() {
  const client = useQueryClient()
  const [failure, setFailure] = useState<FailedAct | null>(null)
  const mutation = useMutation({
    mutationFn: ({ act, key }: { act: KeyAct; key: Key }) => sendAct(act, key),
    onMutate: ({ act, key }) => patchKey(client, key, changeBy(act, key)),
    onSuccess: (answer, { key }) => patchKey(client, key, answer),
    onError: (_error, _act, takeBack) => takeBack?.(),
    onSettled: (_answer, _error, { key }) => refreshKeys(client, key.kind),
  })

  function run(act: KeyAct, key: Key) {
    setFailure(null)
    const back = inverse[act]
    mutation.mutate(
      { act, key },
      {
        onSuccess: () =>
          toast.success(
            textOf(act, key),
            back ? { action: { label: 'Undo', onAction: () => run(back, key) } } : { ms: TOAST_TIMES.text },
          ),
        onError: error => {
          toast.error(error.message, { ms: failureTime(error) })
          setFailure({
            title: `${key.label} could not be ${verbs[act]}`,
            message: error.message,
            notes: notesOf(error),
            retry: () => run(act, key),
          })
        },
      },
    )
  }

  return {
    run,
    failure,
    dismiss: () => setFailure(null),
    /** Id of the key that an act is under way for. */
    pendingKey: mutation.isPending ? mutation.variables.key.keyValue : undefined,
  }
}
