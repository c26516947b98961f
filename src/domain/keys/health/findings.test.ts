import { describe, expect, test } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { findingsOf } from './checks.ts'
import { factsOf, type SurveyedKey, tipOf } from './findings.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString()
const inDays = (days: number) => daysAgo(-days)
const on = (...hostnames: string[]) => hostnames.map(hostname => ({ hostname, isAuthorized: true }))

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
const healthyEmbedded: SurveyedKey = { ...healthySecret, kind: 'embedded', allowedIps: [] }

describe('the facts of a finding', () => {
  const factsWith = (change: Partial<SurveyedKey>, of: SurveyedKey = healthySecret) =>
    findingsOf({ ...of, ...change }, NOW).map(finding => [tipOf(finding), factsOf(finding)])

  test.each<[string, Partial<SurveyedKey>, Partial<SurveyedKey>]>([
    ['another date', { expires: inDays(5) }, { expires: inDays(6) }],
    ['another latest lookup', { lastUsed: daysAgo(100) }, { lastUsed: daysAgo(95) }],
    ['a first lookup', { lastUsed: null }, { lastUsed: daysAgo(95) }],
    ['another limit', { limit: { max: 100, used: 95 } }, { limit: { max: 104, used: 95 } }],
    [
      'another pause',
      { isPaused: true, pausedSince: daysAgo(50) },
      { isPaused: true, pausedSince: daysAgo(40) },
    ],
  ])('differ with %s', (_, before, after) => {
    const [[tip, facts] = [], [sameTip, otherFacts] = []] = [factsWith(before)[0], factsWith(after)[0]]
    expect(sameTip).toBe(tip)
    expect(otherFacts).not.toBe(facts)
  })

  test('differ with another wildcard, whatever the order', () => {
    const five = ['*.a.example', '*.b.example', '*.c.example', '*.d.example', '*.e.example']
    const names = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example']
    const factsOn = (...wildcards: string[]) =>
      factsWith({ hostnames: on(...wildcards, ...names) }, healthyEmbedded)
    expect(factsOn(...five.toReversed())).toEqual(factsOn(...five))
    expect(factsOn(...five.slice(1), '*.f.example')).not.toEqual(factsOn(...five))
  })

  test('stay with another lookup, label, or limit that the finding is not about', () => {
    const near = factsWith({ limit: { max: 100, used: 95 }, allowedIps: [] })
    expect(near.map(([tip]) => tip)).toEqual(['limit-near', 'any-address'])
    expect(factsWith({ limit: { max: 100, used: 96 }, allowedIps: [], label: 'Other' })).toEqual(near)
    expect(factsWith({ limit: { max: 200, used: 190 }, allowedIps: [] })[1]).toEqual(near[1])
  })

  test('of two hostnames are two tips', () => {
    const hostnames = on('localhost', '*.vercel.app', 'northwind.example', '*.northwind.example')
    expect(factsWith({ hostnames }, healthyEmbedded)).toEqual([
      ['wide-wildcard:*.vercel.app', ''],
      ['own-machine:localhost', ''],
    ])
  })
})
