import { expect, test } from 'vitest'
import type { Rejection } from '#generated/security/types.ts'
import { toRejection } from './rejections.ts'
import { adviceOf, RULES } from './rules.ts'

test('an entry is known by key, rule and source, and has words for its rule', () => {
  const wire: Rejection = {
    key_id: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
    key_label: 'Store checkout',
    kind: 'embedded',
    error: 'key-unauthorized',
    number: 1588026122,
    status: 403,
    rule: 'hostname',
    source_kind: 'hostname',
    source: 'staging.northwind.example',
    rejected_lookups: 318,
    first: '2026-11-19T09:12:00Z',
    last: '2026-11-20T14:31:00Z',
    current_rule: null,
    allowed_since: '2026-11-20T16:05:00Z',
  }
  const entry = toRejection(wire)
  expect(entry).toMatchObject({ count: 318, key: { label: 'Store checkout' } })
  expect(entry.id).not.toBe(toRejection({ ...wire, source: 'localhost' }).id)
  expect(RULES[entry.rule]).toMatchObject({ title: 'Hostname not allowed' })
})

test('advice is about the key as it is now', () => {
  const advice = (currentRule: Rejection['rule'] | null, allowedSince: string | null = null) =>
    adviceOf({ rule: 'hostname', currentRule, allowedSince }).text
  expect(advice('hostname')).toBe('Allow it if the page is yours.')
  expect(advice(null, '2026-11-20T12:00:00Z')).toBe('Allowed since Nov 20.')
  expect(advice(null)).toBe('Allowed now.')
  expect(advice('paused')).toBe('That’s fixed, but now the key is paused. Resume it.')
})
