import { useQueryClient } from '@tanstack/react-query'
import { useCan } from '#portal/api/can.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { Button } from '#portal/ui/button.tsx'
import { type ActionFix, actionOf, fixOperations, useFixActions } from './group-fix.tsx'
import type { RejectedGroup } from './groups.ts'

/** A fix, and the key that it is for. */
export interface KeyFix {
  key: RejectedGroup['key']
  fix: ActionFix['fix']
}

/** Applies the fixes of several keys or hostnames with one press and one Undo. */
export function FixAll({
  label,
  doneText,
  fixes,
  onApplied,
}: {
  label: string
  doneText: string
  fixes: readonly KeyFix[]
  onApplied?: () => void
}) {
  const client = useQueryClient()
  const actions = useFixActions()
  const { reason } = useCan(...new Set(fixes.flatMap(({ fix, key }) => fixOperations(fix, key.kind))))
  const subject = `all ${label}`
  return (
    <Button
      size="sm"
      disabledReason={reason}
      pending={actions.pending?.subject === subject}
      onClick={async () => {
        const each = fixes.map(({ fix, key }) => actionOf(client, key, fix))
        if (await actions.run({ ...inTurn(each, label, doneText), subject })) onApplied?.()
      }}
    >
      {label}
    </Button>
  )
}

/** Several actions as one. They are sent one after another, because several may change the same key. */
function inTurn(actions: readonly Action[], label: string, doneText: string): Action {
  const opposites = actions.map(({ undo }) => undo)
  const undo = opposites.every(opposite => opposite !== undefined)
    ? () =>
        inTurn(
          opposites.map(opposite => opposite()),
          label,
          'Undone.',
        )
    : undefined
  return {
    subject: label,
    async send() {
      for (const { send } of actions) await send()
    },
    doneText,
    failedTitle: `${label}: not all of it worked`,
    undo,
  }
}
