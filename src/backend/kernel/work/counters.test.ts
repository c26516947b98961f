import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCounters, LimitReached } from './counters.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const reached = (action: () => void): number | undefined => {
  try {
    action()
    return undefined
  } catch (error) {
    if (error instanceof LimitReached) return error.milliseconds
    throw error
  }
}

test('a counter allows its points until it ends, and says how long that is', () => {
  const counters = createCounters({ points: 2, seconds: 10 })
  counters.consume('a')
  vi.setSystemTime(Date.now() + 4_000)
  counters.consume('a')
  expect(reached(() => counters.consume('a'))).toBe(6_000)
  expect(reached(() => counters.consume('b'))).toBeUndefined()
  vi.setSystemTime(Date.now() + 6_000)
  expect(reached(() => counters.consume('a'))).toBeUndefined()
})

test('points that are taken back can be used again', () => {
  const counters = createCounters({ points: 3, seconds: 10 })
  counters.take('a', 2)
  expect(reached(() => counters.take('a', 2))).toBe(10_000)
  counters.reward('a', 2)
  expect(counters.size).toBe(0)
  counters.take('a', 3)
})

test('a thousand strangers leave no timers, and nothing once others have come after their time', () => {
  const counters = createCounters({ points: 1, seconds: 10 })
  for (let number = 0; number < 1_000; number++) counters.consume(`stranger ${number}`)
  expect(vi.getTimerCount()).toBe(0)
  expect(counters.size).toBe(1_000)
  vi.setSystemTime(Date.now() + 10_000)
  for (let number = 0; number < 300; number++) counters.consume(`other ${number}`)
  expect(counters.size).toBe(300)
})

test('there are never more than the most: the oldest goes', () => {
  const counters = createCounters({ points: 1, seconds: 10, most: 100 })
  for (let number = 0; number < 1_000; number++) counters.consume(`stranger ${number}`)
  expect(counters.size).toBe(100)
  expect(reached(() => counters.consume('stranger 999'))).toBe(10_000)
  expect(reached(() => counters.consume('stranger 0'))).toBeUndefined()
})
