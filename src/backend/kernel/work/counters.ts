/** A caller that has used up what a counter allows. */
export class LimitReached {
  /** Milliseconds until it may try again. */
  readonly milliseconds: number
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds
  }
}

/** Counters of one limit by key, such as an address or a name. Each begins with its first point, and ends after a time. */
export interface Counters {
  readonly points: number
  /** Adds points; throws LimitReached beyond the limit. `seconds` is for a counter that begins now. */
  consume(key: string, points?: number, seconds?: number): void
  /** Adds a point, also beyond the limit, and returns how many there are. */
  penalize(key: string): number
  /** Adds points, or throws LimitReached and adds none if fewer are left. */
  take(key: string, points: number): void
  /** How many points are left, and the milliseconds until all are. */
  leftOf(key: string): { points: number; milliseconds: number }
  /** Takes points back. */
  reward(key: string, points?: number): void
  delete(key: string): void
  readonly size: number
}

interface Counter {
  used: number
  until: number
}

/** Most counters of a limit. More than a minute's calls of all addresses that a process can serve. */
const MOST = 100_000
/** How many that have ended a new one removes at most, so that none waits for long. */
const SWEPT = 4

// system time: limits are about real seconds of one process, whatever a test or a mock makes of its clock.
const systemTime = () => Date.now()

/**
 * Counters in the memory of this process. Callers choose the keys, so there are at most `most` of them: beyond that, the
 * oldest one goes, and one that has ended goes when others begin. They have no timers: `rate-limiter-flexible` starts one
 * for each key, which takes three times the memory for up to an hour, however many strangers make up names.
 */
export function createCounters({
  points,
  seconds: duration,
  most = MOST,
}: {
  points: number
  seconds: number
  most?: number
}): Counters {
  const counters = new Map<string, Counter>()

  function counterOf(key: string, seconds: number): Counter {
    const now = systemTime()
    const known = counters.get(key)
    if (known && known.until > now) return known
    counters.delete(key)
    removeOld(counters, now, most)
    const counter = { used: 0, until: now + seconds * 1000 }
    counters.set(key, counter)
    return counter
  }

  return {
    points,
    consume(key, consumed = 1, seconds = duration) {
      const counter = counterOf(key, seconds)
      counter.used += consumed
      if (counter.used > points) throw new LimitReached(counter.until - systemTime())
    },
    penalize(key) {
      const counter = counterOf(key, duration)
      counter.used += 1
      return counter.used
    },
    take(key, taken) {
      const counter = counterOf(key, duration)
      if (counter.used + taken > points) throw new LimitReached(counter.until - systemTime())
      counter.used += taken
    },
    leftOf(key) {
      const now = systemTime()
      const counter = counters.get(key)
      if (!counter || counter.until <= now) return { points, milliseconds: 0 }
      return { points: Math.max(0, points - counter.used), milliseconds: counter.until - now }
    },
    reward(key, returned = 1) {
      const counter = counters.get(key)
      if (!counter) return
      counter.used -= returned
      if (counter.used <= 0) counters.delete(key)
    },
    delete: key => void counters.delete(key),
    get size() {
      return counters.size
    },
  }
}

/** Removes some that have ended, and the oldest one if there are too many. */
function removeOld(counters: Map<string, Counter>, now: number, most: number): void {
  let swept = 0
  for (const [key, { until }] of counters) {
    if (counters.size < most && (until > now || swept === SWEPT)) return
    counters.delete(key)
    swept += 1
  }
}
