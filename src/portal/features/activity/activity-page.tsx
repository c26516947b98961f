import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { activityColumns } from './activity-columns.tsx'
import { type ActivitySearch, activityParameters } from './activity-search.ts'
import { type Entry, whoOf } from './model.ts'
import { PersonFilter } from './person-filter.tsx'
import { activityQuery, fetchActivity } from './queries.ts'
import { UndoActions, useUndoActions } from './undo-actions.tsx'

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
        description="Who did what in this account, when and from where. Owners see everything, others what they did themselves. Entries stay for 400 days."
      />
      <UndoActions>
        <ActivityList {...props} />
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
        <EmptyState icon={<History />} title="Nothing has happened yet">
          Every change of keys, people and settings will be listed here, with a way to undo it where there is
          one.
        </EmptyState>
      }
      noMatch={() => ({
        title: 'No activity matches',
        text: 'The search looks at what was done, at the email address of who did it, and at the reference of an error.',
      })}
      notice={<ActionErrorAlert actions={useUndoActions()} className="m-3" />}
    />
  )
}

const SEARCH = {
  name: 'search',
  label: 'Search activity',
  placeholder: 'Search what was done, or by whom',
} as const

const KINDS = {
  keys: 'Keys',
  team: 'Team',
  'sign-in': 'Sign-in',
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
