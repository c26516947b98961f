import { expect, test } from 'vitest'
import { meterLevel } from './meter.tsx'

test.each([
  [0, 1_000, 'fine'],
  [799, 1_000, 'fine'],
  [800, 1_000, 'near'],
  [999, 1_000, 'near'],
  [1_000, 1_000, 'full'],
  // More people than seats, after a smaller plan.
  [7, 5, 'full'],
  [0, 0, 'full'],
])('%i of %i used is %s', (used, max, level) => expect(meterLevel(used, max)).toBe(level))
