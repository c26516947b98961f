import { useNavigate } from '@tanstack/react-router'
import { removeTeamMember } from '#generated/authorization/operations.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { renew } from '#portal/api/session/session.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { teamQueries } from '../shared/queries.ts'
import type { MemberDialogProps } from '../shared/team-dialogs.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'

/** Removes a person from the account, or oneself. */
export function RemoveDialog(props: MemberDialogProps) {
  return useTeamRules().isSelf(props.entity) ? <Leave {...props} /> : <Remove {...props} />
}

function Remove({ entity: { id, email }, onClose }: MemberDialogProps) {
  return (
    <ConfirmDialog
      operation={removeTeamMember}
      path={{ id }}
      invalidates={teamQueries}
      title={`Remove ${email}?`}
      confirmLabel="Remove"
      typeToConfirm={email}
      doneText={`${email} is removed from the account.`}
      onClose={onClose}
    >
      <p>
        Their next call is refused, everywhere within 5 seconds, also in pages that are open. They get a mail
        about it, and the seat is free.
      </p>
      <p>
        The keys that they created stay and go on working. To have this person on the team again, you invite
        them.
      </p>
    </ConfirmDialog>
  )
}

function Leave({ entity: member, onClose }: MemberDialogProps) {
  const navigate = useNavigate()
  const can = useCan(removeTeamMember)
  const against = useTeamRules().against(member)
  async function leave() {
    await call(removeTeamMember, { path: { id: member.id } })
    onClose()
    // In another account of the person, or in none: the frame leads on from there.
    const { accountId } = await renew({})
    if (accountId !== null) await navigate({ to: '/account', search: { account_id: accountId } })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Leave this account?"
      confirmLabel="Leave the account"
      typeToConfirm={member.email}
      onConfirm={leave}
      disabledReason={can.reason ?? against}
    >
      <p>
        You lose all your roles here at once, in every open page. Only an owner can invite you again. The keys
        that you created stay and go on working.
      </p>
      <p>
        Your login stays. You go on in another of your accounts if you have one, else you can open a new one.
      </p>
    </ConfirmDialog>
  )
}
