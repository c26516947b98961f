import { DAY } from '#domain/time/durations.ts'
import type { ServiceComponent } from '#generated/reporting/types.ts'

type Day = ServiceComponent['history'][number]

/** How a day went: without a check, all well, or not. */
export type DayState = 'unknown' | 'working' | 'failing'

/** The last days of a part up to a moment, oldest first, also those that were not checked. */
export function daysUpTo(now: Date, days: readonly Day[], count: number): { day: string; state: DayState }[] {
  const known = new Map(days.map(each => [each.day, each]))
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() - (count - 1 - index) * DAY).toISOString().slice(0, 10)
    const found = known.get(day)
    return { day, state: found ? (found.failing ? 'failing' : 'working') : 'unknown' }
  })
}

/**
 * The share of the time in which a part worked, of the time in which it was checked, such as "99.98%". It is rounded down:
 * only a part that never failed has 100%. Undefined without a check.
 */
export function uptimeText(days: readonly Day[]): string | undefined {
  const working = days.reduce((sum, day) => sum + day.working, 0)
  const checked = days.reduce((sum, day) => sum + day.working + day.failing, 0)
  if (!checked) return undefined
  const hundredths = Math.floor((working / checked) * 10_000)
  return `${hundredths === 10_000 ? '100' : (hundredths / 100).toFixed(2)}%`
}
