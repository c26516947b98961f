import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { revokeInvitation } from '#generated/authorization/operations/revokeInvitation.ts'
import { zCreateInvitationBody } from '#generated/authorization/zod.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { renew } from '#portal/api/session/session.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { aboutOne, type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import { RolesDialog } from '../roles/roles-dialog.tsx'
import { RolesField, zPickedRoles } from '../roles/roles-field.tsx'
import type { ListSearch } from './search.ts'
import { SeatsDialog } from './seats-dialog.tsx'
import { type Member, memberQuery, teamQueries, teamQuery, useSeats } from './team.ts'
import type { AboutMember, MemberDialogProps } from './team-actions.tsx'
import { useTeamRules } from './use-team-rules.ts'

const ABOUT_MEMBER = {
  roles: RolesDialog,
  remove: RemoveDialog,
  reinvite: ReinviteDialog,
  revoke: RevokeDialog,
} satisfies Record<AboutMember, unknown>

interface Props {
  /** The page of the team that is shown. */
  search: ListSearch
  id?: string
}

export default defineDialogs<Props>(
  { invite: Invite, seats: AddSeats },
  aboutOne<Member, Props>({
    what: 'The person',
    useEntity: useMember,
    missing: {
      title: 'No one on this team has this ID',
      text: 'The person was removed, the invitation was revoked, or the link is for another account.',
    },
    dialogs: ABOUT_MEMBER,
  }),
)

function Invite({ search, onClose }: Props & DialogProps) {
  return <InviteDialog seats={useSeats(search)} onClose={onClose} />
}

function AddSeats({ search, onClose }: Props & DialogProps) {
  return <SeatsDialog seats={useSeats(search)} onClose={onClose} />
}

function useMember(id: string, { search }: Props) {
  const { data: page } = useQuery(teamQuery(search))
  const listed = page?.rows.find(row => row.id === id)
  const query = useQuery({ ...memberQuery(id), enabled: page !== undefined && !listed })
  return { ...query, data: listed ?? query.data }
}

const schema = z.extend(zCreateInvitationBody, { roles: zPickedRoles })

/** The roles of an invitation change with another invitation, which takes the place of the first. */
function ReinviteDialog({ entity: member, onClose }: MemberDialogProps) {
  const { email, roles } = member
  const rules = useTeamRules()
  return (
    <FormDialog
      title="Change roles"
      description={`${email} hasn’t accepted yet. They get another email with a new link, and the earlier link stops working.`}
      size="lg"
      operation={createInvitation}
      schema={schema}
      defaultValues={{ email_address: email, roles }}
      invalidates={teamQueries}
      submitLabel="Send new invitation"
      disabledReason={rules.against(member)}
      doneText={`${email} is invited with these roles.`}
      onClose={onClose}
    >
      {() => <RolesField label="Roles" lockedRoles={rules.lockedRoles()} />}
    </FormDialog>
  )
}

/** Another invitation would have another link and send another email, so this confirms instead of offering Undo. */
function RevokeDialog({ entity: { id, email }, onClose }: MemberDialogProps) {
  return (
    <ConfirmDialog
      operation={revokeInvitation}
      path={{ id }}
      invalidates={teamQueries}
      title={`Revoke the invitation of ${email}?`}
      confirmLabel="Revoke invitation"
      doneText={`The invitation of ${email} is revoked.`}
      onClose={onClose}
    >
      <p>
        The link in the email stops working immediately, and the seat is freed. We don’t send an email. You
        can invite this person again later.
      </p>
    </ConfirmDialog>
  )
}

/** Removes a person from the account, or oneself. */
function RemoveDialog(props: MemberDialogProps) {
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
      <p>They lose access within 5 seconds, including in open pages. We email them, and the seat is freed.</p>
      <p>Keys they created keep working. You can invite this person again later.</p>
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
        You lose access immediately, including in open pages. Only an owner can invite you again. Keys you
        created keep working.
      </p>
      <p>You keep your login. You can continue in another of your accounts or open a new one.</p>
    </ConfirmDialog>
  )
}
