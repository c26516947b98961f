import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCounters, createMemoryStore, LimitReached } from './counters.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const reached = (action: Promise<void>): Promise<number | undefined> =>
  action.then(
    () => undefined,
    error => {
      if (error instanceof LimitReached) return error.milliseconds
      throw error
    },
  )

test('a counter allows its points until it ends, and says how long that is', async () => {
  const counters = createCounters({ points: 2, seconds: 10 }, createMemoryStore())
  await counters.consume('a')
  vi.setSystemTime(Date.now() + 4_000)
  await counters.consume('a')
  expect(await reached(counters.consume('a'))).toBe(6_000)
  expect(await reached(counters.consume('b'))).toBeUndefined()
  vi.setSystemTime(Date.now() + 6_000)
  expect(await reached(counters.consume('a'))).toBeUndefined()
})

test('points that are taken back can be used again', async () => {
  const store = createMemoryStore()
  const counters = createCounters({ points: 3, seconds: 10 }, store)
  await counters.take('a', 2)
  expect(await reached(counters.take('a', 2))).toBe(10_000)
  await counters.reward('a', 2)
  expect(store.size).toBe(0)
  await counters.take('a', 3)
})

test('a thousand strangers leave no timers, and nothing once others have come after their time', () => {
  const store = createMemoryStore()
  for (let number = 0; number < 1_000; number++) store.add(`stranger ${number}`, 1, 10_000)
  expect(vi.getTimerCount()).toBe(0)
  expect(store.size).toBe(1_000)
  vi.setSystemTime(Date.now() + 10_000)
  for (let number = 0; number < 300; number++) store.add(`other ${number}`, 1, 10_000)
  expect(store.size).toBe(300)
})

test('there are never more than the most: the oldest goes', () => {
  const store = createMemoryStore(100)
  for (let number = 0; number < 1_000; number++) store.add(`stranger ${number}`, 1, 10_000)
  expect(store.size).toBe(100)
  expect(store.get('stranger 999')).toEqual({ used: 1, milliseconds: 10_000 })
  expect(store.get('stranger 0')).toBeUndefined()
})
