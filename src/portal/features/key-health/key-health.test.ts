import { expect, test } from 'vitest'
import type { SurveyedKey } from '#generated/security/types.ts'
import { toSurveyedKey } from '#portal/shared/keys/survey.ts'
import { healthOf, selectKeys, summarize, unpaidOnly } from './key-health.ts'
import { readHealthSearch } from './search.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const wire: SurveyedKey = {
  key_id: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
  kind: 'embedded',
  created: '2026-09-14T08:15:00Z',
  label: 'Store checkout',
  paused: false,
  deactivated: null,
  recovery_deadline: null,
  last_used: '2026-11-20T08:00:00Z',
  expires: null,
  licenses: [1203],
  allowed_ips: [],
  hostnames: ['northwind.example', '*.northwind.example'],
  deactivated_hostnames: ['old.northwind.example'],
  limit: { max_lookups: 50_000, lookups_used: 12_480, limit_reached: false, since: '2026-09-14T08:15:00Z' },
  rotated: null,
  previous_token_ends: null,
  is_orphan: false,
}
const keys = [
  wire,
  { ...wire, key_id: '0193f1c6-3d11-7c88-8a5b-000000000002', label: 'Campaign', hostnames: ['localhost'] },
  {
    ...wire,
    key_id: '0193f1c6-3d11-7c88-8a5b-000000000003',
    label: 'Spring',
    hostnames: [],
    limit: null,
    last_used: null,
  },
  {
    ...wire,
    key_id: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
    label: 'Server',
    kind: 'secret' as const,
    hostnames: [],
  },
].map(key => healthOf(toSurveyedKey(key), NOW))

test('a key of the survey has every fact under its name', () => {
  expect(
    toSurveyedKey({
      ...wire,
      is_orphan: true,
      rotated: '2026-11-01T00:00:00Z',
      paused: true,
      deactivated: '2026-11-02T00:00:00Z',
    }),
  ).toEqual({
    keyId: wire.key_id,
    kind: 'embedded',
    label: 'Store checkout',
    created: wire.created,
    lastUsed: wire.last_used,
    pausedSince: '2026-11-02T00:00:00Z',
    rotated: '2026-11-01T00:00:00Z',
    previousTokenEnds: null,
    isOrphan: true,
    isPaused: true,
    recoveryDeadline: null,
    expires: null,
    hostnames: [
      { hostname: 'northwind.example', isAuthorized: true },
      { hostname: '*.northwind.example', isAuthorized: true },
      { hostname: 'old.northwind.example', isAuthorized: false },
    ],
    allowedIps: [],
    licenses: [1203],
    limit: { max: 50_000, used: 12_480 },
  })
})

test('the summary counts a key once for each severity that it has', () => {
  expect(summarize(keys)).toEqual({
    total: 4,
    healthy: 1,
    having: { critical: 1, warning: 2, advice: 1 },
  })
})

const labels = (search: Record<string, unknown>) =>
  selectKeys(keys, readHealthSearch(search)).map(({ key }) => key.label)

test.each<[Record<string, unknown>, string[]]>([
  [{}, ['Spring', 'Campaign', 'Server']],
  [{ severity: 'critical' }, ['Spring']],
  [{ severity: 'healthy' }, ['Store checkout']],
  [{ finding: 'no-limit' }, ['Spring']],
  [{ kind: 'secret' }, ['Server']],
  [{ search: 'CAMP' }, ['Campaign']],
  [{ search: 'localhost' }, ['Campaign']],
  [{ search: '61a7c0d94e12' }, ['Server']],
  [{ search: 'nothing' }, []],
  [{ severity: 'purple', page: 0 }, ['Spring', 'Campaign', 'Server']],
])('the search %o shows %o', (search, expected) => expect(labels(search)).toEqual(expected))

test('a filter leaves only the findings that match, and does not change the grade', () => {
  const [spring] = selectKeys(keys, { severity: 'warning', search: 'spring' })
  expect(spring?.findings.map(({ id }) => id)).toEqual(['no-limit'])
  expect(spring?.grade).toBe('D')
})

const since = '2026-11-21T12:00:00Z'
const by_error = [
  { error: 'subscription-inactive', rejected_lookups: 12 },
  { error: 'license-not-recognized', rejected_lookups: 3 },
  { error: 'not-permitted', rejected_lookups: 99 },
] as const

test('adds up what no subscription covers, unless a lookup got through', () => {
  expect(unpaidOnly({ by_error: [...by_error] }, [{ lastUsed: null }], since)).toBe(15)
  expect(unpaidOnly({ by_error: [...by_error] }, [{ lastUsed: '2026-11-20T12:00:00Z' }], since)).toBe(15)
  expect(unpaidOnly({ by_error: [...by_error] }, [{ lastUsed: '2026-11-21T12:01:00Z' }], since)).toBe(0)
  expect(unpaidOnly({ by_error: [] }, [], since)).toBe(0)
})
