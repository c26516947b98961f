import { expect, test } from 'vitest'
import { keysOf, readUsageSearch } from './usage-search.ts'

const KEY = '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12'
const OTHER = '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16'
const read = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readUsageSearch(raw)).filter(([, value]) => value !== undefined))

test.each([
  [{}, {}],
  [
    { range: '7d', interval: 'hour', zone: 'local' },
    { range: '7d', interval: 'hour', zone: 'local' },
  ],
  [{ range: '30d', interval: 'day', zone: 'utc', order: '-start', page: 1 }, { zone: 'utc' }],
  [{ range: 'forever', interval: 'minute', zone: 7, order: 'x', page: 0 }, {}],
  [
    { from: '2026-05-01', to: '2026-05-31' },
    { from: '2026-05-01', to: '2026-05-31' },
  ],
  // The page itself reports an end before the start.
  [
    { from: '2026-05-31', to: '2026-05-01', range: '7d' },
    { from: '2026-05-31', to: '2026-05-01' },
  ],
  [{ from: '2026-02-30', to: '2026-05-31', range: '7d' }, { range: '7d' }],
  [{ from: '2026-05-01' }, {}],
  [{ key: KEY }, { key: KEY }],
  [{ key: [KEY, OTHER, KEY, 'no-id', 7] }, { key: [KEY, OTHER] }],
  [{ key: [KEY] }, { key: KEY }],
  [
    { order: '-total', page: 3 },
    { order: '-total', page: 3 },
  ],
])('%j is read as %j', (raw, expected) => expect(read(raw)).toEqual(expected))

test('fifty keys are the maximum', () => {
  const key = Array.from({ length: 60 }, (_, n) => KEY.replace(/..$/, String(n + 10)))
  expect(keysOf(readUsageSearch({ key }))).toEqual(key.slice(0, 50))
})
