import { expect, test } from 'vitest'
import { createRateWindow } from './rate-window.ts'

const at = (milliseconds: number) => new Date(1_000_000 + milliseconds)

test('knows what it has learned of a key within a second', () => {
  const pace = createRateWindow()
  pace.record('a', 3, at(0))
  pace.record('a', 5, at(999))
  pace.record('b', 1, at(0))
  expect(pace.madeThisSecond('a', at(999))).toBe(5)
  expect(pace.madeThisSecond('b', at(500))).toBe(1)
  expect(pace.madeThisSecond('a', at(1_000))).toBe(0)
  expect(pace.madeThisSecond('c', at(0))).toBe(0)
})

test('forgets old keys when there are many, but keeps those of the current second', () => {
  const pace = createRateWindow()
  for (let key = 0; key < 10_000; key++) pace.record(`past ${key}`, 1, at(0))
  pace.record('now', 4, at(1_000))
  pace.record('now too', 1, at(1_000))
  expect(pace.madeThisSecond('now', at(1_000))).toBe(4)
  expect(pace.madeThisSecond('past 7', at(0))).toBe(0)
})
