import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { lazy } from 'react'
import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { shownStatus } from '#domain/subscription/subscription-status.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { RenewalActions, useRenewalActions } from '../renewal/actions.tsx'
import type { Holding } from '../shared/model.ts'
import { fetchHoldings, holdingsQuery } from '../shared/queries.ts'
import { STATUS_WORDS } from '../shared/words.ts'
import type { TrialsDialogName } from '../trials/trials-dialog.tsx'
import { holdingColumns } from './holding-columns.tsx'
import { type ListSearch, listParameters } from './list-search.ts'

// Dialogs and what they load come with the first one.
const SubscriptionDialogs = lazy(() => import('../renewal/subscription-dialogs.tsx'))
const TrialsDialog = lazy(() => import('../trials/trials-dialog.tsx'))

interface SubscriptionsPageProps {
  search: ListSearch
  onSearch: ChangeSearch<ListSearch>
}

/** The licenses of the account: what is left of each, and what happens next. */
export function SubscriptionsPage({ search, onSearch }: SubscriptionsPageProps) {
  const open = useOpenDialog<TrialsDialogName>()
  return (
    <>
      <PageHeader
        title="Subscriptions"
        description="What this account can look up, how much is left, and what happens at the end of each term."
        actions={
          <>
            <a href="/pricing" className={buttonClass()}>
              See plans and prices
            </a>
            <Button onClick={() => open('trials')}>Start another trial</Button>
          </>
        }
      />
      <RenewalActions>
        <HoldingList search={search} onSearch={onSearch} />
        <PageDialogs>
          <SubscriptionDialogs />
          <TrialsDialog />
        </PageDialogs>
      </RenewalActions>
    </>
  )
}

function HoldingList({ search, onSearch }: SubscriptionsPageProps) {
  const open = useOpenDialog<TrialsDialogName>()
  return (
    <ResourceList
      caption="Licenses"
      nouns={['license', 'licenses']}
      query={useQuery(holdingsQuery(search))}
      columns={holdingColumns}
      rowId={({ trackId }) => String(trackId)}
      parameters={listParameters}
      search={search}
      onSearch={onSearch}
      searches={[SEARCH]}
      filters={{ status: { label: 'Status', any: 'Any status', options: STATUSES } }}
      sorts={{ label: 'asc', left: 'asc', end: 'asc' }}
      empty={
        <EmptyState
          icon={<Layers />}
          title="No subscriptions yet"
          action={
            <>
              <Button variant="primary" onClick={() => open('trials')}>
                Start a free trial
              </Button>
              <a href="/pricing" className={buttonClass()}>
                See plans and prices
              </a>
            </>
          }
        >
          A subscription has the lookups of a product. Try any product for free; no card is needed.
        </EmptyState>
      }
      noMatch={({ search: text }) =>
        text
          ? { text: 'The search looks at the names of licenses, and at their values in calls.' }
          : { title: 'No license has this status' }
      }
      csv={{
        name: 'subscriptions',
        columns: csvColumns,
        load: page => fetchHoldings({ ...search, page, page_size: 100 }),
      }}
      notice={<ActionErrorAlert actions={useRenewalActions()} className="m-3" />}
    />
  )
}

const SEARCH = {
  name: 'search',
  label: 'Search licenses',
  placeholder: 'Search by license',
} as const

const STATUSES = { ...STATUS_WORDS, none: 'No subscription' }

const csvColumns: CsvColumns<Holding> = {
  license: ({ label }) => label,
  value: ({ licenseKey }) => licenseKey,
  status: ({ current }) => shownStatus(current, new Date()),
  plan: ({ current }) => current?.plan.description ?? null,
  issued: ({ current, facts: { running } }) =>
    running.length ? sumOfTerms(running).issued : (current?.issued ?? null),
  remaining: ({ current, facts: { running } }) =>
    running.length ? sumOfTerms(running).remaining : (current?.remaining ?? null),
  start: ({ current }) => current?.start ?? null,
  expiration: ({ current }) => current?.expiration ?? null,
  renewal: ({ renewal }) => renewal.state,
}
