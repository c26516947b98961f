import type { QueryClient } from '@tanstack/react-query'
import type { Action } from '#portal/kit/action/use-undoable.ts'
import { type KeyAction, toAction } from '../shared/key-actions.tsx'
import type { Key } from '../shared/model.ts'

const words = {
  pause: { done: 'paused', inverse: 'resume' },
  resume: { done: 'resumed', inverse: 'pause' },
  remove: { done: 'deleted', inverse: 'recover' },
  recover: { done: 'recovered', inverse: undefined },
} as const satisfies Record<KeyAction, { done: string; inverse: KeyAction | undefined }>

/**
 * One action on several keys, one after the other. If some are refused, the action fails with the first reason, and a
 * second try takes only those that are left. Its undo takes back what was done.
 */
export function bulkAction(client: QueryClient, action: KeyAction, keys: readonly Key[]): Action {
  const { done, inverse } = words[action]
  const left = new Set(keys)
  const amount = (count: number) => (count === 1 ? '1 key' : `${count} keys`)
  return {
    subject: action,
    async send() {
      let refusal: unknown
      for (const key of left) {
        try {
          await toAction(client, action, key).send()
          left.delete(key)
        } catch (error) {
          refusal ??= error
        }
      }
      if (left.size) throw refusal
    },
    doneText: `${amount(keys.length)} ${done}.`,
    failedTitle: `Not every key could be ${done}`,
    undo: inverse && (() => bulkAction(client, inverse, keys)),
  }
}
