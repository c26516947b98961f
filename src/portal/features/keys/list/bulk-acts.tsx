import { useQueryClient } from '@tanstack/react-query'
import { Pause, Play, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { OperationButton } from '#portal/kit/operation-button.tsx'
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx'
import { type KeyAct, useKeyActs } from '../shared/key-acts.tsx'
import { type KeyKind, keyOperations } from '../shared/key-operations.ts'
import { isInUse, type Key, stateOf } from '../shared/model.ts'
import { bulkAct } from './bulk-act.ts'

const ACTS = [
  { act: 'pause', label: 'Pause', icon: Pause, fits: ['active', 'expired'] },
  { act: 'resume', label: 'Resume', icon: Play, fits: ['paused'] },
  { act: 'remove', label: 'Delete', icon: Trash2, fits: ['active', 'paused', 'expired'] },
  { act: 'recover', label: 'Recover', icon: RotateCcw, fits: ['deleted'] },
] as const

/** What can be done with all selected keys: each act takes those that it fits. */
export default function BulkActs({
  kind,
  keys,
  onDone,
}: {
  kind: KeyKind
  keys: readonly Key[]
  onDone: () => void
}) {
  const client = useQueryClient()
  const acts = useKeyActs()
  const [asked, setAsked] = useState<{ act: KeyAct; keys: readonly Key[] }>()
  const now = Date.now()

  async function run(act: KeyAct, of: readonly Key[]) {
    setAsked(undefined)
    if (await acts.runAct(bulkAct(client, act, of))) onDone()
  }

  return (
    <>
      {ACTS.map(({ act, label, icon: Icon, fits }) => {
        const fitting = keys.filter(key => (fits as readonly string[]).includes(stateOf(key, now)))
        const asks = act === 'pause' || (act === 'remove' && fitting.some(key => isInUse(key, now)))
        return (
          fitting.length > 0 && (
            <OperationButton
              key={act}
              operation={keyOperations[kind][act]}
              size="sm"
              icon={<Icon className="size-4" />}
              pending={acts.pending?.subject === act}
              onClick={() => (asks ? setAsked({ act, keys: fitting }) : void run(act, fitting))}
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
          onConfirm={() => void run(asked.act, asked.keys)}
        />
      )}
    </>
  )
}

function Question({
  act,
  keys,
  onClose,
  onConfirm,
}: {
  act: KeyAct
  keys: readonly Key[]
  onClose: () => void
  onConfirm: () => void
}) {
  const now = Date.now()
  const inUse = keys.filter(key => isInUse(key, now))
  const amount = keys.length === 1 ? '1 key' : `${keys.length} keys`
  const isDelete = act === 'remove'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${isDelete ? 'Delete' : 'Pause'} ${amount}?`}
      confirmLabel={`${isDelete ? 'Delete' : 'Pause'} ${amount}`}
      tone={isDelete ? 'danger' : 'primary'}
      {...(isDelete && { typeToConfirm: amount })}
      pending={false}
      error={null}
      onConfirm={onConfirm}
    >
      <p>
        Every lookup with {keys.length === 1 ? 'it' : 'them'} is refused, everywhere within 5 seconds.{' '}
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
