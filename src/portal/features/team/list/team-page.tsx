import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { checkTeamSize } from '#domain/validation/choices.ts'
import { createInvitations } from '#generated/authorization/operations/createInvitations.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { type ListSearch, listParameters } from '../shared/search.ts'
import {
  fetchTeam,
  type Member,
  type Seats,
  seatsUsed,
  seatWords,
  sourceWords,
  stateOf,
  teamQuery,
  useSeats,
} from '../shared/team.ts'
import { TeamActions, type TeamDialogName, useTeamActions } from '../shared/team-actions.tsx'
import { teamColumns } from './team-columns.tsx'

// Forms and what they load come with the first dialog.
const TeamDialogs = lazyPart(() => import('../shared/team-dialogs.tsx'))

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
        <AreaNav area="team" />
        <Alert tone="warning" title="Only account owners can see the team">
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
        description="Who can open this account, and what they can do."
        actions={<InviteButton seats={seats} />}
      />
      <AreaNav area="team" />
      <DrawnOnce>
        {seats && <SeatMeter seats={seats} />}
        <TeamList {...{ search, onSearch, seats }} />
      </DrawnOnce>
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
        state: { label: 'Status', any: 'Any status', options: STATES },
      }}
      sorts={{ email_address: 'asc', joined: 'desc' }}
      csv={{
        name: 'team',
        columns: csvColumns,
        load: page => fetchTeam({ ...search, page, page_size: 100 }),
      }}
      empty={
        <EmptyState icon={<Users />} title="Invite your team" action={<InviteButton seats={seats} />}>
          Each person gets their own login and only the roles they need.
        </EmptyState>
      }
      noMatch={({ search: text, role, state }) => {
        if (text) return { title: `No address has “${text}”`, text: 'Search covers email addresses.' }
        if (state && !role)
          return { title: state === 'invited' ? 'No invitation is open' : 'No invitation has expired' }
        return { title: 'No one on the team has this role' }
      }}
      notice={<ActionErrorAlert actions={useTeamActions()} className="m-3" />}
    />
  )
}

const SEARCH = { name: 'search', label: 'Search people', placeholder: 'Search by email' } as const
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

/** Why no one can be invited, or undefined. */
const fullReason = (seats: Seats | undefined) => seats && checkTeamSize(seatsUsed(seats), seats.max)?.message

/** How many seats are used, where they come from, and what to do once all are taken. */
function SeatMeter({ seats }: { seats: Seats }) {
  const open = useOpenDialog<TeamDialogName>()
  const reason = fullReason(seats)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <div className="flex w-56 flex-col gap-1.5">
        <p className="flex justify-between gap-3 tabular-nums">
          <span className="text-muted">Seats</span>
          <span className="font-medium">{seatWords(seats)}</span>
        </p>
        <Meter label="Seats used" text={seatWords(seats)} used={seatsUsed(seats)} max={seats.max} />
      </div>
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1 text-muted">
        <p>
          {sourceWords(seats.sources)}{' '}
          <Link
            to="/account/subscriptions/plans"
            className="font-medium text-accent underline underline-offset-4"
          >
            Seats by plan
          </Link>
        </p>
        {reason && (
          <p>
            {seats.members > seats.max && 'Everyone on the team stays. '}
            {reason}
          </p>
        )}
      </div>
      {reason && <Button onClick={() => open('seats')}>Add seats</Button>}
    </div>
  )
}
