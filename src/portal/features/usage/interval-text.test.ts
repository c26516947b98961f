import { afterEach, expect, test, vi } from 'vitest'
import { intervalText, marksOf } from './interval-text.ts'
import { intervalsOf } from './range.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a day has its full name, and an hour its zone', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const [day] = intervalsOf({ from: '2026-11-01', to: '2026-11-01' }, 'day', 'local')
  expect(day && intervalText(day, 'day', 'local')).toBe('Sun, Nov 1, 2026')
  const hours = intervalsOf({ from: '2026-11-01', to: '2026-11-01' }, 'hour', 'local')
  // Clocks are set back: one o'clock comes twice.
  expect(hours.slice(1, 3).map(hour => intervalText(hour, 'hour', 'local'))).toEqual([
    'Sun, Nov 1, 2026, 01:00 EDT',
    'Sun, Nov 1, 2026, 01:00 EST',
  ])
})

test('a chart shows as many names as there is room for', () => {
  const days = intervalsOf({ from: '2026-10-30', to: '2026-11-03' }, 'day', 'utc')
  expect(marksOf(days, 'day', 'utc', 10).map(({ text }) => text)).toEqual([
    'Oct 30',
    'Oct 31',
    'Nov 1',
    'Nov 2',
    'Nov 3',
  ])
  expect(marksOf(days, 'day', 'utc', 3).map(({ index }) => index)).toEqual([0, 2, 4])
})

test('hours of several days are labeled with their days, and those of one day with the time', () => {
  const two = intervalsOf({ from: '2026-10-30', to: '2026-10-31' }, 'hour', 'utc')
  expect(marksOf(two, 'hour', 'utc', 10)).toEqual([
    { index: 0, text: 'Oct 30' },
    { index: 24, text: 'Oct 31' },
  ])
  const one = intervalsOf({ from: '2026-10-30', to: '2026-10-30' }, 'hour', 'utc')
  expect(marksOf(one, 'hour', 'utc', 4).map(({ text }) => text)).toEqual(['00:00', '06:00', '12:00', '18:00'])
})
