/** Number of keys at which those of past seconds are forgotten. */
const MANY = 10_000

/**
 * How many lookups a key has made in this second with a license, as far as this process has been told. The database
 * counts them for all processes and decides; what it said of a key that was too fast saves asking again within the second.
 * An address that uses a key has a pace too.
 */
export interface RateWindow {
  madeThisSecond(id: string, now: Date): number
  /** Takes note of what was made, and forgets what was known before. */
  record(id: string, made: number, now: Date): void
}

export function createRateWindow(): RateWindow {
  const counts = new Map<string, { second: number; made: number }>()
  const secondOf = (now: Date) => Math.floor(now.getTime() / 1000)
  return {
    madeThisSecond(id, now) {
      const count = counts.get(id)
      return count?.second === secondOf(now) ? count.made : 0
    },
    record(id, made, now) {
      const second = secondOf(now)
      if (counts.size >= MANY)
        for (const [past, count] of counts) if (count.second < second) counts.delete(past)
      counts.set(id, { second, made })
    },
  }
}
