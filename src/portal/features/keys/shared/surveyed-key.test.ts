import { expect, test } from 'vitest'
import { toSurveyedKey } from './surveyed-key.ts'

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
