import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowUpDown, CalendarSync, Layers } from 'lucide-react'
import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { shownStatus } from '#domain/subscription/subscription-status.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { useUnpaidOrders } from '#portal/shared/subscriptions/outlook.tsx'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { ForecastNote } from '../forecast/forecast-line.tsx'
import { RenewalActions, type SubscriptionDialogName, useRenewalActions } from '../renewal/actions.tsx'
import { RenewalCell } from '../renewal/renewal-cell.tsx'
import { LicenseLink, LicenseValue, LookupsMeter, StatusBadge } from '../shared/license-display.tsx'
import { type ListSearch, listParameters } from '../shared/search.ts'
import { fetchHoldings, type Holding, holdingsQuery, lockOf } from '../shared/subscriptions.ts'
import { intervalWords, lockWords, rateLimitWords, STATUS_WORDS } from '../shared/words.ts'
import type { TrialsDialogName } from '../trials/trials-dialog.tsx'

// Dialogs and what they load come with the first one.
const SubscriptionDialogs = lazyPart(() => import('../renewal/subscription-dialogs.tsx'))
const TrialsDialog = lazyPart(() => import('../trials/trials-dialog.tsx'))

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
        description="Your licenses, the lookups left on each, and what happens when the term ends."
        actions={
          <>
            <Link to="/account/subscriptions/plans" className={buttonClass()}>
              See plans and prices
            </Link>
            <Button onClick={() => open('trials')}>Start another trial</Button>
          </>
        }
      />
      <RenewalActions>
        <DrawnOnce>
          <HoldingList search={search} onSearch={onSearch} />
        </DrawnOnce>
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
      plainUpTo={9}
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
              <Link to="/account/subscriptions/plans" className={buttonClass()}>
                See plans and prices
              </Link>
            </>
          }
        >
          A subscription gives you lookups for a product. Try any product free. No card required.
        </EmptyState>
      }
      noMatch={({ search: text }) =>
        text ? { text: 'Search covers license names and values.' } : { title: 'No license has this status' }
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

const none = <span className="text-faint">–</span>

const holdingColumns: readonly ListColumn<Holding>[] = [
  { id: 'label', header: 'License', part: 'title', cell: holding => <Title holding={holding} /> },
  { id: 'status', header: 'Status', cell: ({ current }) => <Status term={current} /> },
  {
    id: 'left',
    header: 'Lookups left',
    cell: holding => <Left holding={holding} />,
  },
  {
    id: 'plan',
    header: 'Plan',
    from: 'xl',
    cell: holding => <PlanFacts holding={holding} />,
  },
  {
    id: 'end',
    header: 'Renewal',
    card: 'below',
    cell: holding => <RenewalCell holding={holding} />,
  },
  { id: 'actions', header: 'Actions', part: 'actions', cell: holding => <HoldingMenu holding={holding} /> },
]

function Status({ term }: { term: Holding['current'] }) {
  const unpaid = useUnpaidOrders()
  return <StatusBadge term={term} isUnpaid={term?.orderId != null && unpaid.has(term.orderId)} />
}

function Left({ holding }: { holding: Holding }) {
  if (!holding.current) return none
  return (
    <span className="flex flex-col gap-1">
      <LookupsMeter holding={holding} />
      <ForecastNote holding={holding} />
    </span>
  )
}

function Title({ holding }: { holding: Holding }) {
  return (
    <>
      <LicenseLink
        holding={holding}
        className="block rounded-xs underline-offset-4 after:absolute after:inset-0 hover:underline lg:whitespace-nowrap"
      />
      <LicenseValue holding={holding} />
    </>
  )
}

function PlanFacts({ holding: { current } }: { holding: Holding }) {
  if (!current) return none
  const { text, own } = rateLimitWords(current, new Date())
  return (
    <span className="flex flex-col gap-0.5">
      <span className="lg:whitespace-nowrap">{current.plan.description}</span>
      <span className="text-xs text-muted lg:whitespace-nowrap">
        {intervalWords(current)}, {text === 'Unlimited' ? 'no rate limit' : text}
      </span>
      {own && <span className="text-xs text-muted">{own}</span>}
    </span>
  )
}

/** What can be changed of a license. */
function HoldingMenu({ holding }: { holding: Holding }) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const navigate = useNavigate()
  const lock = lockOf(holding, new Date())
  const reason = lock && lockWords(lock)
  const { label, licenseId, renewal } = holding
  const isOn = renewal.state === 'on'
  return (
    <RowMenu name={label}>
      <OperationItem
        operation={getPlanChange}
        icon={<ArrowUpDown />}
        disabledReason={reason}
        onSelect={() =>
          void navigate({
            to: '/account/subscriptions/$licenseId/plan',
            params: { licenseId: String(licenseId) },
          })
        }
      >
        Change plan
      </OperationItem>
      <OperationItem
        operation={selectNextPlan}
        icon={<Layers />}
        disabledReason={reason}
        onSelect={() => open('next-plan', String(licenseId))}
      >
        Choose next plan
      </OperationItem>
      <OperationItem
        operation={isOn ? disableRenewal : resumeRenewal}
        icon={<CalendarSync />}
        disabledReason={reason}
        onSelect={() => open('renewal', String(licenseId))}
      >
        {isOn ? 'Turn off renewal' : 'Turn on renewal'}
      </OperationItem>
    </RowMenu>
  )
}
