import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSchedule } from './schedule.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function counted(every: number, startsNow = false, work: () => Promise<unknown> = async () => {}) {
  return {
    every,
    startsNow,
    runs: 0,
    run() {
      this.runs += 1
      return work()
    },
  }
}

test('one timer repeats all tasks, each at its own pace', async () => {
  const tasks = [counted(1_000), counted(5_000), counted(5_000, true)]
  const stop = startSchedule(tasks)
  expect(vi.getTimerCount()).toBe(1)
  expect(tasks.map(({ runs }) => runs)).toEqual([0, 0, 1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(tasks.map(({ runs }) => runs)).toEqual([10, 2, 3])
  await stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(tasks.map(({ runs }) => runs)).toEqual([10, 2, 3])
})

test('a task never runs twice at once, delays no other, and is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [slow, other] = [counted(1_000, false, () => promise), counted(1_000)]
  const stop = startSchedule([slow, other])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([slow.runs, other.runs]).toEqual([1, 5])
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isStopped).toBe(false)
  resolve()
  await stopped
})
