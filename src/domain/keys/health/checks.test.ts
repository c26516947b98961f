import { describe, expect, test } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { DEFAULT_LIMIT, findingsOf, gradeOf } from './checks.ts'
import { FINDING_IDS, type Finding, type Fix, type SurveyedKey } from './findings.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString()
const inDays = (days: number) => daysAgo(-days)

const healthySecret: SurveyedKey = {
  keyId: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
  label: 'Checkout server',
  kind: 'secret',
  created: daysAgo(200),
  lastUsed: daysAgo(1),
  pausedSince: null,
  rotated: null,
  previousTokenEnds: null,
  isOrphan: false,
  isPaused: false,
  recoveryDeadline: null,
  expires: null,
  hostnames: [],
  allowedIps: ['203.0.113.0/24'],
  licenses: null,
  limit: { max: 1_000, used: 10 },
}
const on = (...hostnames: string[]) => hostnames.map(hostname => ({ hostname, isAuthorized: true }))
const off = (...hostnames: string[]) => hostnames.map(hostname => ({ hostname, isAuthorized: false }))
const healthyEmbedded: SurveyedKey = {
  ...healthySecret,
  kind: 'embedded',
  allowedIps: [],
  hostnames: on('northwind.example', '*.northwind.example'),
}

const PAUSE: Fix = { action: 'pause' }
const DELETE: Fix = { action: 'delete' }
const authorize = (hostname: string | null): Fix => ({ action: 'authorize', hostname })
const deactivate = (hostname: string): Fix => ({ action: 'deactivate', hostname })
const addLimit: Fix = { action: 'add-limit', max: DEFAULT_LIMIT }

/** Twelve keys as accounts have them, each with all of its findings. */
const FIXTURES: [string, SurveyedKey, string, Finding[]][] = [
  ['a healthy embedded key', healthyEmbedded, 'A', []],
  [
    'a secret key as it is created',
    { ...healthySecret, created: daysAgo(0), lastUsed: null, allowedIps: [], limit: null },
    'A',
    [
      { id: 'any-address', severity: 'advice', fixes: [{ action: 'restrict-addresses' }] },
      { id: 'no-limit', severity: 'advice', fixes: [addLimit] },
    ],
  ],
  [
    'an embedded key whose hostnames were all switched off',
    { ...healthyEmbedded, hostnames: off('localhost', 'northwind.example') },
    'D',
    [
      {
        id: 'no-hostname',
        severity: 'critical',
        fixes: [authorize('northwind.example'), authorize(null), DELETE],
      },
    ],
  ],
  [
    'one with wildcards that strangers fall under',
    { ...healthyEmbedded, hostnames: on('*.vercel.app', '*.com', 'northwind.vercel.app') },
    'F',
    [
      {
        id: 'wide-wildcard',
        severity: 'critical',
        hostname: '*.vercel.app',
        fixes: [deactivate('*.vercel.app')],
      },
      { id: 'wide-wildcard', severity: 'critical', hostname: '*.com', fixes: [deactivate('*.com')] },
    ],
  ],
  [
    'one that was left open for the machines of its makers',
    {
      ...healthyEmbedded,
      hostnames: on('localhost', '192.168.1.20', '*.localhost', 'shop.northwind.example'),
    },
    'D',
    [
      { id: 'own-machine', severity: 'warning', hostname: 'localhost', fixes: [deactivate('localhost')] },
      {
        id: 'own-machine',
        severity: 'warning',
        hostname: '192.168.1.20',
        fixes: [deactivate('192.168.1.20')],
      },
      { id: 'own-machine', severity: 'warning', hostname: '*.localhost', fixes: [deactivate('*.localhost')] },
    ],
  ],
  [
    'one without apex and without www, and no limit',
    {
      ...healthyEmbedded,
      limit: null,
      hostnames: on('www.northwind.example', '*.contoso.example', 'fabrikam.co.uk'),
    },
    'D',
    [
      {
        id: 'apex-missing',
        severity: 'warning',
        hostname: 'northwind.example',
        related: 'www.northwind.example',
        fixes: [authorize('northwind.example')],
      },
      {
        id: 'apex-missing',
        severity: 'warning',
        hostname: 'contoso.example',
        related: '*.contoso.example',
        fixes: [authorize('contoso.example')],
      },
      { id: 'no-limit', severity: 'warning', fixes: [addLimit] },
      {
        id: 'www-missing',
        severity: 'advice',
        hostname: 'www.fabrikam.co.uk',
        related: 'fabrikam.co.uk',
        fixes: [authorize('www.fabrikam.co.uk')],
      },
    ],
  ],
  [
    'one that has reached its limit',
    { ...healthyEmbedded, limit: { max: 2_000, used: 2_000 } },
    'D',
    [
      {
        id: 'limit-reached',
        severity: 'critical',
        max: 2_000,
        used: 2_000,
        fixes: [{ action: 'raise-limit', max: 4_000, insteadOf: 2_000 }, { action: 'reset-limit' }],
      },
    ],
  ],
  [
    'one that has nearly used it, and expires in a week',
    { ...healthySecret, limit: { max: 1_000, used: 900 }, expires: inDays(7) },
    'C',
    [
      {
        id: 'limit-near',
        severity: 'warning',
        max: 1_000,
        used: 900,
        fixes: [{ action: 'raise-limit', max: 2_000, insteadOf: 1_000 }, { action: 'reset-limit' }],
      },
      {
        id: 'expires-soon',
        severity: 'warning',
        expires: inDays(7),
        fixes: [{ action: 'extend', expires: inDays(97) }],
      },
    ],
  ],
  [
    'one of someone who has left, which no one ever used',
    { ...healthySecret, lastUsed: null, created: daysAgo(90), isOrphan: true },
    'C',
    [
      { id: 'idle', severity: 'warning', lastUsed: null, fixes: [PAUSE, DELETE] },
      { id: 'orphan', severity: 'warning', fixes: [{ action: 'rotate' }, PAUSE, DELETE] },
    ],
  ],
  [
    'one that expired while it was used',
    { ...healthySecret, allowedIps: [], limit: null, expires: daysAgo(2), lastUsed: daysAgo(2) },
    'D',
    [
      {
        id: 'expired',
        severity: 'critical',
        expires: daysAgo(2),
        lastUsed: daysAgo(2),
        fixes: [{ action: 'extend', expires: inDays(90) }, DELETE],
      },
    ],
  ],
  [
    'one that was paused in the spring',
    {
      ...healthyEmbedded,
      isPaused: true,
      pausedSince: daysAgo(200),
      hostnames: [],
      limit: null,
      lastUsed: null,
    },
    'A',
    [{ id: 'paused-long', severity: 'advice', since: daysAgo(200), fixes: [DELETE, { action: 'resume' }] }],
  ],
  [
    'one whose old token ends tonight',
    { ...healthySecret, rotated: daysAgo(0.5), previousTokenEnds: inDays(0.5), isOrphan: true },
    'B',
    [{ id: 'token-ends-soon', severity: 'warning', ends: inDays(0.5), fixes: [{ action: 'retire' }] }],
  ],
]

test.each(FIXTURES)('%s', (_, key, grade, findings) => {
  expect(findingsOf(key, NOW)).toEqual(findings)
  expect(gradeOf(findings)).toBe(grade)
})

const idsOf = (key: SurveyedKey) => findingsOf(key, NOW).map(({ id }) => id)

describe('at the boundary', () => {
  test.each<[string, Partial<SurveyedKey>, string[]]>([
    ['89 days without a lookup', { lastUsed: daysAgo(89) }, []],
    ['90 days without a lookup', { lastUsed: daysAgo(90) }, ['idle']],
    ['89 days old and never used', { created: daysAgo(89), lastUsed: null }, []],
    ['89 % of the limit', { limit: { max: 1_000, used: 899 } }, []],
    ['the last lookup of the limit is left', { limit: { max: 1_000, used: 999 } }, ['limit-near']],
    ['expires in 14 days', { expires: inDays(14) }, ['expires-soon']],
    ['expires in more than 14 days', { expires: inDays(14.01) }, []],
    ['the old token ends in 25 hours', { previousTokenEnds: inDays(25 / 24) }, []],
    ['the old token has ended', { previousTokenEnds: daysAgo(0.1) }, []],
    ['expires this very moment', { expires: NOW.toISOString() }, ['expired']],
    ['paused a month', { isPaused: true, pausedSince: daysAgo(30) }, ['paused-long']],
    [
      'paused four weeks, and idle before',
      { isPaused: true, pausedSince: daysAgo(29), lastUsed: daysAgo(200) },
      [],
    ],
    ['deleted', { recoveryDeadline: inDays(3), limit: null, lastUsed: null }, []],
    ['expired, and forgotten before', { expires: daysAgo(1), lastUsed: daysAgo(60) }, ['expired']],
  ])('%s', (_, changes, ids) => expect(idsOf({ ...healthySecret, ...changes })).toEqual(ids))

  test.each<[string, SurveyedKey['hostnames'], string[]]>([
    ['four wildcards', on('*.a.b.example', '*.b.b.example', '*.c.b.example', '*.b.example', 'b.example'), []],
    ['the apex was switched off on purpose', [...on('*.b.example'), ...off('b.example')], []],
    ['www and wildcard ask for the apex once', on('www.b.example', '*.b.example'), ['apex-missing']],
    ['www is covered by the wildcard', on('b.example', '*.b.example'), []],
    ['a name below wants no www', on('shop.b.example'), []],
    ['an address wants no www', on('198.51.100.7'), []],
    ['www of a top-level name has no apex to authorize', on('www.com'), []],
  ])('%s', (_, hostnames, ids) => expect(idsOf({ ...healthyEmbedded, hostnames })).toEqual(ids))

  test('a fifth wildcard is too many, and each can be deactivated', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map(name => `${name}.example`)
    const hostnames = on(...names, ...names.map(name => `*.${name}`))
    const [finding, ...rest] = findingsOf({ ...healthyEmbedded, hostnames }, NOW)
    expect(finding).toMatchObject({ id: 'many-wildcards', hostnames: { length: 5 } })
    expect(finding?.fixes).toEqual(names.map(name => deactivate(`*.${name}`)))
    expect(rest).toEqual([])
  })

  test('the best fix for an expired key is extending it if it was in use, and otherwise deleting it', () => {
    const forgotten = { ...healthySecret, expires: daysAgo(1), lastUsed: daysAgo(60) }
    expect(findingsOf(forgotten, NOW)[0]?.fixes[0]).toEqual(DELETE)
    expect(findingsOf({ ...forgotten, lastUsed: daysAgo(3) }, NOW)[0]?.fixes[0]?.action).toBe('extend')
  })
})

test('the most severe comes first, and the grade falls with each finding', () => {
  const ill = {
    ...healthyEmbedded,
    isOrphan: true,
    limit: null,
    hostnames: on('*.com', 'localhost', 'b.example'),
  }
  const severities = findingsOf(ill, NOW).map(({ severity }) => severity)
  expect(severities).toEqual(['critical', 'warning', 'warning', 'advice', 'advice'])
  expect(gradeOf([])).toBe('A')
  expect(gradeOf([{ severity: 'advice' }, { severity: 'advice' }])).toBe('A')
  expect(gradeOf([{ severity: 'warning' }])).toBe('B')
  expect(gradeOf([{ severity: 'critical' }])).toBe('D')
})

test('a key in this file has each of the possible findings', () => {
  const found = new Set(FIXTURES.flatMap(([, , , findings]) => findings.map(({ id }) => id)))
  expect(FINDING_IDS.filter(id => !found.has(id))).toEqual(['many-wildcards'])
})
