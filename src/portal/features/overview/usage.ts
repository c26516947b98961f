import { listTeamMembers } from '#generated/authorization/operations.ts'
import { listEmbeddedKeys, listSecretKeys } from '#generated/security/operations.ts'
import { getMaxUsers, listLicenseUsage } from '#generated/subscription/operations.ts'
import type { LicenseUsageRow } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'

export const DAY = 24 * 60 * 60_000

/** The days of the report, as the server names them: midnight in UTC. */
export function daysOf(now: Date, count: number): string[] {
  const today = Math.floor(now.getTime() / DAY) * DAY
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * DAY).toISOString().replace('.000Z', 'Z'),
  )
}

/** A product in the report: its lookups on each of the days. */
interface ProductUsage {
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

/** The days that the overview looks back on. */
export const USAGE_DAYS = 30

/** Lookups by product and day. Days are those of UTC, so that everyone sees the same figures. */
export const usageQuery = (now: Date) => {
  const days = daysOf(now, USAGE_DAYS)
  const end = new Date(Date.parse(days.at(-1) ?? '') + DAY).toISOString()
  return query(listLicenseUsage, { query: { start: days[0] ?? '', end, interval: 'day', time_zone: 'UTC' } })
}

/** The newest key, and how many there are. */
export const secretKeysQuery = query(listSecretKeys, {
  query: { state: 'active', page_size: 1, sort: 'created', direction: 'desc' },
})
/** Enough to tell whether one of them is for a website. */
export const embeddedKeysQuery = query(listEmbeddedKeys, { query: { state: 'active', page_size: 20 } })
export const maxUsersQuery = query(getMaxUsers)
/** Only how many there are. */
export const teamQuery = query(listTeamMembers, { query: { page_size: 1 } })
