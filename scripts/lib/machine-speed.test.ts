import { afterEach, expect, test, vi } from 'vitest'
import { machineSpeed, scaledTimeout } from './machine-speed.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['1', 1000],
  ['2.5', 2500],
  // A fast machine gets no less, and a nearly stalled one does not get unlimited time.
  ['0.4', 1000],
  ['1000', 10_000],
  ['', 1000],
  ['fast', 1000],
])('with a pace of %j a limit of a second is %i ms', (pace, limit) => {
  vi.stubEnv('TEST_PACE', pace)
  expect(scaledTimeout(1000)).toBe(limit)
})

test('the pace is measured once, and a given pace is used', async () => {
  vi.stubEnv('TEST_PACE', '3')
  expect(await machineSpeed()).toBe(3)
  vi.stubEnv('TEST_PACE', '')
  const measured = await machineSpeed()
  expect(measured).toBeGreaterThanOrEqual(1)
  expect(process.env.TEST_PACE).toBe(measured.toFixed(1))
})
