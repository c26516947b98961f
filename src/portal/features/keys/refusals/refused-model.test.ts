import { expect, test } from 'vitest'
import type { Refusal } from '#generated/security/types.ts'
import { RULES, toRefused } from './refused-model.ts'

test('an entry is known by key, rule and source, and has words for its rule', () => {
  const wire: Refusal = {
    key_id: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
    key_label: 'Store checkout',
    kind: 'embedded',
    error: 'key-unauthorized',
    number: 1588026122,
    status: 403,
    rule: 'hostname',
    source_kind: 'hostname',
    source: 'staging.northwind.example',
    refused: 318,
    first: '2026-11-19T09:12:00Z',
    last: '2026-11-20T14:31:00Z',
  }
  const entry = toRefused(wire)
  expect(entry).toMatchObject({ count: 318, key: { label: 'Store checkout' } })
  expect(entry.id).not.toBe(toRefused({ ...wire, source: 'localhost' }).id)
  expect(RULES[entry.rule]).toMatchObject({ fix: 'key' })
})
