import { describe, expect, test } from 'vitest'
import { decideLookup } from './decision.ts'
import type { Attempt, KeyFacts, LicenseFacts, Rejection, SubscriptionFacts } from './facts.ts'
import {
  AUTOCOMPLETE,
  active,
  decide,
  embedded,
  FUTURE,
  fromPage,
  fromServer,
  held,
  NOW,
  PAST,
  secret,
  subscription,
  US,
} from './sample.ts'

const INACTIVE = { isAllowed: false, id: 1588026162, name: 'subscription-inactive', status: 402 }

describe('let through', () => {
  test('a secret key from a server, covered by the active subscription', () => {
    expect(decideLookup(secret, active, fromServer, NOW)).toEqual({
      isAllowed: true,
      licenseId: US,
      subscriptionId: 700431,
      rateLimit: 250,
      hostname: null,
    })
  })

  test('an embedded key from a page, with the hostname that covers it', () => {
    expect(decideLookup(embedded, active, fromPage, NOW)).toMatchObject({
      isAllowed: true,
      hostname: '*.northwind.example',
    })
  })

  test.each<[string, Partial<KeyFacts>, Partial<Attempt>]>([
    ['an expiry to come', { expires: FUTURE }, {}],
    ['an address in the list', { allowedIps: ['192.0.2.1', '203.0.113.0/24'] }, {}],
    [
      'an address of IPv4 that comes as IPv6',
      { allowedIps: ['203.0.113.0/24'] },
      { ip: '::ffff:203.0.113.9' },
    ],
    ['a scope with the license', { licenses: [US, AUTOCOMPLETE] }, {}],
    ['the license by its name', {}, { license: US }],
    ['the last lookup of the limit', { limit: { max: 10, used: 9 } }, {}],
    ['a batch that fits the limit', { limit: { max: 10, used: 5 } }, { lookups: 5 }],
    ['the last lookup of a second', {}, { madeThisSecond: () => 249 }],
    ['a batch above the rate limit, at the begin of a second', {}, { lookups: 400 }],
  ])('%s', (_, key, attempt) => {
    const verdict = decideLookup({ ...secret, ...key }, active, { ...fromServer, ...attempt }, NOW)
    expect(verdict.isAllowed).toBe(true)
  })

  test('without a rate limit any pace is allowed', () => {
    const licenses = held(subscription({ rateLimit: null }))
    const verdict = decideLookup(secret, licenses, { ...fromServer, madeThisSecond: () => 1_000_000 }, NOW)
    expect(verdict).toMatchObject({ isAllowed: true, rateLimit: null })
  })

  test('the next active subscription is used when the latest has too few lookups left', () => {
    const licenses = held(
      subscription({ subscriptionId: 1, start: '2026-01-01T00:00:00Z', remaining: 90 }),
      subscription({ subscriptionId: 2, remaining: 3 }),
    )
    expect(decideLookup(secret, licenses, { ...fromServer, lookups: 3 }, NOW)).toMatchObject({
      subscriptionId: 2,
    })
    expect(decideLookup(secret, licenses, { ...fromServer, lookups: 4 }, NOW)).toMatchObject({
      subscriptionId: 1,
    })
  })

  test('the second license of a product is used when the first has no active subscription', () => {
    const licenses = [
      { licenseId: US, subscriptions: [subscription({ expiration: PAST })] },
      { licenseId: 1101, subscriptions: [subscription({ subscriptionId: 5 })] },
    ]
    const attempt = { ...fromServer, product: [US, 1101] }
    expect(decideLookup(secret, licenses, attempt, NOW)).toMatchObject({ licenseId: 1101, subscriptionId: 5 })
    expect(decide(secret, licenses, { ...attempt, license: US })).toMatchObject({
      ...INACTIVE,
      rejection: { licenseId: US, status: 'expired' },
    })
  })
})

test.each<[string, number, LicenseFacts[], Partial<Attempt>, Rejection]>([
  ['a license that no one knows', 1611081571, active, { license: 'unknown' }, { rule: 'unknown-license' }],
  [
    'a license of another product',
    1611081571,
    active,
    { license: AUTOCOMPLETE },
    { rule: 'other-product', license: AUTOCOMPLETE, product: [US] },
  ],
  [
    'a license that the account does not hold',
    1611081654,
    [],
    {},
    { rule: 'license-not-held', wanted: [US] },
  ],
])('402 for %s', (_, id, licenses, attempt, rejection) => {
  expect(decide(secret, licenses, { ...fromServer, ...attempt })).toEqual({
    isAllowed: false,
    id,
    name: 'license-not-recognized',
    status: 402,
    rejection,
  })
})

test.each<[Partial<SubscriptionFacts>, string]>([
  [{ termination: FUTURE }, 'terminated'],
  [{ suspended: true }, 'suspended'],
  [{ remaining: 0 }, 'depleted'],
  [{ start: FUTURE }, 'prepaid'],
  [{ expiration: PAST }, 'expired'],
])('402 for a subscription with %o, naming it as %s', (changes, status) => {
  expect(decide(secret, held(subscription(changes)), fromServer)).toEqual({
    ...INACTIVE,
    rejection: { rule: 'subscription', licenseId: US, subscriptionId: 700431, status },
  })
})

test('402 for a license without a subscription, and for more lookups than remain', () => {
  expect(decide(secret, held(), fromServer)).toEqual({
    ...INACTIVE,
    rejection: { rule: 'subscription', licenseId: US, subscriptionId: null, status: 'none' },
  })
  expect(decide(secret, active, { ...fromServer, lookups: 401 })).toEqual({
    ...INACTIVE,
    rejection: { rule: 'too-few-remaining', licenseId: US, subscriptionId: 700431, remaining: 400 },
  })
})

test('402 once the limit of the key is reached, also for a batch that would exceed it', () => {
  const limited = { ...secret, limit: { max: 10, used: 8 } }
  expect(decide(limited, active, { ...fromServer, lookups: 3 })).toEqual({
    isAllowed: false,
    id: null,
    name: 'key-limit-reached',
    status: 402,
    rejection: { rule: 'key-limit', max: 10, used: 8 },
  })
})

test('the rate limit counts lookups with its own license only', () => {
  const madeThisSecond = (licenseId: number) => (licenseId === US ? 249 : 1_000)
  expect(decide(secret, active, { ...fromServer, madeThisSecond }).isAllowed).toBe(true)
})

test('429 for more in a second than the rate limit', () => {
  expect(decide(secret, active, { ...fromServer, madeThisSecond: () => 250 })).toEqual({
    isAllowed: false,
    id: 1588093856,
    name: 'requests-too-fast',
    status: 429,
    rejection: { rule: 'rate-limit', rateLimit: 250 },
  })
})
