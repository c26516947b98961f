import { describe, expect, test } from 'vitest'
import { FINDING_IDS, type SurveyedKey } from '#domain/keys/health/findings.ts'
import { DAY } from '#domain/time/durations.ts'
import { zTipId } from '#generated/security/zod.ts'
import { countKeys, groupFindings, keepGroups, runEach, sharedFixes } from './groups.ts'
import { filterKeys, healthOf } from './key-health.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString()

const healthy: SurveyedKey = {
  keyId: 'healthy',
  label: 'Healthy',
  kind: 'secret',
  created: inDays(-200),
  lastUsed: inDays(-1),
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
const secret = (keyId: string, change: Partial<SurveyedKey>) => ({
  ...healthy,
  keyId,
  label: keyId,
  ...change,
})
const embedded = (keyId: string, change: Partial<SurveyedKey>) =>
  secret(keyId, {
    kind: 'embedded',
    allowedIps: [],
    hostnames: ['northwind.example', '*.northwind.example'].map(on),
    ...change,
  })
const on = (hostname: string) => ({ hostname, isAuthorized: true })
const groupsOf = (...keys: SurveyedKey[]) => groupFindings(keys.map(key => healthOf(key, NOW)))
const shown = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ finding, tips }) => [finding, tips.map(({ key }) => key.keyId)])

describe('the groups', () => {
  const keys = [
    secret('any', { limit: null }),
    embedded('page', { limit: null }),
    secret('full', { limit: { max: 10, used: 10 }, expires: inDays(3) }),
    healthy,
  ]

  test('are one for each finding, the most severe first, and so are their keys', () => {
    expect(shown(groupsOf(...keys))).toEqual([
      ['limit-reached', ['full']],
      // Anyone can read the id of an embedded key, so its missing limit is worse.
      ['no-limit', ['page', 'any']],
      ['expires-soon', ['full']],
    ])
  })

  test('have what the search selects', () => {
    const found = (search: Parameters<typeof filterKeys>[1]) =>
      shown(
        groupFindings(
          filterKeys(
            keys.map(key => healthOf(key, NOW)),
            search,
          ),
        ),
      )
    expect(found({ finding: 'no-limit', kind: 'secret' })).toEqual([['no-limit', ['any']]])
    expect(found({ severity: 'critical' })).toEqual([['limit-reached', ['full']]])
    expect(found({ search: 'PAGE' })).toEqual([['no-limit', ['page']]])
  })

  test('keep their place after a fix, also when they are empty, and new ones come last', () => {
    const before = groupsOf(...keys)
    const after = groupsOf(secret('any', { limit: null }), secret('new', { lastUsed: inDays(-100) }))
    expect(shown(keepGroups(before, after))).toEqual([
      ['limit-reached', []],
      ['no-limit', ['any']],
      ['expires-soon', []],
      ['idle', ['new']],
    ])
  })

  test('count a key with two such hostnames once', () => {
    const hostnames = ['northwind.example', '*.northwind.example', 'localhost', '127.0.0.1'].map(on)
    const [group] = groupsOf(embedded('page', { hostnames }))
    expect(group?.tips).toHaveLength(2)
    expect(countKeys(group?.tips ?? [])).toBe(1)
  })

  test('leave out what is dismissed, which no longer counts for the grade', () => {
    const by = { user_id: 'someone', username: 'kim@northwind.example', is_member: true }
    const dismissal = {
      key_id: 'page',
      tip: 'no-limit',
      reason: 'intended' as const,
      note: '',
      dismissed: inDays(-1),
      dismissed_by: by,
    }
    const page = embedded('page', { limit: null })
    const health = healthOf(page, NOW, [dismissal])
    expect(health).toMatchObject({ findings: [], grade: 'A', dismissed: [{ finding: { id: 'no-limit' } }] })
    expect(groupFindings([health])).toEqual([])
    // The server leaves out a dismissal once its facts have changed.
    expect(healthOf(page, NOW, []).findings).toHaveLength(1)
    expect(healthOf(page, NOW, [{ ...dismissal, tip: 'idle' }]).findings).toHaveLength(1)
  })
})

describe('fixes of several keys', () => {
  const actions = (...keys: SurveyedKey[]) => groupsOf(...keys).map(({ tips }) => sharedFixes(tips))

  test.each<[string, SurveyedKey[], string[]]>([
    ['no limit', [secret('a', { limit: null }), secret('b', { limit: null })], ['add-limit']],
    ['unused', [secret('a', { lastUsed: null }), embedded('b', { lastUsed: null })], ['pause', 'delete']],
    [
      'expired, in use and not: in the order of the first, which is worse',
      [
        secret('a', { expires: inDays(-1), lastUsed: inDays(-60) }),
        secret('b', { expires: inDays(-1), lastUsed: inDays(-2) }),
      ],
      ['extend', 'delete'],
    ],
    [
      'creators who left: rotating is for one key at a time',
      [secret('a', { isOrphan: true }), secret('b', { isOrphan: true })],
      ['pause', 'delete'],
    ],
    [
      'no hostname: which one is a choice',
      [embedded('a', { hostnames: [] }), embedded('b', { hostnames: [] })],
      ['delete'],
    ],
    [
      'the largest limit cannot be doubled',
      [
        secret('a', { limit: { max: 10, used: 10 } }),
        secret('b', { limit: { max: 999_999_999_999, used: 999_999_999_999 } }),
      ],
      ['reset-limit'],
    ],
  ])('%s', (_, keys, expected) => expect(actions(...keys)).toEqual([expected]))

  test('a failure of one stops no other, and each keeps its own reason', async () => {
    const [{ tips } = { tips: [] }] = groupsOf(
      ...Array.from({ length: 9 }, (_, at) => secret(`key ${at}`, { limit: null })),
    )
    const sent: string[] = []
    const { done, failed } = await runEach(tips, async ({ key }) => {
      sent.push(key.keyId)
      await Promise.resolve()
      if (['key 0', 'key 4'].includes(key.keyId)) throw new Error(`${key.keyId} fails`)
    })
    expect(sent.sort()).toEqual(tips.map(({ key }) => key.keyId))
    expect(done.map(({ key }) => key.keyId)).toEqual([1, 2, 3, 5, 6, 7, 8].map(at => `key ${at}`))
    expect([...failed].map(([{ key }, error]) => [key.keyId, String(error)])).toEqual([
      ['key 0', 'Error: key 0 fails'],
      ['key 4', 'Error: key 4 fails'],
    ])
  })
})

test('the contract has a tip for each finding', () => {
  const about = new Set(['wide-wildcard', 'own-machine', 'apex-missing', 'www-missing'])
  const tips = FINDING_IDS.map(id => (about.has(id) ? `${id}:*.northwind.example` : id))
  expect(tips.filter(tip => !zTipId.safeParse(tip).success)).toEqual([])
})
