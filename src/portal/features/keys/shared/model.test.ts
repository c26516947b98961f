import { expect, test } from 'vitest'
import { stateOf, toEmbeddedKey, toSecretKey } from './model.ts'

const common = {
  key_id: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
  created: '2026-09-14T08:12:00Z',
  label: 'Checkout server',
  description: '',
  recovery_deadline: null,
  version: 3,
  last_used: '2026-11-20T14:31:00Z',
  expires: '2027-03-31T00:00:00Z',
  licenses: [1102],
  limit: { max_lookups: 50, lookups_used: 12, limit_reached: false, since: '2026-09-14T08:12:00Z' },
  created_by: {
    user_id: '0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57',
    username: 'dana@northwind.example',
    is_member: true,
  },
}
const secret = {
  ...common,
  token: '••••••••••••3fQ9',
  paused: false,
  deactivated: null,
  allowed_ips: ['203.0.113.0/24'],
  rotation: {
    started: '2026-11-20T09:00:00Z',
    ends: '2026-11-21T09:00:00Z',
    previous_token: '••••••••••••x0Lm',
  },
}
const embedded = {
  ...common,
  active: true,
  domain: [
    { hostname: '*.northwind.example', state: 'authorized' as const },
    { hostname: 'test.northwind.example', state: 'deactivated' as const },
  ],
}
const entity = {
  keyValue: common.key_id,
  label: 'Checkout server',
  description: '',
  dateCreated: common.created,
  isActive: true,
  paused: false,
  pending: false,
  recoveryDeadline: null,
  version: 3,
  lastUsed: common.last_used,
  expires: common.expires,
  licenses: [1102],
  limit: { maxLookups: 50, lookupsUsed: 12, limitReached: false, since: common.limit.since },
  createdBy: { username: 'dana@northwind.example', isMember: true },
}

test('maps every name of the wire to the name of the entity', () => {
  expect(toSecretKey(secret)).toEqual({
    ...entity,
    kind: 'secret',
    token: secret.token,
    deactivatedTime: null,
    allowedIps: ['203.0.113.0/24'],
    rotation: {
      started: secret.rotation.started,
      ends: secret.rotation.ends,
      previousToken: secret.rotation.previous_token,
    },
  })
  expect(toEmbeddedKey(embedded)).toEqual({
    ...entity,
    kind: 'embedded',
    hostnames: [
      { hostname: '*.northwind.example', isAuthorized: true },
      { hostname: 'test.northwind.example', isAuthorized: false },
    ],
  })
})

test.each([
  [
    { paused: true, deactivated: '2026-10-20T06:00:00Z' },
    { isActive: false, pending: false },
  ],
  [
    { paused: false, deactivated: '2026-10-20T06:00:00Z' },
    { isActive: false, pending: false },
  ],
  [{ recovery_deadline: '2026-11-29T10:00:00Z' }, { isActive: false, pending: true }],
  [
    { deactivated: '0001-01-01T00:00:00Z', recovery_deadline: '0001-01-01T00:00:00Z' },
    { isActive: true, pending: false },
  ],
])('derives the state of %j', (change, expected) => {
  expect(toSecretKey({ ...secret, ...change })).toMatchObject(expected)
})

test.each([
  [{}, 'active'],
  [{ active: false }, 'paused'],
  [{ expires: '2026-11-20T00:00:00Z' }, 'expired'],
  [{ active: false, expires: '2026-11-20T00:00:00Z' }, 'expired'],
  [{ expires: '2026-11-20T00:00:00Z', recovery_deadline: '2026-11-29T10:00:00Z' }, 'deleted'],
  [{ expires: '0001-01-01T00:00:00Z' }, 'active'],
])('%j is %s', (change, expected) => {
  expect(stateOf(toEmbeddedKey({ ...embedded, ...change }), Date.parse('2026-11-21T00:00:00Z'))).toBe(
    expected,
  )
})
