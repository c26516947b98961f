import { expect, test } from 'vitest'
import type { OrganizationApiKey as OrganizationKeyWire } from '#generated/security/types.ts'
import { keysFor, outcomeOf, readOrganizationKeySearch, toOrganizationKey } from './organization-keys.ts'

const wire: OrganizationKeyWire = {
  key_id: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
  kind: 'secret',
  account_id: 41391,
  account_label: 'Fabrikam Freight',
  can_manage: true,
  label: 'Route planner',
  description: '',
  created: '2026-09-14T08:12:00.000Z',
  last_used: null,
  paused: false,
  expires: null,
  recovery_deadline: null,
  old_token_expires_at: null,
  limit: { max_lookups: 10, lookups_used: 10, limit_reached: true, since: '2026-09-14T08:12:00.000Z' },
  per_day: null,
  per_month: 50,
}
const NOW = Date.parse('2026-11-28T12:00:00Z')
const key = (changes: Partial<OrganizationKeyWire> = {}) => toOrganizationKey({ ...wire, ...changes })

test('a key of another account has the names of the pages', () => {
  expect(key()).toMatchObject({
    keyValue: wire.key_id,
    account: { id: 41391, label: 'Fabrikam Freight' },
    isActive: true,
    rotation: null,
    limit: { maxLookups: 10, limitReached: true },
    perMonth: 50,
  })
  expect(key({ recovery_deadline: '2026-12-20T00:00:00Z' })).toMatchObject({ pending: true, isActive: false })
  expect(key({ old_token_expires_at: '2026-11-29T00:00:00Z' }).rotation).toEqual({
    ends: '2026-11-29T00:00:00Z',
  })
})

test('each change takes the keys that it is for', () => {
  const active = key()
  const paused = key({ paused: true })
  const embedded = key({ kind: 'embedded' })
  const expired = key({ expires: '2026-11-01T00:00:00Z' })
  const all = [
    active,
    paused,
    embedded,
    expired,
    key({ can_manage: false }),
    key({ recovery_deadline: '2026-12-20T00:00:00Z' }),
  ]
  expect(keysFor('pause', all, NOW)).toEqual([active, embedded, expired])
  expect(keysFor('resume', all, NOW)).toEqual([paused])
  expect(keysFor('limit', all, NOW)).toEqual([active, paused, embedded, expired])
  expect(keysFor('rotate', all, NOW)).toEqual([active, paused, expired])
})

test('the outcome of a call says which keys were not changed, and why', () => {
  const ids = ['a', 'b', 'c'] as const
  const [changed, unchanged, rejected] = ids.map(id => key({ key_id: id }))
  const error = { id: null, name: 'key-pending', message: 'This key is deleted.', fields: [], status: 409 }
  const results = [
    { key_id: 'a', outcome: 'changed' as const, rejected_with: null },
    { key_id: 'b', outcome: 'unchanged' as const, rejected_with: null },
    { key_id: 'c', outcome: 'rejected' as const, rejected_with: error },
  ]
  const keys = [changed, unchanged, rejected].filter(each => each !== undefined)
  expect(outcomeOf(keys, results)).toEqual({
    changed: [changed],
    unchanged: [unchanged],
    rejected: [{ key: rejected, reason: 'This key is deleted.' }],
  })
})

test('the address keeps what the contract allows', () => {
  const search = { search: 'route', account: 41391, kind: 'embedded', state: 'paused', sort: 'used', page: 2 }
  expect(readOrganizationKeySearch(search)).toEqual(search)
  expect(readOrganizationKeySearch({ account: 'all', kind: 'test', state: 'current' })).toEqual({})
})
