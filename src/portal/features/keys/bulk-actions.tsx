import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Pause, Play, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Action } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { isInUse, type KeyAction, toAction } from '#portal/shared/keys/key-actions.ts'
import { type KeyKind, keyOperations } from '#portal/shared/keys/operations.ts'
import { useKeyActions } from './actions.tsx'
import { type Key, stateOf } from './keys.ts'

const ACTIONS = [
  { action: 'pause', label: 'Pause', icon: Pause, fits: ['active', 'expired'] },
  { action: 'resume', label: 'Resume', icon: Play, fits: ['paused'] },
  { action: 'remove', label: 'Delete', icon: Trash2, fits: ['active', 'paused', 'expired'] },
  { action: 'recover', label: 'Recover', icon: RotateCcw, fits: ['deleted'] },
] as const

/** What can be done with all selected keys: each action takes those that it fits. */
export default function BulkActions({
  kind,
  keys,
  onDone,
}: {
  kind: KeyKind
  keys: readonly Key[]
  onDone: () => void
}) {
  const client = useQueryClient()
  const actions = useKeyActions()
  const [asked, setAsked] = useState<{ action: KeyAction; keys: readonly Key[] }>()
  const now = Date.now()

  async function run(action: KeyAction, of: readonly Key[]) {
    setAsked(undefined)
    if (await actions.runAction(bulkAction(client, action, of))) onDone()
  }

  return (
    <>
      {ACTIONS.map(({ action, label, icon: Icon, fits }) => {
        const fitting = keys.filter(key => (fits as readonly string[]).includes(stateOf(key, now)))
        const asks = action === 'pause' || (action === 'remove' && fitting.some(key => isInUse(key, now)))
        return (
          fitting.length > 0 && (
            <OperationButton
              key={action}
              operation={keyOperations[kind][action]}
              size="sm"
              icon={<Icon className="size-4" />}
              pending={actions.pending?.subject === action}
              onClick={() => (asks ? setAsked({ action, keys: fitting }) : void run(action, fitting))}
            >
              {label} {fitting.length}
            </OperationButton>
          )
        )
      })}
      {asked && (
        <Question
          {...asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void run(asked.action, asked.keys)}
        />
      )}
    </>
  )
}

function Question({
  action,
  keys,
  onClose,
  onConfirm,
}: {
  action: KeyAction
  keys: readonly Key[]
  onClose: () => void
  onConfirm: () => void
}) {
  const now = Date.now()
  const inUse = keys.filter(key => isInUse(key, now))
  const amount = keys.length === 1 ? '1 key' : `${keys.length} keys`
  const isDelete = action === 'remove'
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${isDelete ? 'Delete' : 'Pause'} ${amount}?`}
      confirmLabel={`${isDelete ? 'Delete' : 'Pause'} ${amount}`}
      tone={isDelete ? 'danger' : 'primary'}
      {...(isDelete && { typeToConfirm: amount })}
      onConfirm={onConfirm}
    >
      <p>
        Requests with {keys.length === 1 ? 'it' : 'them'} stop working within 5 seconds.{' '}
        {isDelete
          ? 'You can recover deleted keys for 30 days.'
          : 'Nothing else changes, and you can resume them at any time.'}
      </p>
      {inUse.length > 0 && (
        <p>
          Used in the last 24 hours: <strong>{inUse.map(({ label }) => label).join(', ')}</strong>.
        </p>
      )}
    </ConfirmDialog>
  )
}

const COPY = {
  pause: { done: 'paused', inverse: 'resume' },
  resume: { done: 'resumed', inverse: 'pause' },
  remove: { done: 'deleted', inverse: 'recover' },
  recover: { done: 'recovered', inverse: undefined },
} as const satisfies Record<KeyAction, { done: string; inverse: KeyAction | undefined }>

/**
 * One action on several keys, one after the other. If some are rejected, the action fails with the first reason, and a
 * second try takes only those that are left. Its undo takes back what was done.
 */
function bulkAction(client: QueryClient, action: KeyAction, keys: readonly Key[]): Action {
  const { done, inverse } = COPY[action]
  const left = new Set(keys)
  const amount = (count: number) => (count === 1 ? '1 key' : `${count} keys`)
  return {
    subject: action,
    async send() {
      let firstFailure: unknown
      for (const key of left) {
        try {
          await toAction(client, action, key).send()
          left.delete(key)
        } catch (error) {
          firstFailure ??= error
        }
      }
      if (left.size) throw firstFailure
    },
    doneText: `${amount(keys.length)} ${done}.`,
    failedTitle: `Not every key could be ${done}`,
    undo: inverse && (() => bulkAction(client, inverse, keys)),
  }
}
