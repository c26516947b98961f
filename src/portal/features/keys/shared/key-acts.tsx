import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { successTexts } from '#portal/content/success.ts'
import { useOpenDialog } from '#portal/kit/dialog-address.ts'
import { patchCached } from '#portal/kit/list-queries.ts'
import { sendOperation } from '#portal/kit/send-operation.ts'
import { type Act, type Acts, useUndoable } from '#portal/kit/use-undoable.ts'
import type { KeyDialogName } from './key-dialogs.tsx'
import { keyOperations, keyReaders } from './key-operations.ts'
import { isInUse, type Key } from './model.ts'

const ActsContext = createContext<Acts | null>(null)

/** Lets everything below pause, resume, delete and recover keys. */
export function KeyActs({ children }: { children: ReactNode }) {
  return <ActsContext value={useUndoable({ refreshes: keyReaders })}>{children}</ActsContext>
}

/** The actions on keys that can be undone, the one in progress, and the one that has failed. */
export function useKeyActs() {
  const client = useQueryClient()
  const acts = use(ActsContext)
  if (!acts) throw new Error('A key is acted on outside of KeyActs.')
  return { ...acts, run: (act: KeyAct, key: Key) => acts.run(toAct(client, act, key)), runAct: acts.run }
}

/** Deletes a key: at once, with Undo, or after a question if it is in use. */
export function useDeleteKey() {
  const acts = useKeyActs()
  const open = useOpenDialog<KeyDialogName>()
  return (key: Key) =>
    isInUse(key, Date.now()) ? open('delete', key.keyValue) : void acts.run('remove', key)
}

/** An action on a key that needs only its id. */
export type KeyAct = 'pause' | 'resume' | 'remove' | 'recover'

const texts = {
  secret: { remove: successTexts.secretKeyDeleted, recover: successTexts.secretKeyRestored },
  embedded: { remove: successTexts.embeddedKeyDeleted, recover: successTexts.embeddedKeyRestored },
}

/** An action as it is sent, shown and undone. */
export function toAct(client: QueryClient, act: KeyAct, key: Key): Act {
  const { kind, keyValue: id, label } = key
  const { list, get, [act]: operation } = keyOperations[kind]
  const patch = (change: object) => patchCached(client, [list, get], ({ key_id }) => key_id === id, change)
  const words = {
    pause: { done: `${label} is paused.`, verb: 'paused', inverse: 'resume' },
    resume: { done: `${label} is active again.`, verb: 'resumed', inverse: undefined },
    remove: { done: texts[kind].remove, verb: 'deleted', inverse: 'recover' },
    recover: { done: texts[kind].recover, verb: 'recovered', inverse: undefined },
  } as const
  const { done, verb, inverse } = words[act]
  return {
    subject: id,
    send: async () => patch(await sendOperation(operation, { path: { id } })),
    show: () => patch(changeBy(act, key)),
    doneText: done,
    failedTitle: `${label} could not be ${verb}`,
    undo: inverse && (() => toAct(client, inverse, key)),
  }
}

/** The change that the action makes to the key on the wire, to show it before the answer arrives. */
function changeBy(act: KeyAct, { kind }: Key): object {
  const isOn = act === 'resume'
  if (act !== 'pause' && act !== 'resume') return {}
  if (kind === 'embedded') return { active: isOn }
  return { paused: !isOn, deactivated: isOn ? null : new Date().toISOString() }
}
