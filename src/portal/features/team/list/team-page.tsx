import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { lazy } from 'react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { createInvitations, listTeamMembers } from '#generated/authorization/operations.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { type Member, type Seats, stateOf } from '../shared/model.ts'
import { fetchTeam, teamQuery } from '../shared/queries.ts'
import { TeamActions, useTeamActions } from '../shared/team-actions.tsx'
import type { TeamDialogName } from '../shared/team-dialogs.tsx'
import { type ListSearch, listParameters } from './list-search.ts'
import { fullReason, SeatMeter } from './seat-meter.tsx'
import { teamColumns } from './team-columns.tsx'
import { useSeats } from './use-seats.ts'

// Forms and what they load come with the first dialog.
const TeamDialogs = lazy(() => import('../shared/team-dialogs.tsx'))

interface TeamPageProps {
  search: ListSearch
  onSearch: ChangeSearch<ListSearch>
}

/** Who belongs to the account, who is invited, and what each of them may do. */
export function TeamPage(props: TeamPageProps) {
  const can = useCan(listTeamMembers)
  if (!can.allowed)
    return (
      <>
        <PageHeader title="Team" />
        <Alert tone="warning" title="The team is for owners of the account">
          {can.reason}
        </Alert>
      </>
    )
  return <Team {...props} />
}

function Team({ search, onSearch }: TeamPageProps) {
  const seats = useSeats(search)
  return (
    <TeamActions>
      <PageHeader
        title="Team"
        description="Who can open this account, and what each of them may do in it."
        actions={
          <>
            <Link to="/account/team/roles" className={buttonClass()}>
              Try out roles
            </Link>
            <InviteButton seats={seats} />
          </>
        }
      />
      {seats && <SeatMeter seats={seats} />}
      <TeamList {...{ search, onSearch, seats }} />
      <PageDialogs>
        <TeamDialogs search={search} />
      </PageDialogs>
    </TeamActions>
  )
}

function TeamList({ search, onSearch, seats }: TeamPageProps & { seats: Seats | undefined }) {
  return (
    <ResourceList
      caption="Team"
      nouns={['person', 'people']}
      query={useQuery(teamQuery(search))}
      columns={teamColumns}
      rowId={({ id }) => id}
      parameters={listParameters}
      search={search}
      onSearch={onSearch}
      searches={[SEARCH]}
      filters={{
        role: { label: 'Role', any: 'Any role', options: ROLES },
        state: { label: 'State', any: 'Any state', options: STATES },
      }}
      sorts={{ email_address: 'asc', joined: 'desc' }}
      csv={{
        name: 'team',
        columns: csvColumns,
        load: page => fetchTeam({ ...search, page, page_size: 100 }),
      }}
      empty={
        <EmptyState icon={<Users />} title="Invite your team" action={<InviteButton seats={seats} />}>
          Each person gets a login of their own and only the roles that they need.
        </EmptyState>
      }
      noMatch={({ text, role, state }) => {
        if (text) return { title: `No address has “${text}”`, text: 'The search looks at email addresses.' }
        if (state && !role)
          return { title: state === 'invited' ? 'No invitation is open' : 'No invitation has expired' }
        return { title: 'No one on the team has this role' }
      }}
      notice={<ActionErrorAlert actions={useTeamActions()} className="m-3" />}
    />
  )
}

const SEARCH = { name: 'text', label: 'Search people', placeholder: 'Search by email address' } as const
const STATES = { member: 'Members', invited: 'Invited', expired: 'Expired invitations' }
const ROLES = Object.fromEntries(listParameters.role.enum.map(role => [role, roleNames[role]])) as Record<
  CustomerRole,
  string
>

const csvColumns: CsvColumns<Member> = {
  email: ({ email }) => email,
  state: member => stateOf(member, Date.now()),
  roles: ({ roles }) => roles.join(' '),
  joined: ({ dateAccepted }) => dateAccepted,
  expires: ({ expiration }) => expiration,
}

function InviteButton({ seats }: { seats: Seats | undefined }) {
  const open = useOpenDialog<TeamDialogName>()
  return (
    <OperationButton
      operation={createInvitations}
      variant="primary"
      icon={<UserPlus className="size-4" />}
      disabledReason={fullReason(seats)}
      onClick={() => open('invite')}
    >
      Invite people
    </OperationButton>
  )
}
