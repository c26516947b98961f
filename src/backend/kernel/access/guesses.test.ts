import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '../http/problem.ts'
import { createGuesses, type Guesses } from './guesses.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const operation = {
  operationId: 'logIn',
  responses: {},
  'x-rate-limit': { calls: 10, seconds: 300, by: ['failures' as const] },
}
const username = 'dana@northwind.example'

let guesses: Guesses
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  guesses = createGuesses(1)
})
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
/** An address of the network of this number. */
const from = (network: number, host = 1) => `10.${network >> 8}.${network & 255}.${host}`

/** Seconds to wait before a try is let through; 0 for one that was. */
async function tryOnce(address: string, device?: string, name = username): Promise<number> {
  const refused = await guesses.count(operation, { username: name, address, device }).then(
    () => undefined,
    error => error,
  )
  if (refused === undefined) return 0
  if (!(refused instanceof Problem)) throw refused
  return Number(refused.headers['retry-after'])
}
async function tries(times: number, address: (index: number) => string, device?: string) {
  const waits = []
  for (let index = 0; index < times; index++) waits.push(await tryOnce(address(index), device))
  return waits
}

describe('failures at a name', () => {
  test('are ten in five minutes of one network, whichever of its addresses', async () => {
    expect(await tries(10, index => from(1, index))).toEqual(Array(10).fill(0))
    expect(await tryOnce(from(1, 99))).toBeGreaterThan(290)
    wait(300 * SECOND)
    expect(await tryOnce(from(1, 99))).toBe(0)
  })

  test('of one network are none of another, nor of another name', async () => {
    await tries(11, () => from(1))
    expect(await tryOnce(from(2))).toBe(0)
    expect(await tryOnce('2001:db8::1')).toBe(0)
    expect(await tryOnce(from(1), undefined, 'lee@northwind.example')).toBe(0)
  })

  test('are twenty an hour of one network, which thereby never reaches the ceiling', async () => {
    let failures = 0
    for (let minute = 0; minute < 60; minute++) {
      failures += (await tries(10, () => from(1))).filter(seconds => seconds === 0).length
      wait(60 * SECOND - 1)
    }
    expect(failures).toBe(20)
    expect(await tryOnce(from(2))).toBe(0)
  })

  test('are none where the try was right', async () => {
    for (let index = 0; index < 30; index++)
      await (await guesses.count(operation, { username, address: from(1) })).takeBack()
    expect(await tries(10, () => from(1))).toEqual(Array(10).fill(0))
  })

  test('that come at once are counted each', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => tryOnce(from(1))))
    expect(waits.filter(seconds => seconds === 0)).toHaveLength(10)
  })
})

describe('a device that the person has logged in with', () => {
  test('has ten of its own, whatever others do in its network', async () => {
    await tries(11, () => from(1))
    expect(await tries(10, () => from(1), 'phone')).toEqual(Array(10).fill(0))
    expect(await tryOnce(from(2), 'phone')).toBeGreaterThan(0)
    expect(await tryOnce(from(1), 'laptop')).toBe(0)
    expect(await tryOnce(from(2))).toBe(0)
  })

  test('is let in while a thousand networks guess', async () => {
    await tries(1_000, from)
    expect(await tryOnce(from(5_000))).toBeGreaterThan(0)
    expect(await tryOnce(from(5_000), 'phone')).toBe(0)
  })
})

describe('guessing from many networks', () => {
  test('waits after eighty failures, longer with each', async () => {
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

  test('gets a hundred tries an hour at most, however often it asks', async () => {
    let passed = 0
    for (let second = 0, network = 0; second < 3_599; second++) {
      for (let index = 0; index < 3; index++) if ((await tryOnce(from(network++))) === 0) passed++
      wait(SECOND)
    }
    expect(passed).toBeGreaterThan(80)
    expect(passed).toBeLessThanOrEqual(100)
  })

  test('is not made to wait longer by what is refused', async () => {
    await tries(81, from)
    const before = Date.now()
    expect(new Set(await tries(100, index => from(300 + index)))).toEqual(new Set([1]))
    expect(Date.now()).toBe(before)
    wait(SECOND)
    expect(await tryOnce(from(999))).toBe(0)
  })

  test('lets the right one in after the wait, and the wait is over with it', async () => {
    await tries(90, from)
    const seconds = await tryOnce(from(900))
    wait(seconds * SECOND)
    await (await guesses.count(operation, { username, address: from(900) })).takeBack()
    expect(await tryOnce(from(901))).toBe(0)
  })

  test('begins anew after an hour', async () => {
    await tries(90, from)
    wait(HOUR)
    expect(await tries(80, from)).toEqual(Array(80).fill(0))
  })
})
