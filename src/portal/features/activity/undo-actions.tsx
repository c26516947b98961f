import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { undoActivity } from '#generated/authorization/operations.ts'
import { call } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { type Actions, useUndoable } from '#portal/kit/action/use-undoable.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { type Entry, undoReason } from './model.ts'

const Context = createContext<Actions | null>(null)

/** The undo of rows, which the list reports when it fails. */
export function UndoActions({ children }: { children: ReactNode }) {
  return <Context value={useUndoable({ invalidates: [] })}>{children}</Context>
}

export function useUndoActions(): Actions {
  const actions = use(Context)
  if (!actions) throw new Error('an undo outside of UndoActions')
  return actions
}

export function UndoButton({ entry: { id, summary, undo } }: { entry: Entry }) {
  const client = useQueryClient()
  const actions = useUndoActions()
  if (undo === 'none') return null
  if (undo === 'done') return <Badge>Undone</Badge>
  const send = async () => {
    await call(undoActivity, { path: { id } })
    // What an action changed can be on any page.
    await client.invalidateQueries()
  }
  return (
    <OperationButton
      operation={undoActivity}
      size="sm"
      icon={<Undo2 className="size-4" />}
      aria-label={`Undo: ${summary}`}
      pending={actions.pending?.subject === String(id)}
      disabledReason={undoReason(undo)}
      onClick={() =>
        void actions.run({
          subject: String(id),
          send,
          doneText: `Undone: ${summary}.`,
          failedTitle: 'It was not undone',
        })
      }
    >
      Undo
    </OperationButton>
  )
}
