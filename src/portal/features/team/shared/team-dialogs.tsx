import { useQuery } from '@tanstack/react-query'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { useSeats } from '../list/use-seats.ts'
import { ReinviteDialog } from '../member/reinvite-dialog.tsx'
import { RemoveDialog } from '../member/remove-dialog.tsx'
import { RevokeDialog } from '../member/revoke-dialog.tsx'
import { RolesDialog } from '../member/roles-dialog.tsx'
import type { Member } from './model.ts'
import { memberQuery, teamQuery } from './queries.ts'

export type MemberDialogProps = EntityDialogProps<Member>

const ABOUT_MEMBER = {
  roles: RolesDialog,
  remove: RemoveDialog,
  reinvite: ReinviteDialog,
  revoke: RevokeDialog,
}

export type TeamDialogName = 'invite' | keyof typeof ABOUT_MEMBER

interface Props {
  /** The page of the team that is shown. */
  search: ListSearch
  id?: string
}

export default defineDialogs<Props>(
  { invite: Invite },
  aboutOne<Member, Props>({
    what: 'The person',
    useEntity: useMember,
    missing: {
      title: 'No one on this team has this id',
      text: 'The person was removed, the invitation was revoked, or the link is for another account.',
    },
    dialogs: ABOUT_MEMBER,
  }),
)

function Invite({ search, onClose }: Props & DialogProps) {
  return <InviteDialog seats={useSeats(search)} onClose={onClose} />
}

function useMember(id: string, { search }: Props) {
  const { data: page } = useQuery(teamQuery(search))
  const listed = page?.rows.find(row => row.id === id)
  const query = useQuery({ ...memberQuery(id), enabled: page !== undefined && !listed })
  return { ...query, data: listed ?? query.data }
}
