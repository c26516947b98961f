import { expect, test } from 'vitest'
import { HOUR } from '#domain/time/durations.ts'
import type { RejectionCause, RejectionGroup } from '#generated/security/types.ts'
import { spansOf } from './rejection-chart.tsx'
import { toReason } from './rejections.ts'

const NOW = Date.parse('2026-11-20T12:30:00Z')

const group = {
  key_id: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
  key_label: 'Store',
  kind: 'embedded',
  rule: 'hostname',
  error: 'key-unauthorized',
  number: 1588026122,
  status: 403,
  rejected_lookups: 3,
  first: '2026-11-19T09:12:00Z',
  last: '2026-11-20T11:31:00Z',
  hours: [],
  sources: [],
  source_count: 1,
  is_dismissed: false,
  current_rule: 'hostname',
  max_lookups: null,
} satisfies RejectionGroup
const stateOf = (...groups: Partial<RejectionGroup>[]) => {
  const { rule, error, number, status, rejected_lookups, first, last } = group
  const wire: RejectionCause = {
    ...{ rule, error, number, status, rejected_lookups, first, last },
    key_count: groups.length,
    groups: groups.map(each => ({ ...group, ...each })),
  }
  return toReason(wire).state
}

test('a reason is open while one of its keys has something to decide', () => {
  expect(stateOf({}, { current_rule: null })).toBe('open')
  expect(stateOf({ current_rule: null })).toBe('fixed')
  const dismissed = { is_dismissed: true, current_rule: null }
  expect(stateOf(dismissed)).toBe('dismissed')
  expect(stateOf(dismissed, { current_rule: null })).toBe('dismissed')
})

test('a bar is an hour in a week, and four hours in a month, and none is lost', () => {
  const hours = [
    { start: '2026-11-20T09:00:00Z', count: 4 },
    { start: '2026-11-20T12:00:00Z', count: 2 },
  ]
  const day = spansOf(hours, { start: NOW - 24 * HOUR, end: NOW })
  expect([day.length, day.spans.length]).toEqual([1, 25])
  expect(day.spans.slice(-4).map(({ count }) => count)).toEqual([4, 0, 0, 2])
  const month = spansOf(hours, { start: NOW - 30 * 24 * HOUR, end: NOW })
  expect([month.length, month.spans.length]).toEqual([4, 181])
  expect(month.spans.reduce((sum, { count }) => sum + count, 0)).toBe(6)
})
