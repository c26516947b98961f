import { expect, test } from 'vitest'
import { rangeOf } from './usage.ts'

const NOW = Date.parse('2026-11-29T10:30:00Z')

test.each([
  ['the last days, with today', { days: '7' }, '2026-11-23', '2026-11-30'],
  ['one day', { days: '1' }, '2026-11-29', '2026-11-30'],
  ['from a date', { days: '7', start: '2026-11-01' }, '2026-11-01', '2026-11-30'],
  ['the days before a date', { days: '7', end: '2026-11-08' }, '2026-11-01', '2026-11-08'],
  ['between dates', { days: '7', start: '2026-11-01', end: '2026-11-03' }, '2026-11-01', '2026-11-03'],
])('%s', (_, options, start, end) => {
  expect(rangeOf(options, NOW)).toEqual({ start: `${start}T00:00:00.000Z`, end: `${end}T00:00:00.000Z` })
})

test.each([
  { days: '0' },
  { days: '1.5' },
  { days: '7', start: 'yesterday' },
  { days: '7', start: '2026-11-03', end: '2026-11-03' },
])('%o is rejected', options => expect(() => rangeOf(options, NOW)).toThrow())
