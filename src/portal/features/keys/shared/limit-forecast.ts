import type { KeyLimit } from './model.ts'

const DAY = 24 * 60 * 60_000
/** In a shorter time, the pace of a counter does not predict the coming days. */
const LEAST_TIME = 60 * 60_000

/**
 * When a limit will be reached at the pace since its counter began, in milliseconds since 1970; undefined if
 * it is already reached, nothing was used, or the counter began within the last hour. The weekdays that the forecast
 * of a subscription knows don't count here: a counter has its start and its sum, and a report by day reaches neither
 * to the hour in which the counter was reset nor to what other limits of the key took back.
 */
export function forecastOf({ maxLookups, lookupsUsed, since }: KeyLimit, now: number): number | undefined {
  const passed = now - Date.parse(since)
  if (passed < LEAST_TIME || lookupsUsed === 0 || lookupsUsed >= maxLookups) return undefined
  return now + ((maxLookups - lookupsUsed) / lookupsUsed) * passed
}

/** Lookups a day since the counter began, rounded. */
export function paceOf({ lookupsUsed, since }: KeyLimit, now: number): number {
  return Math.round((lookupsUsed / Math.max(now - Date.parse(since), LEAST_TIME)) * DAY)
}

/** The used share in whole percent: 100 only once all are used, and never 0 while some are. */
export function shareOf({ maxLookups, lookupsUsed }: Pick<KeyLimit, 'maxLookups' | 'lookupsUsed'>): string {
  if (lookupsUsed >= maxLookups) return '100%'
  const percent = Math.floor((lookupsUsed / maxLookups) * 100)
  return percent === 0 && lookupsUsed > 0 ? '<1%' : `${percent}%`
}
