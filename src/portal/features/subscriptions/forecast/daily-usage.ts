import { listLicenseUsage } from '#generated/subscription/operations.ts'
import type { LicenseUsage } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { DAY } from '#portal/shared/subscriptions/forecast.ts'

/** A month of whole days, and today. */
const DAYS = 31

/** The first moments of the days, by UTC as lookups are counted. */
function daysUntil(now: Date): number[] {
  const today = Math.floor(now.getTime() / DAY) * DAY
  return Array.from({ length: DAYS }, (_, at) => today - (DAYS - 1 - at) * DAY)
}

/** The lookups of all licenses by day: one report for a whole list. */
export function dailyUsageQuery(now: Date) {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const [start, end] = [today - (DAYS - 1) * DAY, today + DAY].map(at => new Date(at).toISOString())
  return query(listLicenseUsage, {
    query: { start: start ?? '', end: end ?? '', interval: 'day', time_zone: 'UTC' },
  })
}

/** The lookups of one license on each of the days, the oldest first. */
export function dailyOf({ usage }: LicenseUsage, licenseId: number, now: Date): number[] {
  const used = new Map<number, number>()
  for (const row of usage) if (row.license_id === licenseId) used.set(Date.parse(row.start), row.used)
  return daysUntil(now).map(day => used.get(day) ?? 0)
}
