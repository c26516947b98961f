import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { call } from '#portal/api/call.ts'
import { createActionsContext } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { type Entry, undoReason } from './activity.ts'

/** The undo of rows, which the list reports when it fails. */
export const { ActionsProvider: UndoActions, useActions: useUndoActions } = createActionsContext({
  invalidates: [],
})

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
          failedTitle: 'Couldn’t undo',
        })
      }
    >
      Undo
    </OperationButton>
  )
}
