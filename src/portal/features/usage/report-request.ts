import type { ReportRequest } from './queries.ts'
import { dayOf, daysOf, hourReason, type Zone } from './range.ts'
import type { By } from './report.ts'
import { keysOf, USUAL_RANGE, type UsageSearch } from './usage-search.ts'

export function todayIn(zone: Zone, now: Date): string {
  return dayOf(now, zone)
}

/** The report that an address requests at a moment. Hours become days if the range has no hours. */
export function reportRequestOf(by: By, search: UsageSearch, now: Date): ReportRequest {
  const zone = search.zone ?? 'utc'
  const today = todayIn(zone, now)
  const { from, to, range = USUAL_RANGE } = search
  const days = from && to ? { from, to } : daysOf(range, today)
  const interval = search.interval && !hourReason(days, today) ? search.interval : 'day'
  return { by, days, interval, zone, keys: by === 'key' ? keysOf(search) : [] }
}
