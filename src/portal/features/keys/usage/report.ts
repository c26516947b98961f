import type { UsageByKeyRow } from '#generated/security/types.ts'
import { type Interval, intervalId, type Zone } from './range.ts'

/** The number of keys with their own series in a chart; all others share one. */
export const CHARTED_KEYS = 5
export const OTHERS = 'others'

export interface KeyTotal {
  keyValue: string
  /** With the end of its id if another key has the same label. */
  label: string
  total: number
}

/** A part of the chart: a key, or all keys without their own series. */
export interface Series {
  id: string
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
  /** Every key with lookups, the most used first. */
  keys: KeyTotal[]
  series: Series[]
  total: number
}

/** The report of the server's rows, including intervals without lookups. */
export function toReport(
  rows: readonly UsageByKeyRow[],
  intervals: readonly Interval[],
  { interval, zone }: { interval: 'hour' | 'day'; zone: Zone },
): Report {
  const keys = totalsOf(rows)
  const charted = keys.slice(0, keys.length === CHARTED_KEYS + 1 ? keys.length : CHARTED_KEYS)
  const rest = keys.slice(charted.length)
  const series: Series[] = charted.map(({ keyValue, label, total }) => ({ id: keyValue, label, total }))
  if (rest.length) series.push({ id: OTHERS, label: `${rest.length} other keys`, total: sum(rest) })
  const place = new Map(series.map(({ id }, index) => [id, index]))

  const list = intervals.map((one): UsageInterval => ({ ...one, total: 0, parts: series.map(() => 0) }))
  const found = new Map(list.map(one => [one.id, one]))
  // Rows exist for each key and license, so the same few starts repeat.
  const ids = new Map<string, string>()
  for (const { start, key_id, used } of rows) {
    const id = ids.get(start) ?? intervalId(start, interval, zone)
    ids.set(start, id)
    const target = found.get(id)
    const part = place.get(key_id) ?? place.get(OTHERS)
    if (!target || part === undefined) continue
    target.total += used
    target.parts[part] = (target.parts[part] ?? 0) + used
  }
  return { intervals: list, keys, series, total: sum(keys) }
}

/** Total lookups of each key, the most used first. */
export function totalsOf(rows: readonly UsageByKeyRow[]): KeyTotal[] {
  const keys = new Map<string, KeyTotal>()
  for (const { key_id, key_label, used } of rows) {
    const known = keys.get(key_id)
    if (known) known.total += used
    else keys.set(key_id, { keyValue: key_id, label: key_label, total: used })
  }
  const labels = new Map<string, number>()
  for (const { label } of keys.values()) labels.set(label, (labels.get(label) ?? 0) + 1)
  return [...keys.values()]
    .map(key =>
      (labels.get(key.label) ?? 0) > 1 ? { ...key, label: `${key.label} …${key.keyValue.slice(-4)}` } : key,
    )
    .toSorted((a, b) => b.total - a.total || a.label.localeCompare(b.label, 'en'))
}

function sum(keys: readonly KeyTotal[]): number {
  return keys.reduce((all, { total }) => all + total, 0)
}
