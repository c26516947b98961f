import { roleNames } from '#domain/authorization/role-names.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { type Member, shownRoles } from '../shared/model.ts'
import { MemberMenu } from './member-menu.tsx'
import { MemberName } from './member-name.tsx'
import { StateBadge } from './state-badge.tsx'

const none = (text: string) => <span className="text-faint">{text}</span>

/** A sortable column has the name of its sort. */
export const teamColumns: readonly ListColumn<Member>[] = [
  { id: 'email_address', header: 'Person', part: 'title', cell: member => <MemberName member={member} /> },
  { id: 'state', header: 'State', card: 'line', cell: member => <StateBadge member={member} /> },
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
  if (!roles.length) return none('None: can see nothing')
  return (
    <span className="max-w-80 whitespace-normal" title={roles.map(role => roleNames[role]).join(', ')}>
      {shownRoles(roles)
        .map(role => roleNames[role])
        .join(', ')}
    </span>
  )
}
