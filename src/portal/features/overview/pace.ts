import type { LicenseUsageRow } from '#generated/subscription/types.ts'

export const DAY = 24 * 60 * 60_000
/** The days whose pace predicts the next ones: a whole week has as many workdays as the one after it. */
const PACE_DAYS = 7

/** The days of the report, as the server names them: midnight in UTC. */
export function daysOf(now: Date, count: number): string[] {
  const today = Math.floor(now.getTime() / DAY) * DAY
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * DAY).toISOString().replace('.000Z', 'Z'),
  )
}

/** A product in the report: its lookups on each of the days. */
export interface ProductUsage {
  licenseId: number
  label: string
  days: number[]
  total: number
}

/** The lookups of each product by day, the most used product first. */
export function usageByProduct(rows: readonly LicenseUsageRow[], days: readonly string[]): ProductUsage[] {
  const place = new Map(days.map((day, at) => [Date.parse(day), at]))
  const products = new Map<number, ProductUsage>()
  for (const { license_id: licenseId, license_label: label, start, used } of rows) {
    const at = place.get(Date.parse(start))
    if (at === undefined) continue
    const product = products.get(licenseId) ?? { licenseId, label, days: days.map(() => 0), total: 0 }
    product.days[at] = (product.days[at] ?? 0) + used
    product.total += used
    products.set(licenseId, product)
  }
  return [...products.values()].toSorted((a, b) => b.total - a.total || a.label.localeCompare(b.label, 'en'))
}

/**
 * Lookups a day in the last week, or since the first lookup if that was later. 0 without lookups in the week.
 */
export function paceOf({ days }: Pick<ProductUsage, 'days'>): number {
  const week = days.slice(-PACE_DAYS)
  const before = days.slice(0, -PACE_DAYS).some(used => used > 0)
  const first = before ? 0 : week.findIndex(used => used > 0)
  if (first < 0) return 0
  return week.reduce((sum, used) => sum + used, 0) / (week.length - first)
}

export interface Forecast {
  /** Lookups a day, rounded up. */
  pace: number
  /** When none are left, in milliseconds since 1970. */
  runsOut: number
  /** Whether that is before the term ends. */
  isShort: boolean
}

/** How long the lookups last at this pace; undefined if nothing is used, or nothing is left. */
export function forecastOf(
  { remaining, expiration }: { remaining: number; expiration: string | null },
  pace: number,
  now: Date,
): Forecast | undefined {
  if (pace <= 0 || remaining <= 0) return undefined
  const runsOut = now.getTime() + (remaining / pace) * DAY
  return { pace: Math.ceil(pace), runsOut, isShort: expiration !== null && runsOut < Date.parse(expiration) }
}
