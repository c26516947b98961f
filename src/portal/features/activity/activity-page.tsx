import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { filterClass } from '#portal/kit/list/toolbar.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Combobox } from '#portal/ui/input/combobox.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import {
  activityQuery,
  type Entry,
  fetchActivity,
  IN_A_MENU,
  peopleQuery,
  teamQuery,
  whoOf,
} from './activity.ts'
import { type ActivitySearch, activityParameters } from './activity-search.ts'
import { UndoActions, UndoButton, useUndoActions } from './undo-actions.tsx'

interface ActivityPageProps {
  search: ActivitySearch
  onSearch: ChangeSearch<ActivitySearch>
}

/** Who did what, when and from where. */
export function ActivityPage(props: ActivityPageProps) {
  return (
    <>
      <PageHeader
        title="Activity"
        description="Who did what in this account, when, and from where. Owners see everything; everyone else sees their own actions. We keep entries for 400 days."
      />
      <UndoActions>
        <DrawnOnce>
          <ActivityList {...props} />
        </DrawnOnce>
      </UndoActions>
    </>
  )
}

function ActivityList({ search, onSearch }: ActivityPageProps) {
  return (
    <ResourceList
      caption="Activity"
      nouns={['activity', 'activities']}
      query={useQuery(activityQuery(search))}
      columns={activityColumns}
      rowId={({ id }) => String(id)}
      parameters={activityParameters}
      search={search}
      onSearch={onSearch}
      searches={[SEARCH]}
      filters={{
        kind: { label: 'Kind', any: 'Everything', options: KINDS },
        time: { label: 'Time', any: 'Any time', options: TIMES },
      }}
      moreFilters={<PersonFilter value={search.user} onChange={user => onSearch({ user })} />}
      csv={{
        name: 'activity',
        columns: csvColumns,
        json: true,
        load: (_page, cursor) => fetchActivity(search, cursor),
      }}
      empty={
        <EmptyState icon={<History />} title="No activity yet">
          Changes to keys, people, and settings show up here. You can undo many of them.
        </EmptyState>
      }
      noMatch={() => ({
        title: 'No activity matches',
        text: 'Search covers actions, email addresses, and error references.',
      })}
      notice={<ActionErrorAlert actions={useUndoActions()} className="m-3" />}
    />
  )
}

const SEARCH = {
  name: 'search',
  label: 'Search activity',
  placeholder: 'Search actions or people',
} as const

const KINDS = {
  keys: 'Keys',
  team: 'Team',
  'sign-in': 'Log in',
  profile: 'Profile',
  account: 'Account',
  'single-sign-on': 'Single sign-on',
  contacts: 'Contacts',
  billing: 'Billing',
  subscriptions: 'Subscriptions',
  staff: 'Support',
}

const TIMES = { '1': 'Today', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' }

const csvColumns: CsvColumns<Entry> = {
  created: entry => entry.created,
  who: whoOf,
  summary: entry => entry.summary,
  reason: entry => entry.reason,
  kind: entry => entry.kind,
  operation: entry => entry.operation,
  resource: ({ resource }) => resource && `${resource.kind} ${resource.id}`,
  device: entry => entry.device,
  network: entry => entry.network,
  reference: entry => entry.requestId,
  undone: entry => (entry.undo === 'done' ? 'yes' : 'no'),
}

const activityColumns: readonly ListColumn<Entry>[] = [
  { id: 'summary', header: 'Activity', part: 'title', cell: entry => <Summary entry={entry} /> },
  { id: 'who', header: 'Who', card: 'line', cell: entry => <Who entry={entry} /> },
  { id: 'when', header: 'When', card: 'line', cell: ({ created }) => <RelativeTime value={created} /> },
  { id: 'from', header: 'From', from: 'lg', card: 'line', cell: entry => <From entry={entry} /> },
  { id: 'actions', header: 'Undo', part: 'actions', cell: entry => <UndoButton entry={entry} /> },
]

function Summary({ entry: { summary, resource, reason, isUndo } }: { entry: Entry }) {
  return (
    <span className="flex max-w-xl min-w-56 flex-col gap-0.5 wrap-anywhere">
      <span>
        <ResourceLink resource={resource}>{summary}</ResourceLink>
        {isUndo && (
          <span className="ml-2">
            <Badge>Undo</Badge>
          </span>
        )}
      </span>
      {reason && <span className="font-normal text-muted">{reason}</span>}
    </span>
  )
}

/** A link to what it was done to, if that has a page. */
function ResourceLink({ resource, children }: { resource: Entry['resource']; children: ReactNode }) {
  const className = 'rounded-xs underline-offset-4 hover:underline'
  if (resource?.kind === 'secret-key' || resource?.kind === 'embedded-key')
    return (
      <Link
        to={resource.kind === 'secret-key' ? '/account/keys/secret/$keyId' : '/account/keys/embedded/$keyId'}
        params={{ keyId: resource.id }}
        preload={false}
        className={className}
      >
        {children}
      </Link>
    )
  if (resource?.kind === 'access-token' || resource?.kind === 'service-account')
    return (
      <Link to="/account/developers" preload={false} className={className}>
        {children}
      </Link>
    )
  if (resource?.kind === 'test-key')
    return (
      <Link to="/account/keys" search={{ tab: 'test' }} preload={false} className={className}>
        {children}
      </Link>
    )
  if (resource?.kind === 'order')
    return (
      <Link
        to="/account/billing/orders/$orderId"
        params={{ orderId: resource.id }}
        preload={false}
        className={className}
      >
        {children}
      </Link>
    )
  if (resource?.kind === 'payment-method')
    return (
      <Link to="/account/billing" preload={false} className={className}>
        {children}
      </Link>
    )
  return children
}

function Who({ entry }: { entry: Entry }) {
  const { data: session } = useQuery(sessionQuery)
  const isOwn = !entry.isByStaff && !entry.token && entry.userId === session?.userId
  const who = isOwn ? 'You' : whoOf(entry)
  return (
    <span className="block max-w-56 truncate" title={entry.token ? who : (entry.username ?? undefined)}>
      {who}
    </span>
  )
}

function From({ entry: { device, network } }: { entry: Entry }) {
  return (
    <span className="flex flex-col whitespace-nowrap max-sm:flex-row max-sm:flex-wrap max-sm:gap-x-2">
      <span>{device ?? 'Unknown device'}</span>
      <span translate="no" className="font-mono text-xs leading-5 text-muted">
        {network}
      </span>
    </span>
  )
}

/** Milliseconds that the keys rest before people are searched. */
const REST = 200
/** The longest address. */
const LONGEST = 254

interface PersonFilterProps {
  /** Id of the person. */
  value: string | undefined
  onChange: (user: string | undefined) => void
}

/** Keeps what one person did. Only owners see the team, and what others did. */
function PersonFilter({ value, onChange }: PersonFilterProps) {
  const { allowed } = useCan(listTeamMembers)
  const { data } = useQuery({ ...teamQuery, enabled: allowed })
  if (data && data.total > IN_A_MENU) return <PersonSearch key={value} value={value} onChange={onChange} />
  const people = data?.identities ?? []
  if (people.length < 2 && !value) return null
  return (
    <Select
      label="Person"
      isLabelHidden
      className={filterClass}
      placeholder="Everyone"
      options={people.map(({ user_id, email_address }) => ({ value: user_id, label: email_address }))}
      value={value ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}

/** A large team, searched while one types. */
function PersonSearch({ value, onChange }: PersonFilterProps) {
  const [typed, setTyped] = useState<string>()
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed?.trim().slice(0, LONGEST) ?? ''), REST)
    return () => clearTimeout(timer)
  }, [typed])
  const chosen = useQuery({ ...peopleQuery(value ?? ''), enabled: value !== undefined })
  const found = useQuery({
    ...peopleQuery(rested),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  })
  const people = typed?.trim() ? (found.data?.identities ?? []) : []
  return (
    <Combobox
      label="Person"
      isLabelHidden
      className="min-w-56 max-sm:flex-1"
      placeholder="Everyone"
      value={typed ?? chosen.data?.identities[0]?.email_address ?? ''}
      options={people.map(({ user_id, email_address }) => ({ id: user_id, text: email_address }))}
      isBusy={found.isFetching}
      status={statusOf(people.length, found.data?.total ?? 0)}
      onType={text => {
        setTyped(text)
        if (!text) onChange(undefined)
      }}
      onPick={onChange}
      // Text that no one was picked for filters nothing, so it does not stay.
      onLeave={() => setTyped(undefined)}
    />
  )
}

function statusOf(shown: number, total: number): string {
  if (!shown) return ''
  return total > shown
    ? `${shown} of ${countOf(total, 'person', 'people')}. Type more to narrow down.`
    : `${countOf(shown, 'person', 'people')}.`
}
