import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/time/durations.ts'
import { Problem } from '../http/problem.ts'
import { createCounters, createMemoryStore } from '../work/counters.ts'
import { createFailedAttempts, type FailedAttempts } from './failed-attempts.ts'

const HOUR = 3_600 * SECOND
const operation = {
  operationId: 'logIn',
  responses: {},
  'x-rate-limit': { calls: 10, seconds: 300, by: ['failures' as const] },
}
const username = 'dana@northwind.example'

let failedAttempts: FailedAttempts
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  failedAttempts = createFailedAttempts(limit => createCounters(limit, createMemoryStore()), 1)
})
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
/** An address in the network with this number. */
const from = (network: number, host = 1) => `10.${network >> 8}.${network & 255}.${host}`

/** Seconds to wait before an attempt is allowed; 0 for an allowed one. */
async function tryOnce(address: string, device?: string, name = username): Promise<number> {
  const rejected = await failedAttempts.count(operation, { username: name, address, device }).then(
    () => undefined,
    error => error,
  )
  if (rejected === undefined) return 0
  if (!(rejected instanceof Problem)) throw rejected
  return Number(rejected.headers['retry-after'])
}
async function tries(times: number, address: (index: number) => string, device?: string) {
  const waits = []
  for (let index = 0; index < times; index++) waits.push(await tryOnce(address(index), device))
  return waits
}

describe('failures at a name', () => {
  test('are limited to ten in five minutes for one network, across its addresses', async () => {
    expect(await tries(10, index => from(1, index))).toEqual(Array(10).fill(0))
    expect(await tryOnce(from(1, 99))).toBeGreaterThan(290)
    wait(300 * SECOND)
    expect(await tryOnce(from(1, 99))).toBe(0)
  })

  test('of one network do not count for another network or another name', async () => {
    await tries(11, () => from(1))
    expect(await tryOnce(from(2))).toBe(0)
    expect(await tryOnce('2001:db8::1')).toBe(0)
    expect(await tryOnce(from(1), undefined, 'lee@northwind.example')).toBe(0)
  })

  test('are limited to twenty an hour for one network, which therefore never reaches the ceiling', async () => {
    let failures = 0
    for (let minute = 0; minute < 60; minute++) {
      failures += (await tries(10, () => from(1))).filter(seconds => seconds === 0).length
      wait(60 * SECOND - 1)
    }
    expect(failures).toBe(20)
    expect(await tryOnce(from(2))).toBe(0)
  })

  test('do not include successful attempts', async () => {
    for (let index = 0; index < 30; index++)
      await (await failedAttempts.count(operation, { username, address: from(1) })).takeBack()
    expect(await tries(10, () => from(1))).toEqual(Array(10).fill(0))
  })

  test('are each counted when they come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => tryOnce(from(1))))
    expect(waits.filter(seconds => seconds === 0)).toHaveLength(10)
  })
})

describe('a device that the person has logged in with', () => {
  test('has its own ten, whatever others do in its network', async () => {
    await tries(11, () => from(1))
    expect(await tries(10, () => from(1), 'phone')).toEqual(Array(10).fill(0))
    expect(await tryOnce(from(2), 'phone')).toBeGreaterThan(0)
    expect(await tryOnce(from(1), 'laptop')).toBe(0)
    expect(await tryOnce(from(2))).toBe(0)
  })

  test('can log in while a thousand networks guess', async () => {
    await tries(1_000, from)
    expect(await tryOnce(from(5_000))).toBeGreaterThan(0)
    expect(await tryOnce(from(5_000), 'phone')).toBe(0)
  })
})

describe('guessing from many networks', () => {
  test('has to wait after eighty failures, longer with each', async () => {
    expect(await tries(80, from)).toEqual(Array(80).fill(0))
    const waits = []
    for (let index = 0; index < 11; index++) {
      expect(await tryOnce(from(100 + index))).toBe(0)
      const seconds = await tryOnce(from(200 + index))
      waits.push(seconds)
      wait(seconds * SECOND)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  test('gets at most a hundred attempts an hour, however often it tries', async () => {
    let passed = 0
    for (let second = 0, network = 0; second < 3_599; second++) {
      for (let index = 0; index < 3; index++) if ((await tryOnce(from(network++))) === 0) passed++
      wait(SECOND)
    }
    expect(passed).toBeGreaterThan(80)
    expect(passed).toBeLessThanOrEqual(100)
  })

  test('does not wait longer because of rejected attempts', async () => {
    await tries(81, from)
    const before = Date.now()
    expect(new Set(await tries(100, index => from(300 + index)))).toEqual(new Set([1]))
    expect(Date.now()).toBe(before)
    wait(SECOND)
    expect(await tryOnce(from(999))).toBe(0)
  })

  test('lets the right person in after the wait, which then ends', async () => {
    await tries(90, from)
    const seconds = await tryOnce(from(900))
    wait(seconds * SECOND)
    await (await failedAttempts.count(operation, { username, address: from(900) })).takeBack()
    expect(await tryOnce(from(901))).toBe(0)
  })

  test('starts over after an hour', async () => {
    await tries(90, from)
    wait(HOUR)
    expect(await tries(80, from)).toEqual(Array(80).fill(0))
  })
})
