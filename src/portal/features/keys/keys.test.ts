import { expect, test } from 'vitest'
import { toSurveyedKey } from '#portal/shared/keys/survey.ts'
import { forecastOf, paceOf, shareOf, stateOf, toEmbeddedKey, toSecretKey } from './keys.ts'

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
  url_credentials: false,
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
    allowsUrl: false,
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

const now = Date.parse('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
const limit = (maxLookups: number, lookupsUsed: number, days: number) => ({
  maxLookups,
  lookupsUsed,
  limitReached: lookupsUsed >= maxLookups,
  since: daysAgo(days),
})

test.each([
  [limit(1000, 500, 10), 10],
  [limit(1000, 250, 10), 30],
  [limit(1000, 999, 9.99), 0.01],
])('%j lasts %d days more at its pace', (given, days) => {
  expect(((forecastOf(given, now) ?? 0) - now) / 86_400_000).toBeCloseTo(days, 6)
})

test.each([limit(1000, 0, 10), limit(1000, 1000, 10), limit(1000, 1200, 10), limit(1000, 10, 0.01)])(
  '%j has no forecast',
  given => expect(forecastOf(given, now)).toBeUndefined(),
)

test('the pace counts from the start of the counter, over one hour at least', () => {
  expect(paceOf(limit(1000, 500, 10), now)).toBe(50)
  expect(paceOf(limit(1000, 10, 0), now)).toBe(240)
})

test.each([
  [0, '0%'],
  [1, '<1%'],
  [1999, '19%'],
  [9999, '99%'],
  [10_000, '100%'],
  [12_000, '100%'],
])('%d of 10000 is %s', (used, share) => {
  expect(shareOf({ maxLookups: 10_000, lookupsUsed: used })).toBe(share)
})

test('a key of the survey has the facts that decide about lookups', () => {
  expect(
    toSurveyedKey({
      key_id: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
      kind: 'embedded',
      created: '2026-09-14T08:15:00Z',
      label: 'Store',
      paused: true,
      deactivated: '2026-11-01T00:00:00Z',
      recovery_deadline: '2026-12-01T00:00:00Z',
      last_used: null,
      expires: '2027-01-01T00:00:00Z',
      licenses: [1203],
      allowed_ips: ['203.0.113.0/24'],
      hostnames: ['a.example'],
      deactivated_hostnames: ['b.example'],
      limit: { max_lookups: 10, lookups_used: 4, limit_reached: false, since: '2026-09-14T08:15:00Z' },
      rotated: '2026-10-01T00:00:00Z',
      previous_token_ends: '2026-11-21T00:00:00Z',
      is_orphan: false,
    }),
  ).toEqual({
    keyId: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
    kind: 'embedded',
    label: 'Store',
    created: '2026-09-14T08:15:00Z',
    lastUsed: null,
    pausedSince: '2026-11-01T00:00:00Z',
    isOrphan: false,
    isPaused: true,
    recoveryDeadline: '2026-12-01T00:00:00Z',
    expires: '2027-01-01T00:00:00Z',
    licenses: [1203],
    allowedIps: ['203.0.113.0/24'],
    hostnames: [
      { hostname: 'a.example', isAuthorized: true },
      { hostname: 'b.example', isAuthorized: false },
    ],
    limit: { max: 10, used: 4 },
    rotated: '2026-10-01T00:00:00Z',
    previousTokenEnds: '2026-11-21T00:00:00Z',
  })
})
