import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RowResult } from '#domain/address-list/results.ts'
import type { UsStreetCandidate, UsStreetLookup } from '#generated/gateway/types.ts'
import { ApiError, networkError } from '#portal/api/errors/errors.ts'
import { type BatchState, NO_COUNTS, totalOf } from './model.ts'
import { createPace } from './pace.ts'
import { type Run, runList } from './run.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs to the end, however long it waits. */
async function finish(run: Run): Promise<void> {
  const done = runList(run)
  done.catch(() => {})
  await vi.runAllTimersAsync()
  return done
}

const rejection = (status: number, name: string, retryAfter?: number) =>
  new ApiError([{ id: null, name, message: name, fields: [], status }], { retryAfter })

const candidate = (input_index: number, street: string) =>
  ({
    input_index,
    candidate_index: 0,
    delivery_line_1: street,
    delivery_line_2: null,
    last_line: 'Boulder CO 80302-3217',
    components: {},
    metadata: {},
    analysis: { dpv_match_code: 'Y', vacant: false, active: true },
  }) as UsStreetCandidate

/** A list in memory, and a gateway that counts as the real one does. */
function stage(
  batches: string[][][],
  response?: (lookups: UsStreetLookup[], call: number) => void | Promise<void>,
) {
  const results = new Map<number, (RowResult | null)[]>()
  const states: BatchState[] = batches.map(rows => ({
    counts: NO_COUNTS,
    waiting: rows.length,
    sent: 0,
    again: 0,
  }))
  /** What survives an interruption. */
  const kept = new Map<number, BatchState>()
  const counted: string[] = []
  const sizes: number[] = []
  const start = Date.now()
  let [calls, stopped] = [0, false]
  const run = {
    source: 'live' as const,
    store: {
      batch: async (at: number) => ({
        rows: batches[at] ?? [],
        origins: { lines: [], damage: {} },
        results: [...(results.get(at) ?? (batches[at] ?? []).map(() => null))],
      }),
      mark: async (at: number, state: BatchState) => void kept.set(at, state),
      save: async (at: number, all: readonly (RowResult | null)[], state: BatchState) => {
        results.set(at, [...all])
        kept.set(at, state)
      },
    },
    states,
    list: { mapping: { street: 0 }, undone: [] },
    pace: createPace(() => 0),
    lookUp: async (lookups: UsStreetLookup[]) => {
      sizes.push(lookups.length)
      await response?.(lookups, calls++)
      counted.push(...lookups.map(({ street }) => street))
      return lookups.flatMap(({ street }, at) =>
        street.startsWith('1 Nowhere') ? [] : candidate(at, street),
      )
    },
    now: () => Date.now(),
    sleep: (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms)),
    isStopped: () => stopped,
    onProgress: () => {},
  }
  return {
    run,
    results,
    kept,
    counted,
    sizes,
    stop: () => {
      stopped = true
    },
    elapsed: () => Date.now() - start,
  }
}

const rows = (batch: number, count: number) =>
  Array.from({ length: count }, (_, at) => [`${batch}-${at} Main St`])
const many = (batches: number, size = 100) => Array.from({ length: batches }, (_, at) => rows(at, size))

describe('a run', () => {
  test('looks up every row once, and leaves out those without a street', async () => {
    const { run, results, counted } = stage([[['5 Main St'], [''], ['1 Nowhere Ln']], ...many(7)])
    await finish(run)
    expect(new Set(counted).size).toBe(702)
    expect(counted).toHaveLength(702)
    expect(results.get(0)?.map(result => result?.[0])).toEqual(['confirmed', 'not-sent', 'not-found'])
    expect(totalOf(run.states)).toEqual({
      counts: { confirmed: 701, incomplete: 0, 'not-found': 1, 'not-in-sample': 0, 'not-sent': 1 },
      waiting: 0,
      sent: 0,
      again: 0,
    })
  })

  test('slows down when it is too fast, and every row is still looked up once', async () => {
    // A gateway that takes one call in a second.
    let last = -1
    const { run, counted, sizes, elapsed } = stage(many(12), () => {
      const second = Math.floor(run.now() / 1000)
      if (second === last) throw rejection(429, 'requests-too-fast', 1)
      last = second
    })
    await finish(run)
    expect(new Set(counted).size).toBe(1200)
    expect(counted).toHaveLength(1200)
    expect(elapsed()).toBeGreaterThan(10_000)
    expect(sizes.length, 'most calls are not refused').toBeLessThan(32)
  })

  test('uses up the lookups that are left, and then stops with the rejection', async () => {
    let left = 37
    const { run, counted, results } = stage(many(3), lookups => {
      if (lookups.length > left) throw rejection(402, 'subscription-inactive')
      left -= lookups.length
    })
    await expect(finish(run)).rejects.toMatchObject({ name: 'subscription-inactive' })
    expect(counted).toHaveLength(37)
    const found = [...results.values()].flat().filter(Boolean)
    expect(found).toHaveLength(37)
  })

  test('divides what is too large for one call', async () => {
    const { run, counted } = stage(many(1), lookups => {
      if (lookups.length > 60) throw rejection(412, 'lookup-body-too-large')
    })
    await finish(run)
    expect(counted).toHaveLength(100)
  })

  test('stops at once when the key is rejected', async () => {
    const { run, sizes } = stage(many(9), () => {
      throw rejection(403, 'key-unauthorized')
    })
    await expect(finish(run)).rejects.toMatchObject({ name: 'key-unauthorized' })
    expect(sizes.length).toBeLessThanOrEqual(4)
  })

  test('waits out a passing failure, and gives up on a lasting one', async () => {
    const passing = stage(many(2), (_, call) => {
      if (call < 3) throw rejection(502, 'gateway-unavailable')
    })
    await finish(passing.run)
    expect(passing.counted).toHaveLength(200)
    expect(totalOf(passing.run.states).again, 'a failure is not counted').toBe(0)

    const lasting = stage(many(2), () => {
      throw networkError()
    })
    await expect(finish(lasting.run)).rejects.toMatchObject({ name: 'network' })
  })

  test('says which rows were sent twice, because a response never came', async () => {
    const { run, counted } = stage(many(1, 10), (_, call) => {
      if (call === 0) throw networkError()
    })
    await finish(run)
    expect(counted).toHaveLength(10)
    expect(totalOf(run.states)).toMatchObject({ again: 10, waiting: 0, sent: 0 })
  })
})

describe('an interrupted run', () => {
  test('resumes without the rows that have a result, and says what was on its way', async () => {
    const first = stage(many(6), (_, call) => (call < 2 ? undefined : new Promise(() => {})))
    void runList(first.run)
    await vi.runAllTimersAsync()
    expect(first.sizes).toHaveLength(6)
    // The page is gone. The last calls are never answered, but the gateway has counted them.
    const before = totalOf(first.kept.values())
    expect(before).toMatchObject({ sent: 400, counts: { confirmed: 200 } })

    const second = stage(many(6))
    for (const [at, results] of first.results) second.results.set(at, results)
    second.run.states.splice(0, 6, ...[...first.kept].toSorted(([a], [b]) => a - b).map(([, state]) => state))
    await finish(second.run)
    expect(second.counted).toHaveLength(400)
    expect(second.counted.filter(street => first.counted.includes(street))).toEqual([])
    expect(totalOf(second.run.states)).toMatchObject({ waiting: 0, sent: 0, again: 400 })
  })

  test('stops when it is asked to, once the calls under way are answered', async () => {
    const { run, counted, stop, results } = stage(many(20), (_, call) => {
      if (call === 3) stop()
    })
    await finish(run)
    expect(counted.length).toBeLessThanOrEqual(800)
    expect([...results.values()].flat().filter(Boolean)).toHaveLength(counted.length)
    expect(totalOf(run.states)).toMatchObject({ sent: 0, again: 0 })
  })
})
