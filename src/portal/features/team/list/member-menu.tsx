import { useNavigate } from '@tanstack/react-router'
import { FlaskConical, LogOut, Send, Trash2, UserCog, UserMinus } from 'lucide-react'
import {
  createInvitation,
  grantRole,
  removeTeamMember,
  resendInvitation,
  revokeInvitation,
} from '#generated/authorization/operations.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { MenuItem, MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import type { Member } from '../shared/model.ts'
import { useTeamActions } from '../shared/team-actions.tsx'
import type { TeamDialogName } from '../shared/team-dialogs.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'

/** What can be done about someone on the list. */
export function MemberMenu({ member }: { member: Member }) {
  const { pending } = useTeamActions()
  return (
    <RowMenu name={member.email} pending={pending?.subject === member.id}>
      {member.dateAccepted ? <MemberItems member={member} /> : <InvitationItems member={member} />}
    </RowMenu>
  )
}

function MemberItems({ member }: { member: Member }) {
  const open = useOpenDialog<TeamDialogName>()
  const rules = useTeamRules()
  return (
    <>
      <OperationItem operation={grantRole} icon={<UserCog />} onSelect={() => open('roles', member.id)}>
        Change roles
      </OperationItem>
      <TryOutItem member={member} />
      <MenuSeparator />
      <OperationItem
        operation={removeTeamMember}
        icon={rules.isSelf(member) ? <LogOut /> : <UserMinus />}
        tone="danger"
        disabledReason={rules.against(member)}
        onSelect={() => open('remove', member.id)}
      >
        {rules.isSelf(member) ? 'Leave the account' : 'Remove'}
      </OperationItem>
    </>
  )
}

function InvitationItems({ member }: { member: Member }) {
  const actions = useTeamActions()
  const open = useOpenDialog<TeamDialogName>()
  const reason = useTeamRules().against(member)
  return (
    <>
      <OperationItem
        operation={resendInvitation}
        icon={<Send />}
        disabledReason={reason}
        onSelect={() => void actions.resend(member)}
      >
        Resend
      </OperationItem>
      <OperationItem
        operation={createInvitation}
        icon={<UserCog />}
        disabledReason={reason}
        onSelect={() => open('reinvite', member.id)}
      >
        Change roles
      </OperationItem>
      <MenuSeparator />
      <OperationItem
        operation={revokeInvitation}
        icon={<Trash2 />}
        tone="danger"
        disabledReason={reason}
        onSelect={() => open('revoke', member.id)}
      >
        Revoke
      </OperationItem>
    </>
  )
}

/** Leads to what the person would gain and lose with other roles. */
function TryOutItem({ member }: { member: Member }) {
  const navigate = useNavigate()
  return (
    <MenuItem
      icon={<FlaskConical />}
      onSelect={() => void navigate({ to: '/account/team/roles', search: { person: member.id } })}
    >
      Try out roles
    </MenuItem>
  )
}
