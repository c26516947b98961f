import { expect, test } from 'vitest'
import type { Holding, Lock, NextPlan, Term } from './model.ts'
import {
  exactUsage,
  leftWords,
  lockWords,
  priceWords,
  type RenewalCard,
  type RenewalLines,
  rateLimitWords,
  renewalLines,
  renewalMoment,
  statusMoment,
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
  ['active', {}, 'ends on Sep 14, 2027'],
  ['active without an end', { expiration: null }, undefined],
  ['depleted', { remaining: 0 }, 'ends on Sep 14, 2027'],
  ['depleted and over', { remaining: 0, expiration: PAST }, 'ended on Oct 20, 2026'],
  ['prepaid', { start: '2026-12-01T12:00:00' }, 'starts on Dec 1, 2026'],
  ['expired', { expiration: PAST }, 'ended on Oct 20, 2026'],
  ['suspended', { suspended: true }, undefined],
  ['terminated', { termination: PAST }, 'ended on Oct 20, 2026'],
  ['terminated from a day to come', { termination: '2026-12-24T12:00:00' }, 'ends on Dec 24, 2026'],
])('the moment of one that is %s', (_, changes, words) =>
  expect(statusMoment(term(changes), NOW)).toBe(words),
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
  ['of the plan', null, 250, { text: '250 a second' }],
  ['without any', null, null, { text: 'Unlimited' }],
  [
    'of its own',
    { rate_limit: 5_000, expiration: null },
    250,
    { text: '5,000 a second', own: 'Set for this subscription' },
  ],
  [
    'of its own, for a while',
    { rate_limit: 500, expiration: FUTURE },
    250,
    { text: '500 a second', own: 'Until Sep 14, 2027' },
  ],
  [
    'of its own, expired',
    { rate_limit: 500, expiration: PAST },
    250,
    { text: '250 a second', own: 'Expired: its own limit until Oct 20, 2026' },
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
  ['depleted', /All lookups are used/],
  ['trial', /never renews/],
  ['free', /renewed by hand/],
  ['not-renewable', /does not renew/],
])('why one that is locked as %s cannot be changed', (lock, words) => expect(lockWords(lock)).toMatch(words))

const plan: NextPlan = {
  planId: 3120,
  description: '500,000 lookups a year',
  price: 54_000,
  days: 0,
  months: 12,
  lookups: 500_000,
  rateLimit: 250,
}

const holding = (changes: Partial<Holding> & { state?: Holding['renewal']['state'] } = {}): Holding => {
  const { state = 'on', ...rest } = changes
  const renewing = state === 'on' || state === 'off' || state === 'by-hand'
  return {
    trackId: 88_121,
    licenseId: 1102,
    label: 'US Address Verification, Core',
    description: '',
    licenseKey: 'us-core-cloud',
    isKeyNeeded: false,
    current: term(),
    next: null,
    termCount: 1,
    renewal: { state, at: state === 'over' ? null : FUTURE, plan: renewing ? plan : null },
    ...rest,
  }
}

test('when it renews', () => {
  expect(renewalMoment(holding())).toBe('on Sep 14, 2027, or as soon as its lookups are used up')
  const unlimited = term({ issued: UNLIMITED, remaining: UNLIMITED })
  expect(renewalMoment(holding({ current: unlimited }))).toBe('on Sep 14, 2027')
  const endless = { state: 'on', at: null, plan } as const
  expect(renewalMoment(holding({ renewal: endless }))).toBe('as soon as its lookups are used up')
  expect(renewalMoment(holding({ current: unlimited, renewal: endless }))).toBe(
    'never, because it has no end',
  )
})

test('the price of a renewal', () => {
  expect(priceWords({ price: 54_000 })).toBe('$540.00 plus tax')
  expect(priceWords({ price: 0 })).toBe('free')
})

const VISA = 'Visa ending in 4242'
const trial = term({ plan: { ...term().plan, isTrial: true } })

test.each<[string, Holding, RenewalCard, RenewalLines]>([
  ['renews', holding(), VISA, { what: 'Renews on Sep 14, 2027', how: `$540.00 plus tax, ${VISA}` }],
  ['renews, card unknown', holding(), undefined, { what: 'Renews on Sep 14, 2027', how: '$540.00 plus tax' }],
  [
    'renews without a card',
    holding(),
    null,
    {
      what: 'Renews on Sep 14, 2027',
      how: '$540.00 plus tax, but there is no card to charge',
      isWithoutCard: true,
    },
  ],
  [
    'renews for nothing, without a card',
    holding({ renewal: { state: 'on', at: FUTURE, plan: { ...plan, price: 0 } } }),
    null,
    { what: 'Renews on Sep 14, 2027', how: 'Free' },
  ],
  [
    'renews when it is used up',
    holding({ renewal: { state: 'on', at: null, plan } }),
    VISA,
    { what: 'Renews when its lookups are used up', how: `$540.00 plus tax, ${VISA}` },
  ],
  [
    'would renew with a plan that is gone',
    holding({ renewal: { state: 'on', at: FUTURE, plan: null } }),
    VISA,
    { what: 'Ends on Sep 14, 2027', how: 'Its next plan is no longer offered. Choose another one.' },
  ],
  [
    'is off',
    holding({ state: 'off' }),
    VISA,
    { what: 'Ends on Sep 14, 2027', how: 'Nothing more is charged.' },
  ],
  [
    'is free',
    holding({ state: 'by-hand' }),
    null,
    { what: 'Ends on Sep 14, 2027', how: 'Free, renewed by hand' },
  ],
  [
    'was free',
    holding({ renewal: { state: 'by-hand', at: PAST, plan } }),
    null,
    { what: 'Ended on Oct 20, 2026', how: 'Free, renewed by hand' },
  ],
  [
    'is a trial',
    holding({ state: 'never', current: trial }),
    null,
    { what: 'Trial ends on Sep 14, 2027', how: 'Nothing is charged.' },
  ],
  [
    'never renews',
    holding({ state: 'never' }),
    VISA,
    { what: 'Ends on Sep 14, 2027', how: 'Nothing is charged.' },
  ],
  ['is over', holding({ state: 'over' }), VISA, { what: undefined, how: undefined }],
  [
    'was never activated',
    holding({ state: 'over', current: null }),
    VISA,
    { what: undefined, how: undefined },
  ],
])('what happens to a license that %s', (_, of, card, lines) =>
  expect(renewalLines(of, card, NOW)).toEqual(lines),
)

test('a used-up term that is not paid renews once it is', () => {
  const usedUp = holding({ current: term({ remaining: 0 }) })
  expect(renewalLines(usedUp, 'Visa ending in 4242', NOW).what).toBe('Renews within minutes')
  expect(renewalLines(usedUp, 'Visa ending in 4242', NOW, { isUnpaid: true }).what).toBe(
    'Renews once it is paid',
  )
})
