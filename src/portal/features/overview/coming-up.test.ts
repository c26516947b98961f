import { expect, test } from 'vitest'
import type { Invitation } from '#generated/authorization/types.ts'
import type { SurveyedKey } from '#generated/security/types.ts'
import { endingsOf } from './coming-up.ts'
import type { Holding } from './holdings.ts'
import { DAY } from './product-usage.ts'

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
