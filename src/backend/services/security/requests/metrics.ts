import { sql } from 'drizzle-orm'
import { HOUR } from '#domain/time/durations.ts'
import type { operations, QueryDefaults, RequestMetrics, RequestTotal } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { isTimeZone } from '#kernel/time-zones.ts'
import { requestLogOf } from './log.ts'
import { conditionOf, type RequestFilters } from './rows.ts'
import { requestLog } from './tables.ts'

/** The intervals of each period. */
const PERIODS = {
  '24h': { interval: 'hour', count: 24 },
  '7d': { interval: 'day', count: 7 },
  '15d': { interval: 'day', count: 15 },
} as const

/** Milliseconds whose calls one statement reads, so that other calls get a turn in between. */
const SLICE = 6 * HOUR

/** Calls of an interval, in the making. */
interface Tally {
  requests: number
  errors: number
  failures: number
  /** Accepted calls by their latency in milliseconds. */
  latencies: Map<number, number>
}

/** Handlers of `openapi/security/request-metrics.yaml`. */
export const requestMetricsHandlers = {
  async getRequestMetrics({ db, query, caller, kernel, now, ended }) {
    const { period, time_zone: timeZone, ...filters } = query
    if (!isTimeZone(timeZone)) throw problem('unknown-time-zone', { fields: ['time_zone'] })
    const { interval, count } = PERIODS[period]
    const accountId = accountOf(caller)
    // What this process has just sent is in memory.
    await requestLogOf(kernel).write()
    await kernel.mutexes.acquire(`request metrics of account ${accountId}`, ended)
    const starts = await startsOf(db, { interval, count: 2 * count, timeZone, now })
    const tallies = starts.map(createTally)
    for (let start = starts[0] ?? now.getTime(); start <= now.getTime(); start += SLICE) {
      const end = Math.min(start + SLICE, now.getTime() + 1)
      const scope = { ...filters, accountId, now, start: new Date(start), end: new Date(end) }
      const rows = await kernel.slices.run(ended, () => readSlice(db, { scope, interval, timeZone }))
      for (const row of rows) {
        const tally = tallies[starts.indexOf(row.start)]
        if (tally) add(tally, row)
      }
    }
    const intervals = tallies.map((tally, at) => ({
      start: new Date(starts[at] ?? 0).toISOString(),
      ...figuresOf(tally),
    }))
    const body: RequestMetrics = {
      interval,
      intervals: intervals.slice(count),
      summary: figuresOf(sumOf(tallies.slice(count))),
      intervals_before: intervals.slice(0, count),
      summary_before: figuresOf(sumOf(tallies.slice(0, count))),
    }
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'getRequestMetrics'>

/** The beginnings of the last intervals in milliseconds, oldest first. Days are those of the zone, of 23 to 25 hours. */
async function startsOf(
  db: Queries,
  {
    interval,
    count,
    timeZone,
    now,
  }: { interval: 'hour' | 'day'; count: number; timeZone: string; now: Date },
): Promise<number[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const step = sql.raw(`interval '1 ${interval}'`)
  const last = sql`date_trunc(${interval}, ${moment} at time zone ${timeZone})`
  // An hour that clocks repeat or leave out has no place in local time.
  const series =
    interval === 'hour'
      ? sql`select date_trunc('hour', ${moment}, ${timeZone}) - n * ${step} as start`
      : sql`select (${last} - n * ${step}) at time zone ${timeZone} as start`
  const rows = await rowsOf<{ start: number }>(
    db,
    sql`
    select (extract(epoch from start) * 1000)::float8 as start
    from (${series} from generate_series(0, ${count - 1}::int) as n) as series order by 1`,
  )
  return rows.map(({ start }) => start)
}

interface Row {
  /** Beginning of the interval, in milliseconds. */
  start: number
  status: number
  latency: number
  calls: number
}

/** Calls by interval, status, and latency: far fewer rows than calls. */
function readSlice(
  db: Queries,
  {
    scope,
    interval,
    timeZone,
  }: {
    scope: RequestFilters & { accountId: number; now: Date; start: Date; end: Date }
    interval: 'hour' | 'day'
    timeZone: string
  },
): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`
    select (extract(epoch from date_trunc(${interval}, created, ${timeZone})) * 1000)::float8 as start, status, latency,
      sum(calls)::float8 as calls
    from ${requestLog} where ${conditionOf(scope)} group by 1, 2, 3`,
  )
}

const createTally = (): Tally => ({ requests: 0, errors: 0, failures: 0, latencies: new Map() })

function add(tally: Tally, { status, latency, calls }: Row): void {
  tally.requests += calls
  if (status >= 400) tally.errors += calls
  else tally.latencies.set(latency, (tally.latencies.get(latency) ?? 0) + calls)
  if (status >= 500) tally.failures += calls
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = createTally()
  for (const { requests, errors, failures, latencies } of tallies) {
    sum.requests += requests
    sum.errors += errors
    sum.failures += failures
    for (const [latency, calls] of latencies)
      sum.latencies.set(latency, (sum.latencies.get(latency) ?? 0) + calls)
  }
  return sum
}

function figuresOf({ requests, errors, failures, latencies }: Tally): RequestTotal {
  const sorted = [...latencies].toSorted(([a], [b]) => a - b)
  return {
    requests,
    errors,
    failures,
    latency_median: quantileOf(sorted, 0.5),
    latency_p95: quantileOf(sorted, 0.95),
  }
}

/** The least latency that a share of the calls does not exceed; null without calls. */
export function quantileOf(
  sorted: readonly (readonly [latency: number, calls: number])[],
  share: number,
): number | null {
  const total = sorted.reduce((sum, [, calls]) => sum + calls, 0)
  let reached = 0
  for (const [latency, calls] of sorted) {
    reached += calls
    if (reached >= total * share) return latency
  }
  return null
}
