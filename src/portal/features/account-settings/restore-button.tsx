import { useQueryClient } from '@tanstack/react-query'
import { restoreAccount } from '#generated/authorization/operations/restoreAccount.ts'
import { call } from '#portal/api/call.ts'
import { renew } from '#portal/api/session/session.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'

/** Restores the account with one press. */
export function RestoreButton() {
  const client = useQueryClient()
  const actions = useUndoable({ invalidates: [] })
  async function restore() {
    const isRestored = await actions.run({
      subject: 'closing',
      send: () => call(restoreAccount, {}),
      failedTitle: 'The account couldn’t be restored',
    })
    if (!isRestored) return
    await renew({})
    toast.success('The account is restored. Its keys work again.')
    await client.invalidateQueries()
  }
  return (
    <span className="flex flex-col gap-2">
      <OperationButton
        operation={restoreAccount}
        variant="primary"
        size="sm"
        pending={actions.pending !== undefined}
        onClick={() => void restore()}
      >
        Restore account
      </OperationButton>
      <ActionErrorAlert actions={actions} />
    </span>
  )
}
