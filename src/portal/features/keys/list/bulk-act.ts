import type { QueryClient } from '@tanstack/react-query'
import type { Act } from '#portal/kit/use-undoable.ts'
import { type KeyAct, toAct } from '../shared/key-acts.tsx'
import type { Key } from '../shared/model.ts'

const words = {
  pause: { done: 'paused', inverse: 'resume' },
  resume: { done: 'resumed', inverse: 'pause' },
  remove: { done: 'deleted', inverse: 'recover' },
  recover: { done: 'recovered', inverse: undefined },
} as const satisfies Record<KeyAct, { done: string; inverse: KeyAct | undefined }>

/**
 * One act on several keys, one after the other. If some are refused, the act fails with the first reason, and a
 * second try takes only those that are left. Its undo takes back what was done.
 */
export function bulkAct(client: QueryClient, act: KeyAct, keys: readonly Key[]): Act {
  const { done, inverse } = words[act]
  const left = new Set(keys)
  const amount = (count: number) => (count === 1 ? '1 key' : `${count} keys`)
  return {
    subject: act,
    async send() {
      let refusal: unknown
      for (const key of left) {
        try {
          await toAct(client, act, key).send()
          left.delete(key)
        } catch (error) {
          refusal ??= error
        }
      }
      if (left.size) throw refusal
    },
    doneText: `${amount(keys.length)} ${done}.`,
    failedTitle: `Not every key could be ${done}`,
    undo: inverse && (() => bulkAct(client, inverse, keys)),
  }
}
