import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { removeTeamMember } from '#generated/authorization/operations.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors.ts'
import { renew } from '#portal/api/session/session.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { ConfirmDialog as Question } from '#portal/ui/overlay/confirm-dialog.tsx'
import type { Member } from '../shared/model.ts'
import { teamQueries } from '../shared/queries.ts'
import type { MemberDialogProps } from '../shared/team-dialogs.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'

/** Removes a person from the account, or oneself. */
export function RemoveDialog(props: MemberDialogProps) {
  return useTeamRules().isSelf(props.member) ? <Leave {...props} /> : <Remove {...props} />
}

function Remove({ member: { id, email }, onClose }: MemberDialogProps) {
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

function Leave({ member, onClose }: MemberDialogProps) {
  const navigate = useNavigate()
  const can = useCan(removeTeamMember)
  const against = useTeamRules().against(member)
  const leave = useMutation({
    mutationFn: async ({ id }: Member) => {
      await call(removeTeamMember, { path: { id } })
      onClose()
      // In another account of the person, or in none: the frame leads on from there.
      const { accountId } = await renew({})
      if (accountId !== null) await navigate({ to: '/account', search: { account_id: accountId } })
    },
  })
  const { help, reference } = notesOf(leave.error)
  return (
    <Question
      open
      onClose={onClose}
      title="Leave this account?"
      confirmLabel="Leave the account"
      typeToConfirm={member.email}
      onConfirm={() => leave.mutate(member)}
      pending={leave.isPending}
      disabledReason={can.reason ?? against}
      error={leave.error && { message: leave.error.message, help, requestId: reference }}
    >
      <p>
        You lose all your roles here at once, in every open page. Only an owner can invite you again. The keys
        that you created stay and go on working.
      </p>
      <p>
        Your login stays. You go on in another of your accounts if you have one, else you can open a new one.
      </p>
    </Question>
  )
}
