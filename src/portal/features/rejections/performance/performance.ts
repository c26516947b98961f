import { getRequestMetrics } from '#generated/security/operations/getRequestMetrics.ts'
import { getRequestMetricsQuery } from '#generated/security/parameters/getRequestMetrics.ts'
import type { RequestMetrics, RequestTotal } from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import { zoneName } from '#portal/ui/time/zone-days.ts'

const { time_zone: _zone, ...parameters } = getRequestMetricsQuery

/** What the address holds. Days are those of the chosen zone, or of UTC. */
export const metricsParameters = { ...parameters, zone: { type: 'string', enum: ['utc'] } } as const
export type MetricsSearch = SearchOf<typeof metricsParameters>

export const readMetricsSearch = (raw: Record<string, unknown>) => readSearch(metricsParameters, raw)

export const metricsQuery = ({ zone, ...search }: MetricsSearch) =>
  query(getRequestMetrics, { query: { ...search, time_zone: zone === 'utc' ? 'UTC' : zoneName() } })

/** What is drawn, and how it is read from an interval. */
export const MEASURES = {
  median: { label: 'Median latency', unit: 'ms', of: ({ latency_median }: RequestTotal) => latency_median },
  p95: { label: '95th percentile', unit: 'ms', of: ({ latency_p95 }: RequestTotal) => latency_p95 },
  errors: { label: 'Error rate', unit: '%', of: errorRateOf },
} as const

export type Measure = keyof typeof MEASURES

/** Rejected and failed calls in percent of all; null without calls. */
export function errorRateOf({ requests, errors }: Pick<RequestTotal, 'requests' | 'errors'>): number | null {
  return requests ? (errors / requests) * 100 : null
}

/** A figure with its unit. */
export function figureText(measure: Measure, value: number | null): string {
  if (value === null) return '–'
  if (MEASURES[measure].unit === 'ms') return `${Math.round(value).toLocaleString('en-US')} ms`
  return `${value.toFixed(value > 0 && value < 10 ? 1 : 0)}%`
}

/** How a figure differs from that of the period before; undefined if one of them is unknown. */
export function changeText(
  measure: Measure,
  { summary, summary_before }: RequestMetrics,
): string | undefined {
  const [now, before] = [summary, summary_before].map(MEASURES[measure].of)
  if (now == null || before == null) return undefined
  if (MEASURES[measure].unit === '%') {
    const points = now - before
    if (Math.abs(points) < 0.05) return 'as in the period before'
    return `${Math.abs(points).toFixed(1)} points ${points > 0 ? 'more' : 'less'} than in the period before`
  }
  if (Math.round(now) === Math.round(before)) return 'as in the period before'
  return `${figureText(measure, Math.abs(now - before))} ${now > before ? 'more' : 'less'} than in the period before`
}

/** An interval by its beginning, such as `14:00` or `Nov 2`. */
export function intervalName(start: string, interval: 'hour' | 'day', zone: MetricsSearch['zone']): string {
  const timeZone = zone === 'utc' ? 'UTC' : zoneName()
  return new Date(start).toLocaleString('en-US', {
    timeZone,
    ...(interval === 'hour'
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }
      : { month: 'short', day: 'numeric' }),
  })
}
