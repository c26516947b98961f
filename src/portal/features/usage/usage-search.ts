import { isUuid } from '#domain/validation/uuid.ts'
import { readSearch } from '#portal/api/search.ts'

export const PRESETS = ['7d', '30d', 'month', '6m'] as const
export type Preset = (typeof PRESETS)[number]

/** The contract's maximum number of keys. */
export const MAX_USAGE_KEYS = 50

/** Columns that can sort the table by interval: a leading `-` reverses the order. */
const ORDERS = ['start', '-start', 'total', '-total'] as const
export type Order = (typeof ORDERS)[number]

/** The search parameters of a report; those left out have their defaults. */
export interface UsageSearch {
  /** What the usage of keys is grouped by, where it isn't the keys themselves. */
  by?: 'tag' | undefined
  range?: Preset | undefined
  /** Calendar days of a custom range, both included. */
  from?: string | undefined
  to?: string | undefined
  interval?: 'hour' | undefined
  zone?: 'local' | 'utc' | undefined
  /** Ids of the keys in the report. */
  key?: string | string[] | undefined
  order?: Order | undefined
  page?: number | undefined
  /** The table by interval shows all of its rows. */
  all?: true | undefined
}

/** Defaults are left out of the address. */
export const USUAL_RANGE: Preset = '30d'
/** Newest first. */
export const USUAL_ORDER: Order = '-start'

const VALUES = {
  by: { type: 'string', enum: ['tag'] },
  range: { type: 'string', enum: PRESETS, default: USUAL_RANGE },
  interval: { type: 'string', enum: ['hour'] },
  zone: { type: 'string', enum: ['local', 'utc'] },
  order: { type: 'string', enum: ORDERS, default: USUAL_ORDER },
  page: { type: 'integer', minimum: 2 },
} as const

/**
 * Reads a report from an address. Invalid values are dropped, so that a mistyped address still shows a
 * report. Undefined rather than missing: the router merges this over the address's own values.
 */
export function readUsageSearch(raw: Record<string, unknown>): UsageSearch {
  const { range, ...values } = readSearch(VALUES, raw)
  const hasDays = isDay(raw.from) && isDay(raw.to)
  const keys = [...new Set([raw.key].flat().filter(isUuid))].slice(0, MAX_USAGE_KEYS)
  return {
    ...values,
    range: hasDays ? undefined : range,
    from: hasDays ? String(raw.from) : undefined,
    to: hasDays ? String(raw.to) : undefined,
    key: keys.length > 1 ? keys : keys[0],
    all: raw.all === true || undefined,
  }
}

/** The keys of a report; empty for all. */
export function keysOf({ key }: UsageSearch): string[] {
  return [key ?? []].flat()
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
