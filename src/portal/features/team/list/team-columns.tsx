import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FlaskConical, LogOut, Send, Trash2, UserCog, UserMinus } from 'lucide-react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { resendInvitation } from '#generated/authorization/operations/resendInvitation.ts'
import { revokeInvitation } from '#generated/authorization/operations/revokeInvitation.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { MenuItem, MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { DaysUntil, RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { type Member, type MemberState, shownRoles, stateOf } from '../shared/team.ts'
import { type TeamDialogName, useTeamActions } from '../shared/team-actions.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'

const none = (text: string) => <span className="text-faint">{text}</span>

/** A sortable column has the name of its sort. */
export const teamColumns: readonly ListColumn<Member>[] = [
  { id: 'email_address', header: 'Person', part: 'title', cell: member => <MemberName member={member} /> },
  { id: 'state', header: 'Status', card: 'line', cell: member => <StateBadge member={member} /> },
  { id: 'roles', header: 'Roles', cell: member => <Roles member={member} /> },
  {
    id: 'joined',
    header: 'Joined',
    from: 'lg',
    cell: ({ dateAccepted }) => (dateAccepted ? <RelativeTime value={dateAccepted} /> : none('Not yet')),
  },
  { id: 'actions', header: 'Actions', part: 'actions', cell: member => <MemberMenu member={member} /> },
]

function Roles({ member: { roles } }: { member: Member }) {
  if (!roles.length) return none('None: no access')
  return (
    <span className="max-w-80 whitespace-normal" title={roles.map(role => roleNames[role]).join(', ')}>
      {shownRoles(roles)
        .map(role => roleNames[role])
        .join(', ')}
    </span>
  )
}

/** The address of a person, marked if it is the reader's own. */
function MemberName({ member: { id, email } }: { member: Member }) {
  const { data: session } = useQuery(sessionQuery)
  return (
    <span className="flex items-center gap-2">
      <span className="max-w-72 truncate max-sm:whitespace-normal max-sm:break-all" title={email}>
        {email}
      </span>
      {id === session?.userId && <Badge>You</Badge>}
    </span>
  )
}

const looks: Record<MemberState, { tone: BadgeTone; text: string }> = {
  member: { tone: 'accent', text: 'Member' },
  invited: { tone: 'neutral', text: 'Invited' },
  expired: { tone: 'warning', text: 'Expired' },
}

/** Whether someone is on the team; of an invitation, when it expires. */
function StateBadge({ member }: { member: Member }) {
  const state = stateOf(member, Date.now())
  const { tone, text } = looks[state]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tone} hasDot>
        {text}
      </Badge>
      {state !== 'member' && member.expiration && (
        <span className="text-xs whitespace-nowrap text-muted">
          {state === 'invited' ? (
            <>
              expires <DaysUntil value={member.expiration} />
            </>
          ) : (
            <RelativeTime value={member.expiration} />
          )}
        </span>
      )}
    </span>
  )
}

/** What can be done about someone on the list. */
function MemberMenu({ member }: { member: Member }) {
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
      <OperationItem operation={setRoles} icon={<UserCog />} onSelect={() => open('roles', member.id)}>
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
