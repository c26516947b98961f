import { expect, test } from 'vitest'
import type { Lock, Term } from './subscriptions.ts'
import {
  exactUsage,
  leftWords,
  lockWords,
  priceWords,
  rateLimitWords,
  renewalMoment,
  terminationMoment,
  usageOf,
} from './words.ts'

const NOW = new Date('2026-11-02T09:00:00Z')
// Noon in the time zone of the reader, whose days the words name.
const PAST = '2026-10-20T12:00:00'
const FUTURE = '2027-09-14T12:00:00'
const UNLIMITED = 1e12

const term = (changes: Partial<Term> = {}): Term => ({
  subscriptionId: 700_431,
  start: '2026-09-14T12:00:00',
  expiration: FUTURE,
  anchorDay: null,
  anchorMovedFrom: null,
  termination: null,
  suspended: false,
  issued: 500_000,
  remaining: 381_250,
  planId: 3120,
  orderId: 560_218,
  plan: { description: '500,000 lookups a year', interval: 'yearly', rateLimit: 250, isTrial: false },
  ownRateLimit: null,
  ...changes,
})

test.each<[string, Partial<Term>, string | undefined]>([
  ['running', {}, undefined],
  ['terminated', { termination: PAST }, 'ended on Oct 20, 2026'],
  ['terminated from a day to come', { termination: '2026-12-24T12:00:00' }, 'ends on Dec 24, 2026'],
])('the moment of one that is %s', (_, changes, words) =>
  expect(terminationMoment(term(changes), NOW)).toBe(words),
)

test.each<[issued: number, remaining: number, used: number, left: number, share: string | undefined]>([
  [500_000, 500_000, 0, 500_000, '0%'],
  [500_000, 499_999, 1, 499_999, '<1%'],
  [500_000, 495_001, 4_999, 495_001, '<1%'],
  [500_000, 495_000, 5_000, 495_000, '1%'],
  [500_000, 381_250, 118_750, 381_250, '23%'],
  [500_000, 1, 499_999, 1, '99%'],
  [500_000, 0, 500_000, 0, '100%'],
  [500_000, -3, 500_000, 0, '100%'],
  [1_000, 1_200, 0, 1_200, '0%'],
  [0, 0, 0, 0, undefined],
  [UNLIMITED, UNLIMITED - 48_210, 48_210, UNLIMITED - 48_210, undefined],
])('of %d issued, %d remaining', (issued, remaining, used, left, share) => {
  expect(usageOf({ issued, remaining })).toEqual({ used, left, share })
})

test('lookups in short and with every digit', () => {
  expect(leftWords(term())).toBe('381.3K left')
  expect(leftWords(term({ issued: 5e6, remaining: 999_950 }))).toBe('1.0M left')
  expect(leftWords(term({ issued: UNLIMITED, remaining: 5 }))).toBe('Unlimited')
  expect(exactUsage(term())).toBe('118,750 of 500,000 lookups used, 381,250 left')
  expect(exactUsage(term({ issued: UNLIMITED, remaining: UNLIMITED - 48_210 }))).toBe(
    '48,210 lookups used, unlimited',
  )
})

test.each<[string, Term['ownRateLimit'], number | null, ReturnType<typeof rateLimitWords>]>([
  ['of the plan', null, 250, { text: '250 requests per second' }],
  ['without any', null, null, { text: 'Unlimited' }],
  [
    'of its own',
    { rate_limit: 5_000, expiration: null },
    250,
    { text: '5,000 requests per second', own: 'Set for this subscription' },
  ],
  [
    'of its own, for a while',
    { rate_limit: 500, expiration: FUTURE },
    250,
    { text: '500 requests per second', own: 'Until Sep 14, 2027' },
  ],
  [
    'of its own, expired',
    { rate_limit: 500, expiration: PAST },
    250,
    { text: '250 requests per second', own: 'Expired: its own limit until Oct 20, 2026' },
  ],
  [
    'of its own, expired, and none of the plan',
    { rate_limit: 500, expiration: PAST },
    null,
    { text: 'Unlimited', own: 'Expired: its own limit until Oct 20, 2026' },
  ],
  [
    'lifted for a while',
    { rate_limit: null, expiration: FUTURE },
    250,
    { text: 'Unlimited', own: 'Until Sep 14, 2027' },
  ],
])('the rate limit %s', (_, ownRateLimit, rateLimit, words) => {
  expect(rateLimitWords(term({ ownRateLimit, plan: { ...term().plan, rateLimit } }), NOW)).toEqual(words)
})

test.each<[Lock, RegExp]>([
  ['none', /no subscription yet/],
  ['expired', /has expired/],
  ['terminated', /is terminated/],
  ['suspended', /is suspended/],
  ['depleted', /used up and has ended/],
  ['trial', /never renew/],
  ['free', /renew it yourself/],
  ['not-renewable', /does not renew/],
])('why one that is locked as %s cannot be changed', (lock, words) => expect(lockWords(lock)).toMatch(words))

test('when it renews', () => {
  const renewal = { state: 'on', at: FUTURE, plan: null } as const
  expect(renewalMoment({ renewal })).toBe('on Sep 14, 2027')
  expect(renewalMoment({ renewal: { ...renewal, at: null } })).toBe('never, because it has no end')
})

test('the price of a renewal', () => {
  expect(priceWords({ price: 54_000 })).toBe('$540.00 plus tax')
  expect(priceWords({ price: 0 })).toBe('free')
})
