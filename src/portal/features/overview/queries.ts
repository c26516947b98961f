import { listTeamMembers } from '#generated/authorization/operations.ts'
import { listEmbeddedKeys, listSecretKeys } from '#generated/security/operations.ts'
import { getMaxUsers, listLicenseUsage } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { DAY, daysOf } from './product-usage.ts'

/** The days that the overview looks back on. */
export const USAGE_DAYS = 30

/** Lookups by product and day. Days are those of UTC, so that everybody sees the same figures. */
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
