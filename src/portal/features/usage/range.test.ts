import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  dayOf,
  daysOf,
  faultOf,
  hourReason,
  intervalId,
  intervalsOf,
  intervalText,
  marksOf,
  startOf,
} from './range.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['7d', '2026-11-21', '2026-11-15'],
  ['30d', '2026-11-21', '2026-10-23'],
  ['month', '2026-11-21', '2026-11-01'],
  ['month', '2026-11-01', '2026-11-01'],
  ['6m', '2026-11-21', '2026-05-22'],
  ['6m', '2026-08-30', '2026-03-01'],
  ['6m', '2026-03-30', '2025-10-01'],
] as const)('%s up to %s begins on %s, and can be asked for', (preset, today, from) => {
  const days = daysOf(preset, today)
  expect(days).toEqual({ from, to: today })
  expect(faultOf(days)).toBeUndefined()
})

test.each([
  ['2026-05-01', '2026-05-01', undefined],
  ['2026-05-02', '2026-05-01', 'End date cannot be before start date.'],
  ['2026-05-01', '2026-10-31', undefined],
  ['2026-05-01', '2026-11-01', 'Choose at most six months.'],
])('from %s to %s: %s', (from, to, fault) => expect(faultOf({ from, to })).toBe(fault))

test('hours are for a week that is not too long ago', () => {
  const today = '2026-11-21'
  expect(hourReason({ from: '2026-11-15', to: today }, today)).toBeUndefined()
  expect(hourReason({ from: '2026-11-14', to: today }, today)).toMatch('up to 7 days')
  expect(hourReason({ from: '2025-10-01', to: '2025-10-02' }, today)).toMatch('400 days')
})

describe('when clocks change', () => {
  test.each([
    ['UTC', '2026-11-01T00:00:00.000Z', 24],
    ['America/New_York', '2026-11-01T04:00:00.000Z', 25],
    ['Europe/Berlin', '2026-10-31T23:00:00.000Z', 24],
    // Midnight is at half past; the first hour that begins on the day is the next one.
    ['Asia/Kolkata', '2026-10-31T18:30:00.000Z', 24],
  ])('%s, a day begins at %s and has %i hours', (zone, start, hours) => {
    vi.stubEnv('TZ', zone)
    const day = { from: '2026-11-01', to: '2026-11-01' }
    expect(startOf('2026-11-01', 'local').toISOString()).toBe(start)
    expect(dayOf(new Date(start), 'local')).toBe('2026-11-01')
    expect(dayOf(new Date(Date.parse(start) - 1), 'local')).toBe('2026-10-31')
    expect(intervalId(start, 'day', 'local')).toBe('2026-11-01')
    const list = intervalsOf(day, 'hour', 'local')
    expect(list).toHaveLength(hours)
    for (const { id } of list) expect(id).toMatch(/:00:00.000Z$/)
  })

  test('in UTC, it is the same everywhere', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(startOf('2026-11-01', 'utc').toISOString()).toBe('2026-11-01T00:00:00.000Z')
    expect(intervalsOf({ from: '2026-10-31', to: '2026-11-02' }, 'day', 'utc').map(({ id }) => id)).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ])
  })
})

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
