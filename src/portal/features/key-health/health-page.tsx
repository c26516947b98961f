import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HeartPulse } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { DAY } from '#domain/time/durations.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { query } from '#portal/api/call.ts'
import { useRejectionText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { LeakedKeyLink } from '#portal/shared/keys/key-link.tsx'
import { surveyQuery } from '#portal/shared/keys/survey.ts'
import { Button } from '#portal/ui/button.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { DeprecatedUses, useDeprecatedUses } from './deprecated-card.tsx'
import { DismissedTips } from './dismissed-tips.tsx'
import { FindingGroups } from './finding-groups.tsx'
import { HealthCard } from './health-card.tsx'
import { HealthFilters, HealthSummaryTiles, isByKey } from './health-filters.tsx'
import { useKeptOrder } from './kept-order.ts'
import {
  type KeyHealth,
  selectDismissed,
  selectKeys,
  summarize,
  unpaidOnly,
  useKeyHealth,
} from './key-health.ts'
import type { HealthSearch } from './search.ts'

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
  const keys = useKeyHealth(survey.data)
  const { isFirstLoad, ...deprecated } = useDeprecatedUses()
  const reason = useRejectionText(survey.error)
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
  // A card that came later would push the list down.
  if (!keys || isFirstLoad) return <HealthSkeleton />
  if (!keys.length)
    return (
      <div className="flex flex-col gap-5">
        <DeprecatedUses {...deprecated} />
        <Card>
          <EmptyState icon={<HeartPulse />} title="No keys to check">
            Once you have keys, this page shows which ones are exposed, near a limit, or unused.
          </EmptyState>
        </Card>
      </div>
    )
  const dismissed = selectDismissed(keys, search)
  const empty = <NothingFound search={search} hasDismissed={dismissed.length > 0} onSearch={onSearch} />
  return (
    <div className="flex flex-col gap-5">
      <AllRejectedAlert keys={(survey.data?.keys ?? []).map(key => ({ lastUsed: key.last_used }))} />
      <DeprecatedUses {...deprecated} />
      <HealthSummaryTiles summary={summarize(keys)} chosen={search.severity} onChoose={filter} />
      {isByKey(search) ? (
        <Card isFlush>
          <div className="border-b border-line p-3">
            <HealthFilters search={search} onSearch={onSearch} />
          </div>
          <HealthList keys={keys} search={search} onSearch={onSearch} empty={empty} />
        </Card>
      ) : (
        <>
          <HealthFilters search={search} onSearch={onSearch} />
          <FindingGroups keys={keys} search={search} empty={empty} />
        </>
      )}
      <DismissedTips tips={dismissed} />
      <p className="text-sm text-muted">
        Did a token end up in the wrong place? <LeakedKeyLink>What to do about a leaked key</LeakedKeyLink>
      </p>
    </div>
  )
}

function HealthList({
  keys,
  search,
  empty,
  onSearch,
}: {
  keys: readonly KeyHealth[]
  search: HealthSearch
  /** Shown when the search selects no key. */
  empty: ReactNode
  onSearch: ChangeSearch<HealthSearch>
}) {
  // Keeps typing responsive during a search of a long list.
  const wanted = useDeferredValue(search)
  const selected = useMemo(() => selectKeys(keys, wanted), [keys, wanted])
  const [now] = useState(() => new Date())
  const rows = useKeptOrder(selected, keys, wanted)
  const lastPage = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(search.page ?? 1, lastPage)
  if (!rows.length) return empty
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
  hasDismissed,
  onSearch,
}: {
  search: HealthSearch
  hasDismissed: boolean
  onSearch: ChangeSearch<HealthSearch>
}) {
  if (!text && !severity && !finding && !kind)
    return (
      <EmptyState icon={<HeartPulse />} title="All keys are healthy">
        {hasDismissed
          ? 'Every tip is fixed or dismissed.'
          : 'None of your keys is exposed, near a limit, unused, or about to expire.'}
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

/** Warns that no subscription covers the account's requests: until that is fixed, no finding of a key matters. */
function AllRejectedAlert({ keys }: { keys: readonly { lastUsed: string | null }[] }) {
  const [start] = useState(() => new Date(Date.now() - DAY).toISOString())
  const { data } = useQuery(query(listRejections, { query: { start, page_size: 1 } }))
  const rejected = data && unpaidOnly(data, keys, start)
  if (!rejected) return null
  const className = 'text-accent underline underline-offset-4'
  return (
    <Alert tone="danger" title="The API rejects every request of this account">
      No active subscription covers them: {countOf(rejected, 'lookup')} in the last 24 hours failed with
      status 402.{' '}
      <Link to="/account/subscriptions/plans" preload={false} className={className}>
        Plans and prices
      </Link>{' '}
      ·{' '}
      <Link to="/account/keys/rejected" preload={false} className={className}>
        Rejected requests
      </Link>
    </Alert>
  )
}
