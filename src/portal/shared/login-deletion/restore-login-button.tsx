import { useQueryClient } from '@tanstack/react-query'
import { restoreOwnLogin } from '#generated/identity/operations/restoreOwnLogin.ts'
import { call } from '#portal/api/call.ts'
import { renew } from '#portal/api/session/session.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'

/** Restores the person's login with one press. */
export function RestoreLoginButton() {
  const client = useQueryClient()
  const actions = useUndoable({ invalidates: [] })
  async function restore() {
    const isRestored = await actions.run({
      subject: 'login',
      send: () => call(restoreOwnLogin, {}),
      failedTitle: 'Your login couldn’t be restored',
    })
    if (!isRestored) return
    await renew({})
    toast.success('Your login is restored.')
    await client.invalidateQueries()
  }
  return (
    <span className="flex flex-col gap-2">
      <OperationButton
        operation={restoreOwnLogin}
        variant="primary"
        size="sm"
        pending={actions.pending !== undefined}
        onClick={() => void restore()}
      >
        Restore login
      </OperationButton>
      <ActionErrorAlert actions={actions} />
    </span>
  )
}
