/** A caller that has used up what a counter allows. */
export class LimitReached {
  /** Milliseconds until it may try again. */
  readonly milliseconds: number
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds
  }
}

/** What a counter has, and the milliseconds until it ends. */
export interface Count {
  used: number
  milliseconds: number
}

type Awaitable<Value> = Value | Promise<Value>

/** Where counters are: in this process, or where all replicas see them. */
export interface CounterStore {
  /** Adds points to a counter, which begins with its first ones and ends `milliseconds` later. */
  add(key: string, points: number, milliseconds: number): Awaitable<Count>
  /** Takes points back from a counter that has not ended. */
  remove(key: string, points: number): Awaitable<void>
  /** Undefined for one that has not begun, or has ended. */
  get(key: string): Awaitable<Count | undefined>
  delete(key: string): Awaitable<void>
}

/** Counters of one limit by key, such as an address or a name. */
export interface Counters {
  readonly points: number
  /** Adds points; rejects with LimitReached beyond the limit. `seconds` is for a counter that begins now. */
  consume(key: string, points?: number, seconds?: number): Promise<void>
  /** Adds a point, also beyond the limit, and resolves to how many there are. */
  penalize(key: string): Promise<number>
  /** Adds points, or rejects with LimitReached and adds none if fewer are left. */
  take(key: string, points: number): Promise<void>
  /** How many points are left, and the milliseconds until all are. */
  leftOf(key: string): Promise<{ points: number; milliseconds: number }>
  /** Takes points back. */
  reward(key: string, points?: number): Promise<void>
  delete(key: string): Promise<void>
}

export interface CounterLimit {
  /** Tells its counters from those of other limits. */
  name: string
  points: number
  seconds: number
}

/** Makes the counters of a limit. */
export type CreateCounters = (limit: CounterLimit) => Counters

export function createCounters(
  { points, seconds: duration }: Omit<CounterLimit, 'name'>,
  store: CounterStore,
): Counters {
  return {
    points,
    async consume(key, consumed = 1, seconds = duration) {
      const { used, milliseconds } = await store.add(key, consumed, seconds * 1000)
      if (used > points) throw new LimitReached(milliseconds)
    },
    penalize: async key => (await store.add(key, 1, duration * 1000)).used,
    async take(key, taken) {
      const { used, milliseconds } = await store.add(key, taken, duration * 1000)
      if (used <= points) return
      await store.remove(key, taken)
      throw new LimitReached(milliseconds)
    },
    async leftOf(key) {
      const { used, milliseconds } = (await store.get(key)) ?? { used: 0, milliseconds: 0 }
      return { points: Math.max(0, points - used), milliseconds }
    },
    reward: async (key, returned = 1) => store.remove(key, returned),
    delete: async key => store.delete(key),
  }
}

/** Most counters of a limit. More than a minute's calls of all addresses that a process can serve. */
const MOST = 100_000
/** How many that have ended a new one removes at most, so that none waits for long. */
const SWEPT = 4

// system time: limits are about real seconds of one process, whatever a test or a mock makes of its clock.
const systemTime = () => Date.now()

export interface MemoryStore extends CounterStore {
  add(key: string, points: number, milliseconds: number): Count
  get(key: string): Count | undefined
  /** Replaces what is known of a counter. */
  set(key: string, count: Count): void
  readonly size: number
}

/**
 * Counters in the memory of this process. Callers choose the keys, so there are at most `most` of them: beyond that, the
 * oldest one goes, and one that has ended goes when others begin. They have no timers: `rate-limiter-flexible` starts one
 * for each key, which takes three times the memory for up to an hour, however many strangers make up names.
 */
export function createMemoryStore(most = MOST): MemoryStore {
  const counters = new Map<string, { used: number; until: number }>()

  function begin(key: string, count: Count, now: number) {
    counters.delete(key)
    removeOld(counters, now, most)
    const counter = { used: count.used, until: now + count.milliseconds }
    counters.set(key, counter)
    return counter
  }

  return {
    add(key, points, milliseconds) {
      const now = systemTime()
      const known = counters.get(key)
      const counter = known && known.until > now ? known : begin(key, { used: 0, milliseconds }, now)
      counter.used += points
      return { used: counter.used, milliseconds: counter.until - now }
    },
    remove(key, points) {
      const counter = counters.get(key)
      if (!counter) return
      counter.used -= points
      if (counter.used <= 0) counters.delete(key)
    },
    get(key) {
      const now = systemTime()
      const counter = counters.get(key)
      return counter && counter.until > now
        ? { used: counter.used, milliseconds: counter.until - now }
        : undefined
    },
    set: (key, count) => void begin(key, count, systemTime()),
    delete: key => void counters.delete(key),
    get size() {
      return counters.size
    },
  }
}

/** Removes some that have ended, and the oldest one if there are too many. */
function removeOld(counters: Map<string, { until: number }>, now: number, most: number): void {
  let swept = 0
  for (const [key, { until }] of counters) {
    if (counters.size < most && (until > now || swept === SWEPT)) return
    counters.delete(key)
    swept += 1
  }
}
