import { expect, test } from 'vitest'
import { sourcesIn } from '../../../../scripts/lib/sources.ts'
import { meterLevel } from './meter.tsx'

test.each([
  [0, 100, 'fine'],
  [79, 100, 'fine'],
  [80, 100, 'near'],
  [99, 100, 'near'],
  [100, 100, 'full'],
  [140, 100, 'full'],
])('%i of %i used is %s', (used, max, level) => expect(meterLevel(used, max)).toBe(level))

test('pages draw the use of a maximum only with Meter', () => {
  const drawn = sourcesIn(['src/portal'], 'tsx')
    // The track of a slider, which screen readers do not see.
    .filter(({ text }) => /<meter(?!\s+aria-hidden="true")/.test(text))
    .map(({ path }) => path)
  expect(drawn).toEqual(['src/portal/ui/data/meter.tsx'])
})
