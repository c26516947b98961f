import { expect, test } from 'vitest'
import type { RejectionGroup, RejectionRule } from '#generated/security/types.ts'
import { fixesOf } from './fixes.tsx'
import { isOpen, toGroup } from './rejections.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

const wire: RejectionGroup = {
  key_id: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
  key_label: 'Store checkout',
  kind: 'embedded',
  error: 'key-unauthorized',
  number: 1588026122,
  status: 403,
  rule: 'hostname',
  rejected_lookups: 318,
  first: '2026-11-19T09:12:00Z',
  last: '2026-11-20T14:31:00Z',
  hours: Array.from({ length: 24 }, () => 0),
  sources: [],
  source_count: 1,
  is_dismissed: false,
  current_rule: null,
  max_lookups: 1_000,
}
const sourceOf = (source: string | null, current_rule: RejectionRule | null) => ({
  source_kind: 'hostname' as const,
  source,
  rejected_lookups: 1,
  first: wire.first,
  last: wire.last,
  is_dismissed: false,
  current_rule,
  allowed_since: null,
})
const fixes = (current_rule: RejectionRule | null, facts: Partial<RejectionGroup> = {}) =>
  fixesOf(toGroup({ ...wire, current_rule, ...facts }), NOW)
const labels = (...args: Parameters<typeof fixes>) => fixes(...args).map(({ label }) => label)

test('a hostname that is still rejected can be allowed, one that is allowed by now cannot', () => {
  const sources = [
    sourceOf('staging.northwind.example', 'hostname'),
    sourceOf('www.northwind.example', null),
    sourceOf(null, 'hostname'),
  ]
  expect(fixes('hostname', { sources })).toEqual([
    {
      label: 'Allow staging.northwind.example',
      fix: { action: 'authorize', hostname: 'staging.northwind.example' },
    },
  ])
})

test('a dismissed hostname has no fix, and a group of nothing else is not open', () => {
  const sources = [{ ...sourceOf('copycat.example', 'hostname'), is_dismissed: true }]
  expect(fixes('hostname', { sources })).toEqual([])
  expect(isOpen(toGroup({ ...wire, current_rule: 'hostname' }))).toBe(true)
  expect(isOpen(toGroup({ ...wire, current_rule: 'hostname', is_dismissed: true }))).toBe(false)
  expect(isOpen(toGroup(wire))).toBe(false)
})

test('an address can be allowed, a network is decided on the page of the key', () => {
  expect(labels('ip', { sources: [sourceOf('203.0.113.7', 'ip')] })).toEqual(['Allow 203.0.113.7'])
  expect(labels('ip', { sources: [sourceOf('203.0.113.0/24', 'ip')] })).toEqual(['Change addresses'])
})

test('a limit is doubled, unless it is gone or the largest', () => {
  expect(fixes('key-limit')).toEqual([
    { label: 'Raise limit to 2,000', fix: { action: 'raise-limit', max: 2_000, insteadOf: 1_000 } },
  ])
  expect(labels('key-limit', { max_lookups: null })).toEqual(['Change limit'])
  expect(labels('key-limit', { max_lookups: 999_999_999_999 })).toEqual(['Change limit'])
})

test.each<[RejectionRule | null, string[]]>([
  [null, []],
  ['paused', ['Resume key']],
  ['deleted', ['Recover key']],
  ['expired', ['Extend by 90 days']],
  ['subscription', ['Renew']],
  ['license-not-held', ['Choose a plan']],
  ['secret-in-browser', ['Rotate token']],
  // Only the caller can fix these.
  ['wrong-token', []],
  ['bot', []],
])('%s is fixed by %o', (rule, expected) => expect(labels(rule)).toEqual(expected))
