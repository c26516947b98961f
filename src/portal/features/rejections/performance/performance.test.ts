import { expect, test } from 'vitest'
import type { RequestMetrics, RequestTotal } from '#generated/security/types.ts'
import { changeText, errorRateOf, figureText, intervalName } from './performance.ts'

const total = (part: Partial<RequestTotal>): RequestTotal => ({
  requests: 100,
  errors: 0,
  failures: 0,
  latency_median: 8,
  latency_p95: 20,
  ...part,
})
const metrics = (now: Partial<RequestTotal>, before: Partial<RequestTotal>): RequestMetrics => ({
  interval: 'day',
  intervals: [],
  intervals_before: [],
  summary: total(now),
  summary_before: total(before),
})

test('the error rate is in percent, and unknown without calls', () => {
  expect(errorRateOf({ requests: 200, errors: 3 })).toBe(1.5)
  expect(errorRateOf({ requests: 0, errors: 0 })).toBeNull()
})

test.each([
  ['median', 1234.4, '1,234 ms'],
  ['p95', null, '–'],
  ['errors', 0, '0%'],
  ['errors', 1.24, '1.2%'],
  ['errors', 45.6, '46%'],
] as const)('%s of %s is %s', (measure, value, text) => expect(figureText(measure, value)).toBe(text))

test('a figure is compared with the period before', () => {
  expect(changeText('median', metrics({ latency_median: 12 }, {}))).toBe(
    '4 ms more than in the period before',
  )
  expect(changeText('p95', metrics({ latency_p95: 15 }, {}))).toBe('5 ms less than in the period before')
  expect(changeText('median', metrics({}, {}))).toBe('as in the period before')
  expect(changeText('errors', metrics({ errors: 3 }, { errors: 1 }))).toBe(
    '2.0 points more than in the period before',
  )
  expect(changeText('median', metrics({}, { latency_median: null }))).toBeUndefined()
  expect(changeText('errors', metrics({}, { requests: 0 }))).toBeUndefined()
})

test('intervals are named in the zone of the report', () => {
  expect(intervalName('2026-11-02T14:00:00.000Z', 'hour', 'utc')).toBe('14:00')
  expect(intervalName('2026-11-02T00:00:00.000Z', 'day', 'utc')).toBe('Nov 2')
})
