import { useQuery } from '@tanstack/react-query'
import { type FunctionComponent, useState } from 'react'
import { useDialog } from '#portal/kit/dialog/address.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { useSeats } from '../list/use-seats.ts'
import { ReinviteDialog } from '../member/reinvite-dialog.tsx'
import { RemoveDialog } from '../member/remove-dialog.tsx'
import { RevokeDialog } from '../member/revoke-dialog.tsx'
import { RolesDialog } from '../member/roles-dialog.tsx'
import type { Member } from './model.ts'
import { memberQuery, teamQuery } from './queries.ts'

export interface MemberDialogProps {
  /** The person as they were when the dialog was opened. */
  member: Member
  onClose: () => void
}

const ABOUT_MEMBER = {
  roles: RolesDialog,
  remove: RemoveDialog,
  reinvite: ReinviteDialog,
  revoke: RevokeDialog,
} satisfies Record<string, FunctionComponent<MemberDialogProps>>

type AboutMember = keyof typeof ABOUT_MEMBER
export type TeamDialogName = 'invite' | AboutMember

/** The dialog in the address, for the person that the address also names. */
export default function TeamDialogs({ search }: { search: ListSearch }) {
  const { name, id, close } = useDialog()
  const seats = useSeats(search)
  if (name === 'invite') return <InviteDialog seats={seats} onClose={close} />
  if (name === undefined || !(name in ABOUT_MEMBER) || id === undefined) return null
  return (
    <AboutMemberDialog key={`${name} ${id}`} name={name as AboutMember} {...{ id, search }} onClose={close} />
  )
}

function AboutMemberDialog({
  name,
  id,
  search,
  onClose,
}: {
  name: AboutMember
  id: string
  search: ListSearch
  onClose: () => void
}) {
  const { data: page } = useQuery(teamQuery(search))
  const listed = page?.rows.find(row => row.id === id)
  const query = useQuery({ ...memberQuery(id), enabled: page !== undefined && !listed })
  // A dialog keeps the person whom it was opened for, even if the list loses them.
  const [member, setMember] = useState(listed)
  const found = listed ?? query.data
  if (!member && found) setMember(found)
  if (!member)
    return (
      <Dialog open onClose={onClose} title="One moment">
        <Loaded query={query} what="The person">
          {() => (
            <EmptyState title="Nobody on this team has this id">
              The person was removed, the invitation was revoked, or the link is for another account.
            </EmptyState>
          )}
        </Loaded>
      </Dialog>
    )
  const Content = ABOUT_MEMBER[name]
  return <Content member={member} onClose={onClose} />
}
