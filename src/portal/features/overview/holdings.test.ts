import { expect, test } from 'vitest'
import type { Invitation } from '#generated/authorization/types.ts'
import type { SurveyedKey } from '#generated/security/types.ts'
import type { Holding as WireHolding } from '#generated/subscription/types.ts'
import { endingsOf, type Holding, holdingOf } from './holdings.ts'
import { DAY } from './usage.ts'

const NOW = new Date('2026-11-02T09:00:00Z')

const wire = (terms: number, { remaining = 1_000, isTrial = true } = {}) =>
  ({
    license: {},
    running: [],
    next: null,
    renewal: { state: 'never', at: null, renews_with: null },
    subscription_count: terms,
    ever_used: remaining < 1_000,
    current:
      terms === 0 ? null : { start: NOW, issued: 1_000, remaining, plan: { one_time_free_trial: isTrial } },
  }) as unknown as WireHolding

test.each<[string, WireHolding, Partial<ReturnType<typeof holdingOf>>]>([
  ['without a subscription', wire(0), { status: 'none', isUsed: false, isTrial: true }],
  ['with an unused trial', wire(1), { status: 'active', isUsed: false, isTrial: true }],
  ['with a trial in use', wire(1, { remaining: 999 }), { isUsed: true, isTrial: true }],
  ['with a trial that is used up', wire(1, { remaining: 0 }), { status: 'depleted', isUsed: true }],
  ['that was bought', wire(1, { isTrial: false }), { isUsed: false, isTrial: false }],
  ['that was bought after its trial', wire(2, { isTrial: false }), { isUsed: false, isTrial: false }],
])('a license %s', (_, holding, facts) => expect(holdingOf(holding, NOW)).toMatchObject(facts))

const now = new Date('2026-11-22T15:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * DAY).toISOString()
const key = (label: string, facts: Partial<SurveyedKey>) =>
  ({ key_id: label, kind: 'secret', label, paused: false, recovery_deadline: null, ...facts }) as SurveyedKey
const invitation = (email_address: string, expiration: string) =>
  ({ email_address, expiration }) as Invitation
const holding = (license_label: string, days: number, state: 'on' | 'off', next: object | null = null) =>
  ({
    license: { license_id: 1102, license_label },
    status: 'active',
    current: { expiration: inDays(days), plan: { one_time_free_trial: false } },
    facts: { next, renewal: { state } },
  }) as unknown as Holding

test('what ends soon, the first first; what is over, off, renewed or far away is left out', () => {
  const endings = endingsOf(
    {
      keys: [
        key('Soon', { expires: inDays(5) }),
        key('Later', { expires: inDays(31) }),
        key('Over', { expires: inDays(-1) }),
        key('Paused', { expires: inDays(5), paused: true }),
        key('Deleted', { expires: inDays(5), recovery_deadline: inDays(9) }),
        key('Zero date', { expires: '0001-01-01T00:00:00Z' }),
        key('Rotated', { previous_token_ends: inDays(1) }),
      ],
      invitations: [
        invitation('sam@northwind.example', inDays(2)),
        invitation('jo@northwind.example', inDays(6)),
      ],
      holdings: [
        holding('Ends', 20, 'off'),
        holding('Renews', 20, 'on'),
        holding('Next year', 200, 'off'),
        // A term that is set up follows it, paid or not.
        holding('Followed', 20, 'off', { start: inDays(20) }),
      ],
    },
    now,
  )
  expect(endings.map(ending => ('label' in ending ? ending.label : ending.email))).toEqual([
    'Rotated',
    'sam@northwind.example',
    'Soon',
    'Ends',
  ])
})
