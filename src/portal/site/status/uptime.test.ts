import { expect, test } from 'vitest'
import { daysUpTo, uptimeText } from './uptime.ts'

test.each([
  [[], undefined],
  [[{ day: '2026-11-01', working: 86_400, failing: 0 }], '100%'],
  [[{ day: '2026-11-01', working: 86_399, failing: 1 }], '99.99%'],
  [[{ day: '2026-11-01', working: 7_775_999, failing: 1 }], '99.99%'],
  [
    [
      { day: '2026-11-01', working: 60, failing: 0 },
      { day: '2026-11-02', working: 0, failing: 60 },
    ],
    '50.00%',
  ],
])('the uptime of %j is %s', (days, text) => {
  expect(uptimeText(days)).toBe(text)
})

test('days without a check are unknown, and the last one is today in UTC', () => {
  const days = [{ day: '2026-11-02', working: 86_000, failing: 400 }]
  expect(daysUpTo(new Date('2026-11-03T00:10:00Z'), days, 3)).toEqual([
    { day: '2026-11-01', state: 'unknown' },
    { day: '2026-11-02', state: 'failing' },
    { day: '2026-11-03', state: 'unknown' },
  ])
})
