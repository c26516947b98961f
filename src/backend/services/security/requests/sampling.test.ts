import { expect, test } from 'vitest'
import { createSampler, weightOf } from './sampling.ts'

test.each([0, 1, 20, 30, 200, 300, 12_000])(
  'what is kept of %i calls in a second stands for all of them',
  count => {
    const kept = Array.from({ length: count }, (_, at) => weightOf(at + 1)).filter(weight => weight > 0)
    expect(kept.reduce((sum, weight) => sum + weight, 0)).toBe(count)
    expect(kept.length).toBeLessThanOrEqual(38 + count / 100)
  },
)

test('accounts, seconds, and failures are counted apart', () => {
  const { take } = createSampler()
  const takeMany = (owner: number, isFailure: boolean, time: number) =>
    Array.from({ length: 25 }, () => take(owner, isFailure, time)).filter(weight => weight > 0).length
  expect(takeMany(1, false, 5_000)).toBe(20)
  expect(takeMany(2, false, 5_100)).toBe(20)
  expect(takeMany(1, true, 5_200)).toBe(20)
  expect(takeMany(1, false, 5_900)).toBe(3)
  expect(takeMany(1, false, 6_000)).toBe(20)
})
