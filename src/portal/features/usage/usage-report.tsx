import { ChartColumn, Download, Lock, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { useCan, useRejectionText } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { asOfText } from '#portal/kit/as-of.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { UsageFilters } from './filters.tsx'
import { faultOf, hourReason, intervalsOf, type Zone, zoneName } from './range.ts'
import {
  type By,
  REPORTS,
  type Report,
  type ReportRequest,
  reportRequestOf,
  todayIn,
  toReport,
  type UsageRow,
  useUsage,
  useUsageFile,
} from './report.ts'
import { IntervalTable, TotalTable } from './tables.tsx'
import type { UsageSearch } from './usage-search.ts'

// The chart loads when there is data to draw.
const UsageChart = lazyPart(() => import('./chart.tsx'))

/** How the keys or the licenses of the account have been used. The address holds all choices. */
export function UsageReport({
  by,
  search,
  onSearch,
}: {
  by: By
  search: UsageSearch
  onSearch: ChangeSearch<UsageSearch>
}) {
  const can = useCan(REPORTS[by])
  const [now, setNow] = useState(() => new Date())
  const request = reportRequestOf(by, search, now)
  const hours = hourReason(request.days, todayIn(request.zone, now))
  const fault = faultOf(request.days)
  const usage = useUsage(request, can.allowed && !fault)
  const reason = useRejectionText(usage.error)
  const shown = useReport(usage.data?.usage, request, usage.isPending && !fault)
  function reload() {
    // A page can stay open into the next day.
    setNow(new Date())
    void usage.refetch()
  }

  if (!can.allowed)
    return (
      <Card>
        <EmptyState icon={<Lock />} title="You can’t see usage">
          {can.reason}
        </EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-6">
      <Card isFlush>
        <UsageFilters
          search={search}
          request={request}
          hours={hours}
          labels={shown?.report.totals.map(({ label }) => label) ?? []}
          onSearch={onSearch}
        />
        {fault ? (
          <EmptyState title="No report for this period">{fault}</EmptyState>
        ) : usage.isPending && !shown ? (
          <ReportSkeleton />
        ) : usage.error && !shown ? (
          <ErrorState
            title="Usage couldn’t be loaded"
            reason={reason}
            pending={usage.isFetching}
            {...notesOf(usage.error)}
            onRetry={() => usage.refetch()}
          />
        ) : shown && shown.report.total > 0 ? (
          <div aria-busy={usage.isPending || undefined} className="flex flex-col gap-5 p-5">
            {usage.error && (
              <Alert tone="warning" action={<Retry onRetry={() => usage.refetch()} />}>
                The report may be out of date. {reason}
              </Alert>
            )}
            <UsageSummary report={shown.report} request={request} usage={usage} onReload={reload} />
            <LazyBoundary fallback={<ChartSkeleton />}>
              <UsageChart key={shown.id} {...shown} />
            </LazyBoundary>
          </div>
        ) : (
          <NoLookups request={request} onSearch={onSearch} />
        )}
      </Card>
      {shown && shown.report.total > 0 && !fault && (
        <>
          <Card isFlush title={`By ${by}`}>
            <TotalTable by={by} report={shown.report} />
          </Card>
          <Card isFlush title={`By ${shown.interval}`}>
            <IntervalTable {...shown} search={search} onSearch={onSearch} />
          </Card>
        </>
      )}
    </div>
  )
}

interface Shown {
  id: string
  report: Report
  interval: 'hour' | 'day'
  zone: Zone
}

/** The report of the rows; while new ones load, the previous report with its own intervals. */
function useReport(
  rows: readonly UsageRow[] | undefined,
  { by, days: { from, to }, interval, zone }: ReportRequest,
  isPending: boolean,
): Shown | undefined {
  const fresh = useMemo(() => {
    if (!rows) return undefined
    const report = toReport(rows, intervalsOf({ from, to }, interval, zone), { by, interval, zone })
    return { id: `${from} ${to} ${interval} ${zone}`, report, interval, zone }
  }, [rows, by, from, to, interval, zone])
  const [last, setLast] = useState(fresh)
  if (fresh && fresh !== last) setLast(fresh)
  return fresh ?? (isPending ? last : undefined)
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" onClick={onRetry}>
      Try again
    </Button>
  )
}

function NoLookups({ request, onSearch }: { request: ReportRequest; onSearch: ChangeSearch<UsageSearch> }) {
  const ofSome = request.keys.length > 0
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="No lookups in this period"
      action={
        ofSome ? (
          <Button onClick={() => onSearch({ key: undefined })}>Show all keys</Button>
        ) : (
          <Button onClick={() => onSearch({ range: '6m', from: undefined, to: undefined })}>
            Show six months
          </Button>
        )
      }
    >
      {ofSome
        ? 'The keys you chose made no lookups.'
        : 'Lookups appear here within a minute, by key and by product.'}
    </EmptyState>
  )
}

/** The total, when it was current, and the report as a file. */
function UsageSummary({
  report: { total, totals },
  request,
  usage,
  onReload,
}: {
  report: Report
  request: ReportRequest
  usage: ReturnType<typeof useUsage>
  onReload: () => void
}) {
  const file = useUsageFile()
  // The server may have read it some seconds behind; the time of the response is only for one that does not say.
  const current = Date.parse(usage.data?.asOf ?? '') || usage.dataUpdatedAt
  const stamp = asOfText(current, zoneName(request.zone))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-0.5">
          <p className="text-sm text-muted">
            Lookups of{' '}
            {totals.length === 1 ? `1 ${request.by}` : `${exactAmount(totals.length)} ${request.by}s`}
          </p>
          <Tooltip text={countOf(total, 'lookup')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the exact number must be within reach of the keyboard */}
            <p tabIndex={0} className="self-start rounded-xs text-2xl font-semibold tnum">
              {shortAmount(total)}
            </p>
          </Tooltip>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="text-sm text-faint tnum">
            {stamp}
          </p>
          <IconButton
            label="Reload"
            size="sm"
            icon={<RotateCw className="size-4" />}
            pending={usage.isFetching}
            onClick={onReload}
          />
          <Button
            icon={<Download className="size-4" />}
            pending={file.isPending}
            onClick={() => file.mutate(request)}
          >
            Download CSV
          </Button>
        </div>
      </div>
      {file.error && (
        <Alert tone="danger" title="Couldn’t create the file" {...notesOf(file.error)}>
          {messageOf(file.error)}
        </Alert>
      )}
    </>
  )
}

/** A placeholder for the chart. */
function ChartSkeleton() {
  return <Skeleton className="h-60 w-full" />
}

/** A placeholder for a report. */
function ReportSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading usage" className="flex flex-col gap-5 p-5">
      <Skeleton className="h-8 w-40" />
      <ChartSkeleton />
      <Skeleton className="w-2/3" />
    </div>
  )
}
