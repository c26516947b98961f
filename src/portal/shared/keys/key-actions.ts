import type { QueryClient } from '@tanstack/react-query'
import { DAY } from '#domain/time/durations.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { patchCached } from '#portal/kit/list/queries.ts'
import { type KeyKind, keyOperations } from './operations.ts'

interface KeyTarget {
  kind: KeyKind
  keyValue: string
  label: string
}

/** Used in the last 24 hours, so that something stops when the key is deleted. */
export function isInUse({ lastUsed }: { lastUsed: string | null }, now: number): boolean {
  return lastUsed !== null && now - Date.parse(lastUsed) < DAY
}

/** An action on a key that needs only its id. */
export type KeyAction = 'pause' | 'resume' | 'remove' | 'recover'

const texts = {
  secret: { remove: 'Secret key deleted.', recover: 'Secret key restored.' },
  embedded: { remove: 'Embedded key deleted.', recover: 'Embedded key restored.' },
}

/** An action as it is sent, shown and undone. */
export function toAction(client: QueryClient, action: KeyAction, key: KeyTarget): Action {
  const { kind, keyValue: id, label } = key
  const { list, get, [action]: operation } = keyOperations[kind]
  const patch = (change: object) => patchCached(client, [list, get], ({ key_id }) => key_id === id, change)
  const copy = {
    pause: { done: `${label} is paused.`, verb: 'paused', inverse: 'resume' },
    resume: { done: `${label} is active again.`, verb: 'resumed', inverse: undefined },
    remove: { done: texts[kind].remove, verb: 'deleted', inverse: 'recover' },
    recover: { done: texts[kind].recover, verb: 'recovered', inverse: undefined },
  } as const
  const { done, verb, inverse } = copy[action]
  return {
    subject: id,
    send: async () => patch(await sendOperation(operation, { path: { id } })),
    show: () => patch(changeBy(action, key)),
    doneText: done,
    failedTitle: `${label} couldn’t be ${verb}`,
    undo: inverse && (() => toAction(client, inverse, key)),
  }
}

/** The change that the action makes to the key on the wire, to show it before the response arrives. */
function changeBy(action: KeyAction, { kind }: KeyTarget): object {
  const isOn = action === 'resume'
  if (action !== 'pause' && action !== 'resume') return {}
  if (kind === 'embedded') return { active: isOn }
  return { paused: !isOn, deactivated: isOn ? null : new Date().toISOString() }
}
