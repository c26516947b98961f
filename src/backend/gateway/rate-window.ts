/** Number of keys at which those of past seconds are forgotten. */
const MANY = 10_000

/**
 * How many lookups a key has made in this second, as far as this process has been told. The database counts them
 * for all processes and decides; what it said of a key that was too fast saves asking again within the second.
 */
export interface RateWindow {
  madeThisSecond(keyId: string, now: Date): number
  /** Takes note of what a key has made, and forgets what was known before. */
  record(keyId: string, made: number, now: Date): void
}

export function createRateWindow(): RateWindow {
  const counts = new Map<string, { second: number; made: number }>()
  const secondOf = (now: Date) => Math.floor(now.getTime() / 1000)
  return {
    madeThisSecond(keyId, now) {
      const count = counts.get(keyId)
      return count?.second === secondOf(now) ? count.made : 0
    },
    record(keyId, made, now) {
      const second = secondOf(now)
      if (counts.size >= MANY) for (const [id, count] of counts) if (count.second < second) counts.delete(id)
      counts.set(keyId, { second, made })
    },
  }
}
