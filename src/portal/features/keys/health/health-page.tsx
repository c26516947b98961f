import { useQuery } from '@tanstack/react-query'
import { HeartPulse } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useRefusalText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors.ts'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { Button } from '#portal/ui/button.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { surveyQuery } from '../shared/queries.ts'
import { AllRefusedAlert } from './all-refused.tsx'
import { HealthCard } from './health-card.tsx'
import { HealthFilters } from './health-filters.tsx'
import type { HealthSearch } from './health-search.ts'
import { HealthSummaryTiles } from './health-summary.tsx'
import { useKeptOrder } from './kept-order.ts'
import { type KeyHealth, selectKeys, summarize } from './key-health.ts'
import { useKeyHealth } from './use-key-health.ts'

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
          title="The keys could not be checked"
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
          Once the account has keys, this page shows which of them are open to others, near a limit or
          forgotten.
        </EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-5">
      <AllRefusedAlert keys={(survey.data?.keys ?? []).map(key => ({ lastUsed: key.last_used }))} />
      <HealthSummaryTiles summary={summarize(keys)} chosen={search.severity} onChoose={filter} />
      <Card isFlush>
        <HealthFilters search={search} onSearch={onSearch} />
        <HealthList keys={keys} search={search} onSearch={onSearch} />
      </Card>
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
        No key is open to strangers, near a limit, forgotten or about to expire.
      </EmptyState>
    )
  const clear = () =>
    onSearch({ search: undefined, severity: undefined, finding: undefined, kind: undefined })
  return (
    <EmptyState
      title={text ? `No key matches “${text}”` : 'No matching findings'}
      action={<Button onClick={clear}>Clear filters</Button>}
    >
      {text
        ? 'The search looks at labels, ids and hostnames.'
        : 'No key of this account matches the filters.'}
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
