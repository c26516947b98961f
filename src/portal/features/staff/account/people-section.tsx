import { useQuery } from '@tanstack/react-query'
import { roleNames } from '#domain/authorization/role-names.ts'
import { listAccountActivity } from '#generated/authorization/operations/listAccountActivity.ts'
import { listAccountUsers } from '#generated/authorization/operations/listAccountUsers.ts'
import type { AccountActivity, AccountUser } from '#generated/authorization/types.ts'
import { adjustSeats } from '#generated/subscription/operations/adjustSeats.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { PersonLink } from '../shared/links.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import { AddressAndName } from '../shared/titles.tsx'
import { seatsQuery } from './account.ts'
import type { AccountDialogName } from './account-dialogs.tsx'

/** Who belongs to the account, and what they may do there. */
export function PeopleSection({ accountId }: { accountId: number }) {
  const open = useOpenDialog<AccountDialogName>()
  const { data: seats } = useQuery(seatsQuery(accountId))
  return (
    <SectionList
      title="People"
      description={
        seats &&
        `The account has seats for ${seats.max_users === 1 ? '1 person' : `${seats.max_users} people`}, open invitations included.`
      }
      actions={
        <OperationButton
          size="sm"
          operation={adjustSeats}
          disabledReason={seats ? undefined : 'The seats haven’t loaded yet.'}
          onClick={() => open('seats')}
        >
          Adjust seats
        </OperationButton>
      }
      nouns={['person', 'people']}
      query={page =>
        listQuery(
          listAccountUsers,
          { path: { id: accountId }, query: { page, page_size: SECTION_ROWS } },
          ({ users }) => users,
        )
      }
      columns={peopleColumns}
      rowId={({ user_id }) => user_id}
      empty="No one belongs to the account."
    />
  )
}

const peopleColumns: readonly ListColumn<AccountUser>[] = [
  {
    id: 'person',
    header: 'Person',
    part: 'title',
    cell: person => (
      <AddressAndName of={person}>
        <PersonLink id={person.user_id}>{person.email_address}</PersonLink>
      </AddressAndName>
    ),
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ roles }) => roles.map(role => roleNames[role]).join(', ') || 'None',
  },
  {
    id: 'state',
    header: 'Login',
    card: 'line',
    cell: ({ user_disabled }) => (
      <Badge tone={user_disabled ? 'danger' : 'accent'} hasDot>
        {user_disabled ? 'Deactivated' : 'Active'}
      </Badge>
    ),
  },
  { id: 'joined', header: 'Joined', cell: ({ joined }) => <RelativeTime value={joined} /> },
]

/** What happened in the account, with the staff who did it. */
export function ActivitySection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Activity"
      nouns={['activity', 'activities']}
      query={(_page, cursor) =>
        listQuery(
          listAccountActivity,
          { path: { id: accountId }, query: { page_size: SECTION_ROWS, ...(cursor && { cursor }) } },
          ({ activity }) => activity,
        )
      }
      columns={activityColumns}
      rowId={({ activity_id }) => String(activity_id)}
      empty="Nothing has happened in the account yet."
    />
  )
}

const activityColumns: readonly ListColumn<AccountActivity>[] = [
  {
    id: 'summary',
    header: 'Activity',
    part: 'title',
    cell: ({ summary, reason }) => (
      <span className="flex max-w-xl min-w-56 flex-col gap-0.5 wrap-anywhere">
        <span>{summary}</span>
        {reason && <span className="font-normal text-muted">{reason}</span>}
      </span>
    ),
  },
  { id: 'who', header: 'Who', card: 'line', cell: entry => <Who entry={entry} /> },
  { id: 'when', header: 'When', card: 'line', cell: ({ created }) => <RelativeTime value={created} /> },
  {
    id: 'from',
    header: 'From',
    from: 'lg',
    cell: ({ device: { browser, system }, network }) => (
      <span className="flex flex-col">
        <span>{[browser, system].filter(Boolean).join(' on ') || 'Unknown device'}</span>
        <span translate="no" className="font-mono text-xs leading-5 text-muted">
          {network}
        </span>
      </span>
    ),
  },
]

function Who({ entry: { person, staff } }: { entry: AccountActivity }) {
  if (!person && !staff) return 'Former member'
  return (
    <span className="flex max-w-64 flex-col wrap-anywhere">
      {person && <PersonLink id={person.user_id}>{person.username}</PersonLink>}
      {staff && (
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge>Staff</Badge>
          <PersonLink id={staff.user_id}>{staff.username}</PersonLink>
        </span>
      )}
    </span>
  )
}
