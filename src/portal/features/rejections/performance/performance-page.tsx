import { useQuery } from '@tanstack/react-query'
import { ChartLine, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { getRequestMetrics } from '#generated/security/operations/getRequestMetrics.ts'
import type { RequestMetrics } from '#generated/security/types.ts'
import { useCan, useRejectionText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { zoneOptions } from '#portal/kit/zone-options.ts'
import { surveyQuery } from '#portal/shared/keys/survey.ts'
import { Button } from '#portal/ui/button.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { APIS } from '../requests/apis.ts'
import {
  changeText,
  figureText,
  intervalName,
  MEASURES,
  type Measure,
  type MetricsSearch,
  metricsQuery,
} from './performance.ts'

// The chart loads when there is data to draw.
const LineChart = lazyPart(() => import('./line-chart.tsx'))

interface PerformanceProps {
  search: MetricsSearch
  onSearch: ChangeSearch<MetricsSearch>
}

/** How quickly the API responded to the account, and how many of its requests were errors. */
export function PerformancePage({ search, onSearch }: PerformanceProps) {
  const can = useCan(getRequestMetrics)
  const metrics = useQuery({ ...metricsQuery(search), enabled: can.allowed })
  const reason = useRejectionText(metrics.error)
  if (!can.allowed)
    return (
      <Card>
        <EmptyState icon={<Lock />} title="You can’t see requests">
          {can.reason}
        </EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-6">
      <Filters search={search} onSearch={onSearch} />
      {metrics.data ? (
        <Figures metrics={metrics.data} search={search} onSearch={onSearch} />
      ) : metrics.error ? (
        <Card>
          <ErrorState
            title="Latency and errors couldn’t be loaded"
            reason={reason}
            pending={metrics.isFetching}
            {...notesOf(metrics.error)}
            onRetry={() => metrics.refetch()}
          />
        </Card>
      ) : (
        <Card>
          <div role="status" aria-busy="true" aria-label="Loading latency and errors">
            <Skeleton className="h-64 w-full" />
          </div>
        </Card>
      )}
    </div>
  )
}

const PERIODS = [
  { id: '24h', label: '24 hours' },
  { id: '7d', label: '7 days' },
  { id: '15d', label: '15 days' },
] as const

const OPERATIONS = Object.entries(APIS).map(([value, { label }]) => ({ value, label }))

function Filters({ search, onSearch }: PerformanceProps) {
  const zones = zoneOptions()
  return (
    <Card>
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex min-w-0 flex-wrap gap-4">
          <Segmented
            label="Period"
            options={PERIODS}
            value={search.period ?? '24h'}
            onChange={period => onSearch({ period: period === '24h' ? undefined : period })}
          />
          {zones && (
            <Segmented
              label="Time zone"
              options={zones}
              value={search.zone ?? 'local'}
              onChange={zone => onSearch({ zone: zone === 'utc' ? zone : undefined })}
            />
          )}
        </div>
        <Select
          label="API"
          className="w-full sm:w-auto sm:min-w-48"
          options={[{ value: '', label: 'All APIs' }, ...OPERATIONS]}
          value={search.operation ?? ''}
          onChange={({ target: { value } }) =>
            onSearch({ operation: (value || undefined) as MetricsSearch['operation'] })
          }
        />
        <KeySelect search={search} onSearch={onSearch} />
        {search.tag && (
          <Button variant="ghost" onClick={() => onSearch({ tag: undefined })}>
            Show all tags
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Keys that a menu can show. The address can name any. */
const MOST_KEYS = 200

/** Which key the figures are of. Without the keys, such as after a failure, all of them. */
function KeySelect({ search, onSearch }: PerformanceProps) {
  const { data } = useQuery(surveyQuery)
  const keys = data?.keys ?? []
  const options = keys.slice(0, MOST_KEYS).map(({ key_id, label }) => ({ value: key_id, label }))
  const isListed = !search.key || options.some(({ value }) => value === search.key)
  const chosen = keys.find(({ key_id }) => key_id === search.key)
  return (
    <Select
      label="Key"
      className="w-full sm:w-auto sm:min-w-48"
      options={[
        { value: '', label: 'All keys' },
        ...options,
        ...(isListed ? [] : [{ value: search.key ?? '', label: chosen?.label ?? search.key ?? '' }]),
      ]}
      value={search.key ?? ''}
      onChange={({ target: { value } }) => onSearch({ key: value || undefined })}
    />
  )
}

function Figures({ metrics, search, onSearch }: PerformanceProps & { metrics: RequestMetrics }) {
  if (!metrics.summary.requests && !metrics.summary_before.requests)
    return (
      <Card>
        <EmptyState
          icon={<ChartLine />}
          title="No requests in this period"
          action={
            search.period !== '15d' && (
              <Button onClick={() => onSearch({ period: '15d' })}>Show 15 days</Button>
            )
          }
        >
          Latency and errors appear here within seconds of a request.
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Chart title="Latency" measures={['median', 'p95']} metrics={metrics} zone={search.zone}>
        How long accepted requests took on our servers.
      </Chart>
      <Chart title="Error rate" measures={['errors']} metrics={metrics} zone={search.zone}>
        Rejected and failed requests, of all.{' '}
        {metrics.summary.failures > 0
          ? `${countOf(metrics.summary.failures, 'request')} failed on our side.`
          : 'None failed on our side.'}
      </Chart>
      <Card isFlush title={`By ${metrics.interval}`}>
        <IntervalTable metrics={metrics} zone={search.zone} />
      </Card>
    </>
  )
}

function Chart({
  title,
  measures,
  metrics,
  zone,
  children,
}: {
  title: string
  measures: readonly Measure[]
  metrics: RequestMetrics
  zone: MetricsSearch['zone']
  children: ReactNode
}) {
  return (
    <Card title={title} description={children}>
      <div className="flex flex-col gap-4">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {measures.map(measure => (
            <div key={measure} className="flex flex-col">
              <dt className="text-sm text-muted">{MEASURES[measure].label}</dt>
              <dd className="text-2xl font-semibold tnum">
                {figureText(measure, MEASURES[measure].of(metrics.summary))}
              </dd>
              <dd className="text-sm text-muted tnum">
                {changeText(measure, metrics) ?? 'No requests in the period before'}
              </dd>
            </div>
          ))}
        </dl>
        <LazyBoundary fallback={<Skeleton className="h-48 w-full" />}>
          <LineChart metrics={metrics} measures={measures} zone={zone} />
        </LazyBoundary>
      </div>
    </Card>
  )
}

/** Both charts in figures. */
function IntervalTable({
  metrics: { interval, intervals, intervals_before },
  zone,
}: {
  metrics: RequestMetrics
  zone: MetricsSearch['zone']
}) {
  return (
    <div className="overflow-x-auto">
      <Table caption={`Latency and error rate by ${interval}`}>
        <Thead>
          <Th>{interval === 'day' ? 'Day' : 'Hour'}</Th>
          <Th align="end">Requests</Th>
          <Th align="end">Median</Th>
          <Th align="end">Median before</Th>
          <Th align="end">95th percentile</Th>
          <Th align="end">95th before</Th>
          <Th align="end">Error rate</Th>
          <Th align="end">Error rate before</Th>
        </Thead>
        <Tbody>
          {intervals.map((now, at) => {
            const before = intervals_before[at]
            return (
              <Tr key={now.start}>
                <Td isRowHeader className="whitespace-nowrap">
                  {intervalName(now.start, interval, zone)}
                </Td>
                <Td align="end">{exactAmount(now.requests)}</Td>
                {(['median', 'p95', 'errors'] as const).flatMap(measure => [
                  <Td key={measure} align="end">
                    {figureText(measure, MEASURES[measure].of(now))}
                  </Td>,
                  <Td key={`${measure} before`} align="end" className="text-muted">
                    {figureText(measure, before ? MEASURES[measure].of(before) : null)}
                  </Td>,
                ])}
              </Tr>
            )
          })}
        </Tbody>
      </Table>
    </div>
  )
}
