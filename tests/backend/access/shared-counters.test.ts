import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#kernel/log.ts'
import { type Counters, type CreateCounters, LimitReached } from '#kernel/work/counters.ts'
import { createCounterFactory } from '#kernel/work/shared-counters.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { freePort } from '../../../scripts/lib/processes/free-port.ts'
import { type RedisServer, startRedis } from '../../../scripts/lib/processes/redis.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type Backend, sharedBackend } from '../../support/backend.ts'

const REPLICAS = 4
/** Milliseconds of a limit that ends often. */
const SHORT = 10
const log = createLog({ level: 'silent', secrets: new Set() })

let backend: Backend
const closing: (() => void)[] = []
beforeAll(async () => {
  backend = await sharedBackend()
})
afterAll(() => {
  for (const close of closing) close()
})

/** What makes counters on each replica. */
async function createReplicas(url?: string): Promise<CreateCounters[]> {
  const replicas: CreateCounters[] = []
  while (replicas.length < REPLICAS) {
    const database = { kind: 'postgres' as const, queries: backend.db }
    const { createCounters, close } = await createCounterFactory({ REDIS_URL: url }, database, log)
    closing.push(close)
    replicas.push(createCounters)
  }
  return replicas
}

const passes = (counters: Counters, key: string): Promise<boolean> =>
  counters.consume(key).then(
    () => true,
    error => {
      if (error instanceof LimitReached) return false
      throw error
    },
  )

/** How many of some calls are let through, spread over the replicas. */
async function countPassing(counters: readonly Counters[], calls: number, key = 'a caller'): Promise<number> {
  let passed = 0
  for (let call = 0; call < calls; call++)
    for (const one of counters.slice(call % REPLICAS, (call % REPLICAS) + 1))
      if (await passes(one, key)) passed++
  return passed
}

let limits = 0
/** A limit that no other test has, on each of some replicas. */
function limitOf(points: number, seconds: number, on: readonly CreateCounters[]): Counters[] {
  const name = `limit ${++limits}`
  return on.map(createCounters => createCounters({ name, points, seconds }))
}

/** How many replicas let the only call of a limit through: one if they count together, all if they can't. */
const separate = (on: readonly CreateCounters[]) => countPassing(limitOf(1, 60, on), REPLICAS)

const places = [
  { place: 'PostgreSQL', start: async () => undefined },
  // The machine may have to install it.
  ...(isFullRun ? [{ place: 'Redis', start: startRedis }] : []),
]
describe.each(places)('four replicas count on $place', ({ start }) => {
  let redis: RedisServer | undefined
  let on: CreateCounters[]
  beforeAll(async () => {
    redis = await start()
    on = await createReplicas(redis?.url)
  })
  afterAll(() => redis?.stop())

  test('a limit of few calls to the call, also of calls at the same time', async () => {
    const counters = limitOf(5, 60, on)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => counters.map(one => passes(one, 'a caller'))).flat(),
    )
    expect(all.filter(Boolean)).toHaveLength(5)
    expect(await countPassing(counters, 8, 'another')).toBe(5)
  })

  test('what is taken back, taken as a whole, and deleted', async () => {
    const [one, two, three, four] = limitOf(5, 60, on) as [Counters, Counters, Counters, Counters]
    await one.take('a caller', 4)
    await expect(two.take('a caller', 2)).rejects.toBeInstanceOf(LimitReached)
    await three.take('a caller', 1)
    expect((await two.leftOf('a caller')).milliseconds).toBeGreaterThan(30_000)
    await four.reward('a caller', 2)
    expect((await one.leftOf('a caller')).points).toBe(2)
    expect(await two.penalize('a caller')).toBe(4)
    await three.delete('a caller')
    expect(await four.leftOf('a caller')).toEqual({ points: 5, milliseconds: 0 })
    await one.reward('another', 1)
    expect(await countPassing([one, two, three, four], 8, 'another')).toBe(5)
  })

  test('until its end, on all of them', async () => {
    const counters = limitOf(1, 1, on)
    expect(await countPassing(counters, 8)).toBe(1)
    await expect.poll(async () => (await counters[2]?.leftOf('a caller'))?.points).toBe(1)
    expect(await countPassing(counters, 8)).toBe(1)
  })

  test('a limit of many calls, but for less than a fiftieth on each, of calls one after another', async () => {
    const counters = limitOf(MANY, 60, on)
    let passed = 0
    // A call each millisecond: 250 a second on each.
    await expect
      .poll(
        async () => {
          const before = passed
          passed += await countPassing(counters, 40)
          return passed - before
        },
        { interval: 40, timeout: scaledTimeout(30_000) },
      )
      .toBe(0)
    expectLimit(passed, 'one after another')
  })

  test('and of calls at the same time', async () => {
    const counters = limitOf(MANY, 60, on)
    const all = await Promise.all(
      Array.from({ length: MANY }, () => counters.map(one => passes(one, 'a caller'))).flat(),
    )
    expectLimit(all.filter(Boolean).length, 'at the same time')
  })
})

/** A limit whose calls are exchanged, and what four replicas let through of it at most. */
const MANY = 1_000
const MOST = MANY + REPLICAS * (MANY / 50 - 1)
function expectLimit(passed: number, how: string) {
  console.log(`    of a limit of ${MANY} calls, four replicas let ${passed} through, ${how}`)
  expect(passed).toBeGreaterThanOrEqual(MANY)
  expect(passed).toBeLessThanOrEqual(MOST)
}

test('what is too little to exchange does not add up over the times of a limit', async () => {
  const [counters] = limitOf(600, SHORT / 1000, await createReplicas())
  const countTimes = async (times: number, calls: number) => {
    for (let time = 0; time < times; time++) {
      for (let call = 0; call < calls; call++) expect(counters && (await passes(counters, 'one'))).toBe(true)
      await sleep(SHORT + 2)
    }
  }
  // Less than a fiftieth each time and together more than the limit; then enough to exchange, for over a second.
  await countTimes(70, 10)
  await countTimes(100, 15)
})

test('without the place where they count together, each replica counts by itself: all get in, and none without end', async () => {
  const on = await createReplicas(`redis://127.0.0.1:${await freePort()}`)
  const counters = limitOf(5, 60, on)
  expect(await countPassing(counters, 4)).toBe(4)
  expect(await countPassing(counters, 100)).toBe(REPLICAS * 5 - 4)
})

test.runIf(isFullRun)(
  'when Redis ends, replicas count by themselves at once, and together again soon after it is back',
  async () => {
    const redis = await startRedis()
    const on = await createReplicas(redis.url)
    expect(await separate(on)).toBe(1)
    await redis.stop()
    const counters = limitOf(5, 600, on)
    const begin = performance.now()
    expect(await countPassing(counters, 100)).toBe(REPLICAS * 5)
    expect(performance.now() - begin).toBeLessThan(5_000)
    await redis.start()
    const back = performance.now()
    await expect.poll(() => separate(on), { timeout: scaledTimeout(30_000), interval: 250 }).toBe(1)
    console.log(`    together again ${Math.round(performance.now() - back)} ms after Redis was back`)
    await redis.stop()
  },
  scaledTimeout(60_000),
)
