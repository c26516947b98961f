import { createHash } from 'node:crypto'
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { eq, sql } from 'drizzle-orm'
import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { SECOND } from '#domain/time/durations.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Database, Queries } from '../storage/database.ts'
import { limitCounters } from '../storage/tables.ts'
import {
  type Count,
  type CounterLimit,
  type CounterStore,
  type CreateCounters,
  createCounters,
  createMemoryStore,
  type MemoryStore,
} from './counters.ts'

/**
 * From this many points on, a counter is for callers who send much: each process counts by itself, and they exchange their
 * counts. Others are exact, since few points protect a password or a mailbox.
 */
const FREQUENT = 600
/** Milliseconds between two exchanges of a limit. */
const EXCHANGE = SECOND
/** The share of a limit below which a caller is not worth an exchange: that is nearly every one. */
const SMALL_SHARE = 1 / 50
/**
 * How many calls of the shared place fail, one after another, until a process counts by itself, and for how many
 * milliseconds. One alone may be late because a machine is busy, and then only this call is counted here.
 */
const FAILURES = 3
const PAUSE = 5 * SECOND
/** Milliseconds that Redis may take for a connection, and for a call. */
const REDIS_CONNECT = 5 * SECOND
const REDIS_CALL = SECOND

/**
 * Counters that all replicas share: on the Redis of REDIS_URL, else on PostgreSQL. The embedded database has one process,
 * which counts in its memory. When the shared place has failed several times, each process counts by itself for five seconds and tries again,
 * so that its loss locks no one out and opens no door wider than one limit for each process.
 */
export async function createCounterFactory(
  config: Pick<Config, 'REDIS_URL'>,
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  log: Log,
): Promise<{ createCounters: CreateCounters; close(): void }> {
  if (config.REDIS_URL) {
    const redis = await connect(config.REDIS_URL)
    return {
      createCounters: shareBetweenReplicas(limit => redisStore(redis, limit), log),
      close: () => redis.disconnect(),
    }
  }
  return {
    createCounters:
      kind === 'postgres'
        ? shareBetweenReplicas(() => postgresStore(queries), log)
        : limit => createCounters(limit, createMemoryStore()),
    close: () => {},
  }
}

function shareBetweenReplicas(storeOf: (limit: CounterLimit) => CounterStore, log: Log): CreateCounters {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  breaker.onBreak(reason =>
    log.error({ err: 'error' in reason ? reason.error : undefined }, 'limits are not shared'),
  )
  breaker.onReset(() => log.info('limits are shared again'))
  const guard: Guard = async call => breaker.execute(async () => call())
  return limit => {
    const memory = createMemoryStore()
    const shared = hashKeys(limit.name, storeOf(limit))
    const store =
      limit.points < FREQUENT
        ? fallBack(guard, shared, memory)
        : exchange(guard, shared, memory, limit.points)
    return createCounters(limit, store)
  }
}

/** Runs a call of the shared place, unless that has just failed. */
type Guard = <Result>(call: () => Result | Promise<Result>) => Promise<Result>

function fallBack(guard: Guard, shared: CounterStore, memory: CounterStore): CounterStore {
  const either = async <Result>(call: (store: CounterStore) => Result | Promise<Result>): Promise<Result> =>
    guard(() => call(shared)).catch(() => call(memory))
  return {
    add: (key, points, milliseconds) => either(store => store.add(key, points, milliseconds)),
    remove: (key, points) => either(store => store.remove(key, points)),
    get: key => either(store => store.get(key)),
    delete: key => either(store => store.delete(key)),
  }
}

/** What this process has counted of a key since the last exchange. */
interface Unsent {
  points: number
  milliseconds: number
  /** Its own exchange, once that has begun: the shared counter with these points, or undefined if that failed. */
  sent?: Promise<Count | undefined>
}

/**
 * Counts in this process, and adds that to the shared counters, which tells what others have counted: once a second, and
 * for a caller who sends much at each fiftieth of the limit. Its calls wait for that, so that beyond the limit a process
 * lets less than a fiftieth through, however slow it or the shared place is. Without calls there is nothing to exchange,
 * so no timer runs.
 */
function exchange(guard: Guard, shared: CounterStore, memory: MemoryStore, points: number): CounterStore {
  const fewest = points * SMALL_SHARE
  const unsent = new Map<string, Unsent>()
  const sending = new Map<string, Promise<unknown>>()
  let isSending = false
  let last = 0

  /** One exchange of a key at a time: the second one would find a count without the first. */
  async function send(key: string, counted: Unsent): Promise<Count | undefined> {
    while (!counted.sent && sending.has(key)) await sending.get(key)
    if (counted.sent) return counted.sent
    // What is counted meanwhile waits for the next one.
    unsent.delete(key)
    counted.sent = guard(() => shared.add(key, counted.points, counted.milliseconds))
      .then(({ used, milliseconds }) => {
        memory.set(key, { used: used + (unsent.get(key)?.points ?? 0), milliseconds })
        return { used, milliseconds }
      })
      // What is lost with an exchange that fails was counted here.
      .catch(() => undefined)
      .finally(() => sending.delete(key))
    sending.set(key, counted.sent)
    return counted.sent
  }

  async function sendAll(): Promise<void> {
    for (const [key, counted] of [...unsent]) {
      const known = memory.get(key)
      if (!known) unsent.delete(key)
      else if (known.used >= fewest) await send(key, counted)
    }
  }

  async function countWithOthers(key: string, counted: Unsent, place: number, here: Count): Promise<Count> {
    const sent = await send(key, counted)
    return sent ? { used: sent.used - counted.points + place, milliseconds: sent.milliseconds } : here
  }

  return {
    add(key, added, milliseconds) {
      const count = memory.add(key, added, milliseconds)
      const counted = unsent.get(key) ?? { points: 0, milliseconds }
      counted.points += added
      unsent.set(key, counted)
      const now = performance.now()
      if (!isSending && now - last >= EXCHANGE) {
        last = now
        isSending = true
        sendAll().finally(() => {
          isSending = false
        })
      }
      // One that is beyond its limit stays there, whatever others have counted.
      const isKnown = count.used > points || (counted.points < fewest && !sending.has(key))
      return isKnown ? count : countWithOthers(key, counted, counted.points, count)
    },
    remove(key, removed) {
      memory.remove(key, removed)
      const left = unsent.get(key)
      if (left) left.points -= removed
    },
    get: key => memory.get(key),
    delete: key => memory.delete(key),
  }
}

/** Addresses and names stay here. */
function hashKeys(name: string, store: CounterStore): CounterStore {
  const hash = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url').slice(0, 22)
  return {
    add: (key, points, milliseconds) => store.add(hash(key), points, milliseconds),
    remove: (key, points) => store.remove(hash(key), points),
    get: key => store.get(hash(key)),
    delete: key => store.delete(hash(key)),
  }
}

/** Without a connection after five seconds, the calls fail until there is one. */
async function connect(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: REDIS_CONNECT,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: attempt => Math.min(attempt * 100, PAUSE),
  })
  // The calls fail, too, and the breaker logs one of them.
  redis.on('error', () => {})
  await redis.connect().catch(() => {})
  return redis
}

function redisStore(redis: Redis, { points, seconds }: CounterLimit): CounterStore {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'gatepost',
    points,
    duration: seconds,
    rejectIfRedisNotReady: true,
  })
  const countOf = (found: { consumedPoints: number; msBeforeNext: number }): Count => ({
    used: found.consumedPoints,
    milliseconds: Math.max(0, found.msBeforeNext),
  })
  return {
    // Not `consume`, which rejects beyond the limit.
    add: async (key, added, milliseconds) =>
      countOf(await inTime(limiter.penalty(key, added, { customDuration: milliseconds / 1000 }))),
    async remove(key, removed) {
      if (await inTime(limiter.get(key))) await inTime(limiter.reward(key, removed))
    },
    async get(key) {
      const found = await inTime(limiter.get(key))
      return found ? countOf(found) : undefined
    },
    delete: async key => void (await inTime(limiter.delete(key))),
  }
}

/**
 * Rejects a call that is late. One whose response has arrived while this process was busy is not: what has arrived is
 * read between a timer and an immediate.
 */
async function inTime<Result>(call: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => setImmediate(reject, new Error('Redis does not respond')), REDIS_CALL)
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * In one statement each. Our own: `rate-limiter-flexible` names its prepared statements, which fails behind a pooler that
 * gives each transaction another connection.
 */
function postgresStore(queries: Queries): CounterStore {
  const { key: keyColumn, used, until } = limitCounters
  const milliseconds = sql<number>`ceil(extract(epoch from ${until} - now()) * 1000)::int`
  const hasEnded = sql`${until} <= now()`
  return {
    async add(key, points, duration) {
      const end = sql`now() + make_interval(secs => ${duration / 1000})`
      const [count] = await queries
        .insert(limitCounters)
        .values({ key, used: points, until: end })
        .onConflictDoUpdate({
          target: keyColumn,
          set: {
            used: sql`case when ${hasEnded} then excluded.used else ${used} + excluded.used end`,
            until: sql`case when ${hasEnded} then excluded.until else ${until} end`,
          },
        })
        .returning({ used, milliseconds })
      if (!count) throw new Error('an insert returned no row')
      return count
    },
    async remove(key, points) {
      await queries
        .update(limitCounters)
        .set({ used: sql`greatest(0, ${used} - ${points})` })
        .where(eq(keyColumn, key))
    },
    async get(key) {
      const [count] = await queries
        .select({ used, milliseconds })
        .from(limitCounters)
        .where(sql`${keyColumn} = ${key} and not ${hasEnded}`)
      return count
    },
    async delete(key) {
      await queries.delete(limitCounters).where(eq(keyColumn, key))
    },
  }
}
