import { createInvitation } from '#generated/authorization/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'

/** Opens the dialog of the invitation. */
export function ColleagueStep() {
  const open = useOpenDialog<'invite'>()
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="text-muted">
        A colleague gets a mail with a link that works for seven days, and only the roles that you choose.
      </p>
      <OperationButton operation={createInvitation} variant="primary" onClick={() => open('invite')}>
        Invite a colleague
      </OperationButton>
    </div>
  )
}
