import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, HeartPulse, Lightbulb, TriangleAlert } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { FINDING_IDS } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { listRefusals } from '#generated/security/operations.ts'
import { query } from '#portal/api/call.ts'
import { useRefusalText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { SearchBox } from '#portal/kit/list/search-box.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { surveyQuery } from '../shared/keys.ts'
import { LeakedKeyLink } from '../shared/link.tsx'
import type { HealthSearch } from '../shared/search.ts'
import { HealthCard } from './health-card.tsx'
import { useKeptOrder } from './kept-order.ts'
import {
  type HealthSummary,
  type KeyHealth,
  selectKeys,
  summarize,
  unpaidOnly,
  useKeyHealth,
} from './key-health.ts'

const PAGE_SIZE = 25

/** The findings of the account's keys, and how to fix them. The address holds the filters. */
export function HealthPage({
  search,
  onSearch,
}: {
  search: HealthSearch
  onSearch: ChangeSearch<HealthSearch>
}) {
  const survey = useQuery(surveyQuery)
  const keys = useKeyHealth(survey.data?.keys)
  const reason = useRefusalText(survey.error)
  const filter = useCallback((change: HealthSearch) => onSearch(change), [onSearch])

  if (!survey.data && survey.error)
    return (
      <Card>
        <ErrorState
          title="We couldn’t check your keys"
          reason={reason}
          pending={survey.isFetching}
          {...notesOf(survey.error)}
          onRetry={() => survey.refetch()}
        />
      </Card>
    )
  if (!keys) return <HealthSkeleton />
  if (!keys.length)
    return (
      <Card>
        <EmptyState icon={<HeartPulse />} title="No keys to check">
          Once you have keys, this page shows which ones are exposed, near a limit, or unused.
        </EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-5">
      <AllRejectedAlert keys={(survey.data?.keys ?? []).map(key => ({ lastUsed: key.last_used }))} />
      <HealthSummaryTiles summary={summarize(keys)} chosen={search.severity} onChoose={filter} />
      <Card isFlush>
        <HealthFilters search={search} onSearch={onSearch} />
        <HealthList keys={keys} search={search} onSearch={onSearch} />
      </Card>
      <p className="text-sm text-muted">
        Did a token end up in the wrong place? <LeakedKeyLink>What to do about a leaked key</LeakedKeyLink>
      </p>
    </div>
  )
}

function HealthList({
  keys,
  search,
  onSearch,
}: {
  keys: readonly KeyHealth[]
  search: HealthSearch
  onSearch: ChangeSearch<HealthSearch>
}) {
  // Keeps typing responsive during a search of a long list.
  const wanted = useDeferredValue(search)
  const selected = useMemo(() => selectKeys(keys, wanted), [keys, wanted])
  const [now] = useState(() => new Date())
  const rows = useKeptOrder(selected, keys, wanted)
  const lastPage = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(search.page ?? 1, lastPage)
  if (!rows.length) return <NothingFound search={search} onSearch={onSearch} />
  return (
    <>
      <ul aria-label="Keys and what to fix" className="divide-y divide-line">
        {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(health => (
          <HealthCard key={health.key.keyId} health={health} now={now} />
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="border-t border-line">
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            total={rows.length}
            noun="keys"
            onPage={next => onSearch({ page: next })}
          />
        </div>
      )}
    </>
  )
}

function NothingFound({
  search: { search: text, severity, finding, kind },
  onSearch,
}: {
  search: HealthSearch
  onSearch: ChangeSearch<HealthSearch>
}) {
  if (!text && !severity && !finding && !kind)
    return (
      <EmptyState icon={<HeartPulse />} title="All keys are healthy">
        None of your keys is exposed, near a limit, unused, or about to expire.
      </EmptyState>
    )
  const clear = () =>
    onSearch({ search: undefined, severity: undefined, finding: undefined, kind: undefined })
  return (
    <EmptyState
      title={text ? `No key matches “${text}”` : 'No matching findings'}
      action={<Button onClick={clear}>Clear filters</Button>}
    >
      {text ? 'Search covers labels, ids, and hostnames.' : 'No key of this account matches the filters.'}
    </EmptyState>
  )
}

function HealthSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Checking the keys" className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['healthy', 'critical', 'warning', 'advice'].map(tile => (
          <div
            key={tile}
            className="flex flex-col gap-3 rounded-xl bg-surface p-4 shadow-card ring-1 ring-line"
          >
            <Skeleton className="h-6 w-12" />
            <Skeleton className="w-24" />
          </div>
        ))}
      </div>
      <Card>
        <div className="flex flex-col gap-5">
          {[1, 2, 3, 4].map(row => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
      </Card>
    </div>
  )
}

const TILES = [
  { id: 'healthy', label: 'Healthy', icon: CircleCheck, mark: 'text-accent' },
  { id: 'critical', label: 'Critical', icon: CircleAlert, mark: 'text-danger' },
  { id: 'warning', label: 'With warnings', icon: TriangleAlert, mark: 'text-warning' },
  { id: 'advice', label: 'With advice', icon: Lightbulb, mark: 'text-faint' },
] as const

/** How many keys are healthy, and how many have findings of each severity. A press shows them. */
function HealthSummaryTiles({
  summary,
  chosen,
  onChoose,
}: {
  summary: HealthSummary
  chosen: HealthSearch['severity']
  onChoose: (change: HealthSearch) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are filled in
    <div role="group" aria-label="Keys by their health" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {TILES.map(({ id, label, icon: Icon, mark }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          className={cx(
            'flex flex-col gap-1 rounded-xl bg-surface p-4 text-left shadow-card ring-1 ring-line transition-shadow',
            'hover:ring-line-strong aria-pressed:ring-2 aria-pressed:ring-accent',
          )}
          onClick={() => onChoose({ severity: chosen === id ? undefined : id, finding: undefined })}
        >
          <span className="flex items-center gap-2 text-2xl font-semibold tnum">
            {exactAmount(id === 'healthy' ? summary.healthy : summary.having[id])}
            <Icon aria-hidden="true" className={cx('size-4', mark)} />
          </span>
          <span className="text-sm text-muted">
            {label}
            {id === 'healthy' && ` of ${exactAmount(summary.total)}`}
          </span>
        </button>
      ))}
    </div>
  )
}

const SEVERITIES = [
  { value: 'critical', label: 'Critical' },
  { value: 'warning', label: 'Warnings' },
  { value: 'advice', label: 'Advice' },
  { value: 'healthy', label: 'Healthy keys' },
]
const KINDS = [
  { value: 'secret', label: 'Secret keys' },
  { value: 'embedded', label: 'Embedded keys' },
]
const FINDINGS = FINDING_IDS.map(value => ({ value, label: FINDING_TITLES[value] }))

function HealthFilters({ search, onSearch }: { search: HealthSearch; onSearch: ChangeSearch<HealthSearch> }) {
  // The value of a select is one of its options, or empty for the first one.
  const choose = (name: 'severity' | 'finding' | 'kind') => (event: { target: { value: string } }) =>
    onSearch({ [name]: event.target.value || undefined })
  return (
    <div className="grid items-center gap-3 border-b border-line p-3 sm:grid-cols-3 lg:grid-cols-[minmax(14rem,1fr)_11rem_13rem_11rem]">
      <SearchBox
        label="Search keys"
        placeholder="Label, id, or hostname"
        value={search.search ?? ''}
        onChange={text => onSearch({ search: text || undefined }, { replace: true })}
        className="sm:max-lg:col-span-3"
      />
      <Select
        label="Severity"
        isLabelHidden
        placeholder="Any severity"
        options={SEVERITIES}
        value={search.severity ?? ''}
        onChange={choose('severity')}
      />
      <Select
        label="Finding"
        isLabelHidden
        placeholder="Any finding"
        options={FINDINGS}
        value={search.finding ?? ''}
        onChange={choose('finding')}
      />
      <Select
        label="Kind of key"
        isLabelHidden
        placeholder="Any type"
        options={KINDS}
        value={search.kind ?? ''}
        onChange={choose('kind')}
      />
    </div>
  )
}

const DAY = 24 * 60 * 60_000

/** Warns that no subscription covers the account's requests: until that is fixed, no finding of a key matters. */
function AllRejectedAlert({ keys }: { keys: readonly { lastUsed: string | null }[] }) {
  const [start] = useState(() => new Date(Date.now() - DAY).toISOString())
  const { data } = useQuery(query(listRefusals, { query: { start, page_size: 1 } }))
  const rejected = data && unpaidOnly(data, keys, start)
  if (!rejected) return null
  const className = 'text-accent underline underline-offset-4'
  return (
    <Alert tone="danger" title="The API rejects every request of this account">
      No active subscription covers them: {countOf(rejected, 'lookup')} in the last 24 hours failed with
      status 402.{' '}
      <Link to="/pricing" preload={false} className={className}>
        Plans and prices
      </Link>{' '}
      ·{' '}
      <Link to="/account/keys/rejected" preload={false} className={className}>
        Rejected requests
      </Link>
    </Alert>
  )
}
