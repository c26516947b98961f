import { RETRY_DAYS } from '#domain/subscription/renewal.ts'

const DAY = 24 * 60 * 60_000

/** When the card is tried again after a failed charge, by the days since the first one; null after the last. */
export function nextRetry(firstFailure: Date, now: Date): Date | null {
  const times = RETRY_DAYS.map(days => new Date(firstFailure.getTime() + days * DAY))
  return times.find(time => time > now) ?? null
}
