import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { successTexts } from '#portal/content/success.ts'
import { type Act, type Acts, useUndoable } from '#portal/kit/use-undoable.ts'
import { type KeyAct, keyReaders, sendAct } from './key-operations.ts'
import type { Key } from './model.ts'
import { patchKey } from './queries.ts'

const ActsContext = createContext<Acts | null>(null)

/** Lets everything below pause, resume, delete and recover keys. */
export function KeyActs({ children }: { children: ReactNode }) {
  return <ActsContext value={useUndoable({ refreshes: keyReaders })}>{children}</ActsContext>
}

/** The acts on keys that can be taken back, the one that is under way, and the one that has failed. */
export function useKeyActs() {
  const client = useQueryClient()
  const acts = use(ActsContext)
  if (!acts) throw new Error('A key is acted on outside of KeyActs.')
  return { ...acts, run: (act: KeyAct, key: Key) => acts.run(toAct(client, act, key)) }
}

const INVERSE: Partial<Record<KeyAct, KeyAct>> = { pause: 'resume', remove: 'recover' }
const DONE: Record<KeyAct, string> = {
  pause: 'paused',
  resume: 'resumed',
  remove: 'deleted',
  recover: 'recovered',
}

function toAct(client: QueryClient, act: KeyAct, key: Key): Act {
  const inverse = INVERSE[act]
  return {
    subject: key.keyValue,
    send: async () => void patchKey(client, key, await sendAct(act, key)),
    show: () => patchKey(client, key, changeBy(act, key)),
    doneText: doneText(act, key),
    failedTitle: `${key.label} could not be ${DONE[act]}`,
    undo: inverse && (() => toAct(client, inverse, key)),
  }
}

/** What the act does to the key on the wire, for showing it before the answer is there. */
function changeBy(act: KeyAct, { kind }: Key): object {
  const isOn = act === 'resume'
  if (act !== 'pause' && act !== 'resume') return {}
  if (kind === 'embedded') return { active: isOn }
  return { paused: !isOn, deactivated: isOn ? null : new Date().toISOString() }
}

function doneText(act: KeyAct, { kind, label }: Key): string {
  if (act === 'pause') return `${label} is paused.`
  if (act === 'resume') return `${label} is active again.`
  const [deleted, restored] =
    kind === 'secret'
      ? [successTexts.secretKeyDeleted, successTexts.secretKeyRestored]
      : [successTexts.embeddedKeyDeleted, successTexts.embeddedKeyRestored]
  return act === 'remove' ? deleted : restored
}
