import { DAY } from '#domain/time/durations.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { expect, test } from './test.ts'

/** Has each test of a file begin and end on the same day of UTC, because figures by the day move at midnight. */
export function stayWithinDay(): void {
  test.beforeEach(async () => {
    const enough = scaledTimeout(20_000)
    const timeout = scaledTimeout(40_000)
    const left = () => DAY - (Date.now() % DAY)
    if (left() > enough) return
    test.slow()
    await expect.poll(left, { timeout }).toBeGreaterThan(enough)
  })
}
