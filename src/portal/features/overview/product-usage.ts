import type { LicenseUsageRow } from '#generated/subscription/types.ts'

export const DAY = 24 * 60 * 60_000

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
