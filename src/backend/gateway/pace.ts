/** Number of keys at which those of past seconds are forgotten. */
const MANY = 10_000

/**
 * How many lookups each key has made in this second. Each process keeps its own count, so with several
 * replicas, a rate limit is at most that many times higher.
 */
export interface Pace {
  madeThisSecond(keyId: string, now: Date): number
  add(keyId: string, lookups: number, now: Date): void
}

export function createPace(): Pace {
  const counts = new Map<string, { second: number; made: number }>()
  const secondOf = (now: Date) => Math.floor(now.getTime() / 1000)
  const madeThisSecond: Pace['madeThisSecond'] = (keyId, now) => {
    const count = counts.get(keyId)
    return count?.second === secondOf(now) ? count.made : 0
  }
  return {
    madeThisSecond,
    add(keyId, lookups, now) {
      const second = secondOf(now)
      if (counts.size >= MANY) for (const [id, count] of counts) if (count.second < second) counts.delete(id)
      counts.set(keyId, { second, made: madeThisSecond(keyId, now) + lookups })
    },
  }
}
