import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { getMaxUsers } from '#generated/subscription/operations/getMaxUsers.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
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

/**
 * Lookups by product and day, of twice the days, to compare them with those before. Days are those of UTC, so that
 * everyone sees the same figures.
 */
export const usageQuery = (now: Date) => {
  const days = daysOf(now, 2 * USAGE_DAYS)
  const end = new Date(Date.parse(days.at(-1) ?? '') + DAY).toISOString()
  return query(listLicenseUsage, { query: { start: days[0] ?? '', end, interval: 'day', time_zone: 'UTC' } })
}

/** How a total compares with that of the days before. Undefined without lookups before. */
export function changeText(total: number, before: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round((Math.abs(total - before) / before) * 100)
  if (percent === 0) return `About the same as in the ${USAGE_DAYS} days before`
  return `${percent}% ${total > before ? 'more' : 'less'} than in the ${USAGE_DAYS} days before`
}

/** A round number for the top of an axis, with a whole number at its middle. */
export function niceMaximum(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, most)))
  const factor = [1, 2, 4, 6, 10].find(each => each * power >= most && (each * power) % 2 === 0)
  return (factor ?? 10) * power
}

/** "2.5%" of all requests. */
export function rejectedShare(rejected: number, accepted: number): string {
  const percent = (rejected / (rejected + accepted)) * 100
  return percent < 0.1 ? 'less than 0.1%' : `${percent.toFixed(1).replace(/\.0$/, '')}%`
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
