import { queryOptions, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { Operation } from '#domain/contract/operation.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listTagUsage } from '#generated/security/operations/listTagUsage.ts'
import type { operations, UsageByKeyRow, UsageByTagRow } from '#generated/security/types.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import type { LicenseUsageRow } from '#generated/subscription/types.ts'
import { callReport, download, query } from '#portal/api/call.ts'
import type { Args } from '#portal/api/types.ts'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { zoneChoice } from '#portal/ui/time/zone.ts'
import {
  addDays,
  type Days,
  dayOf,
  daysOf,
  hourReason,
  type Interval,
  intervalId,
  startOf,
  type Zone,
  zoneName,
} from './range.ts'
import { keysOf, USUAL_RANGE, type UsageSearch } from './usage-search.ts'

/** What lookups are grouped by. */
export type By = 'key' | 'license' | 'tag'

/** A row of the report by key, by license, or by tag. */
export type UsageRow = UsageByKeyRow | LicenseUsageRow | UsageByTagRow

/** The number of keys or licenses with their own series in a chart; all others share one. */
const CHARTED = 5
const OTHERS = 'others'
/** The id of lookups without a tag, which no tag has. */
const UNTAGGED = 'untagged'

/** A key or a license with its lookups. */
interface Total {
  id: string
  /** With the end of its id if another one has the same label. */
  label: string
  total: number
}

export interface UsageInterval extends Interval {
  total: number
  /** Lookups of each series, in the order of the series. */
  parts: number[]
}

/** A report as the page shows it. */
export interface Report {
  intervals: UsageInterval[]
  /** Every key or license with lookups, the most used first. */
  totals: Total[]
  /** The parts of the chart: the most used, and all others as one. */
  series: Total[]
  total: number
}

/** The report of the server's rows, including intervals without lookups. */
export function toReport(
  rows: readonly UsageRow[],
  intervals: readonly Interval[],
  { by, interval, zone }: { by: By; interval: 'hour' | 'day'; zone: Zone },
): Report {
  const totals = totalsOf(rows)
  const charted = totals.slice(0, totals.length === CHARTED + 1 ? totals.length : CHARTED)
  const rest = totals.slice(charted.length)
  const series = [...charted]
  if (rest.length) series.push({ id: OTHERS, label: `${rest.length} other ${by}s`, total: sum(rest) })
  const place = new Map(series.map(({ id }, index) => [id, index]))

  const list = intervals.map((one): UsageInterval => ({ ...one, total: 0, parts: series.map(() => 0) }))
  const found = new Map(list.map(one => [one.id, one]))
  // Rows exist for each key and license, so the same few starts repeat.
  const ids = new Map<string, string>()
  for (const row of rows) {
    const { start, used } = row
    const id = ids.get(start) ?? intervalId(start, interval, zone)
    ids.set(start, id)
    const target = found.get(id)
    const part = place.get(idOf(row)) ?? place.get(OTHERS)
    if (!target || part === undefined) continue
    target.total += used
    target.parts[part] = (target.parts[part] ?? 0) + used
  }
  return { intervals: list, totals, series, total: sum(totals) }
}

/** Total lookups of each key or license, the most used first. */
export function totalsOf(rows: readonly UsageRow[]): Total[] {
  const totals = new Map<string, Total>()
  for (const row of rows) {
    const id = idOf(row)
    const known = totals.get(id)
    if (known) known.total += row.used
    else totals.set(id, { id, label: labelOf(row), total: row.used })
  }
  const labels = new Map<string, number>()
  for (const { label } of totals.values()) labels.set(label, (labels.get(label) ?? 0) + 1)
  return [...totals.values()]
    .map(one =>
      (labels.get(one.label) ?? 0) > 1 ? { ...one, label: `${one.label} …${one.id.slice(-4)}` } : one,
    )
    .toSorted((a, b) => b.total - a.total || a.label.localeCompare(b.label, 'en'))
}

function idOf(row: UsageRow): string {
  if ('tag' in row) return row.tag === null ? UNTAGGED : `=${row.tag}`
  return 'key_id' in row ? row.key_id : String(row.license_id)
}

function labelOf(row: UsageRow): string {
  if ('tag' in row) return row.tag ?? 'No tag'
  return 'key_id' in row ? row.key_label : row.license_label
}

function sum(totals: readonly Total[]): number {
  return totals.reduce((all, { total }) => all + total, 0)
}

type UsageQuery = operations['listKeyUsage']['parameters']['query']

/** The operations that report usage. All count the same lookups. */
export const REPORTS = { key: listKeyUsage, license: listLicenseUsage, tag: listTagUsage } as const

/** The parameters of a report. */
export interface ReportRequest {
  by: By
  days: Days
  interval: 'hour' | 'day'
  zone: Zone
  /** Ids; empty for all, as for each report by license. */
  keys: readonly string[]
}

/** The rows of a report, and when they were current. */
export function useUsage(
  request: ReportRequest,
  isEnabled: boolean,
): UseQueryResult<{ usage: readonly UsageRow[]; asOf?: string }> {
  const asked = { query: toQuery(request) }
  const byKey = useQuery({ ...reportQuery(listKeyUsage, asked), enabled: isEnabled && request.by === 'key' })
  const byLicense = useQuery({
    ...reportQuery(listLicenseUsage, asked),
    enabled: isEnabled && request.by === 'license',
  })
  const byTag = useQuery({ ...reportQuery(listTagUsage, asked), enabled: isEnabled && request.by === 'tag' })
  return { key: byKey, license: byLicense, tag: byTag }[request.by]
}

/** The query of an operation, under its key, with when the data was current. */
function reportQuery<O>(operation: Operation<O>, ...args: Args<O>) {
  return queryOptions({
    queryKey: [...query(operation, ...args).queryKey],
    queryFn: () => callReport(operation, ...args),
  })
}

/** The keys with lookups in a range, the most used first; to choose among them. */
export function usedKeysQuery({ days, zone }: Pick<ReportRequest, 'days' | 'zone'>) {
  return queryOptions({
    ...reportQuery(listKeyUsage, { query: toQuery({ by: 'key', days, zone, interval: 'day', keys: [] }) }),
    select: ({ usage }) => totalsOf(usage),
  })
}

/** Saves the report as a file from the server. */
export function useUsageFile() {
  return useMutation({
    mutationFn: (request: ReportRequest) => {
      const { by } = request
      const query = { ...toQuery(request), format: 'csv' as const }
      return by === 'tag' ? download(listTagUsage, { query }) : download(REPORTS[by], { query })
    },
    onSuccess: saveFile,
  })
}

function toQuery({ days, interval, zone, keys }: ReportRequest): UsageQuery {
  return {
    start: startOf(days.from, zone).toISOString(),
    end: startOf(addDays(days.to, 1), zone).toISOString(),
    interval,
    time_zone: zoneName(zone),
    ...(keys.length && { key: [...keys] }),
  }
}

export function todayIn(zone: Zone, now: Date): string {
  return dayOf(now, zone)
}

/** UTC, in which subscriptions count, unless the person has chosen the account's zone for the portal. */
export const usualZone = (): Zone => (zoneChoice() === 'account' ? 'local' : 'utc')

/** The report that an address requests at a moment. Hours become days if the range has no hours. */
export function reportRequestOf(by: By, search: UsageSearch, now: Date): ReportRequest {
  const zone = search.zone ?? usualZone()
  const today = todayIn(zone, now)
  const { from, to, range = USUAL_RANGE } = search
  const days = from && to ? { from, to } : daysOf(range, today)
  const interval = search.interval && !hourReason(days, today) ? search.interval : 'day'
  return { by, days, interval, zone, keys: by === 'key' ? keysOf(search) : [] }
}

/**
 * Returns each amount's share of their sum, in whole percents that add up to 100: rounded down (decision S6), with
 * the rest given to the largest remainders. A share above zero is never 0 %.
 */
export function sharesOf(amounts: readonly number[]): string[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  const exact = amounts.map(amount => (whole ? (100 * amount) / whole : 0))
  const percents = exact.map(Math.floor)
  const left = (whole ? 100 : 0) - percents.reduce((sum, percent) => sum + percent, 0)
  const remainder = (at: number) => (exact[at] ?? 0) - (percents[at] ?? 0)
  const rounded = [...percents.keys()]
    .filter(at => (percents[at] ?? 0) > 0)
    .toSorted((a, b) => remainder(b) - remainder(a))
    .slice(0, left)
  for (const at of rounded) percents[at] = (percents[at] ?? 0) + 1
  return percents.map((percent, at) => (percent < 1 && (amounts[at] ?? 0) > 0 ? '<1%' : `${percent}%`))
}
