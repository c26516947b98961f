import { describe, expect, test } from 'vitest'
import type { Subscription, Holding as WireHolding } from '#generated/subscription/types.ts'
import { type Holding, type Lock, lockOf, type Term, toHistory, toHolding } from './subscriptions.ts'

const NOW = new Date('2026-11-02T09:00:00Z')

const wireSubscription: Subscription = {
  subscription_id: 700_431,
  account_id: 41_207,
  license_id: 1102,
  track_id: 88_121,
  created: '2026-09-14T08:40:00Z',
  start: '2026-09-14T08:40:00Z',
  expiration: '2027-09-14T08:40:00Z',
  anchor_day: null,
  anchor_moved_from: null,
  termination: null,
  suspended: false,
  issued: 500_000,
  remaining: 381_250,
  plan_id: 3120,
  next_plan_id: null,
  order_id: 560_218,
  rate_limit: null,
  autorenew_disabled: false,
  plan: {
    description: '500,000 lookups a year',
    interval: 'yearly',
    lookups: 500_000,
    rate_limit: 250,
    next_plan_id: null,
    one_time_free_trial: false,
  },
  edition: 'Plus',
}

const wireHolding: WireHolding = {
  track_id: 88_121,
  license: {
    license_id: 1102,
    license_key: 'us-core-cloud',
    license_label: 'US Address Verification, Plus',
    license_description: 'Verifies and standardizes addresses in the United States.',
    product_line: 'us-address-verification',
    product_edition: 'core',
    edition_key: 'core',
    edition_label: 'Plus',
    region_label: 'United States',
    hosting_key: 'cloud',
    hosting_label: 'Cloud',
    group: 'us-core',
    endpoints: ['/api/gateway/us-street'],
  },
  license_needed: false,
  current: wireSubscription,
  running: [wireSubscription],
  next: null,
  subscription_count: 1,
  ever_used: true,
  early_purchase: null,
  renewal: {
    state: 'on',
    at: '2027-09-14T08:40:00Z',
    renews_with: {
      plan_id: 3120,
      license_id: 1102,
      plan_description: '500,000 lookups a year',
      days: 0,
      months: 12,
      lookups: 500_000,
      price: 54_000,
      rate_limit: 250,
      enhanced_data_privacy: false,
      one_time_free_trial: false,
      ongoing_free: false,
      renewable: true,
      purchasable: true,
      discontinued: false,
      tier: 4,
      seats: 25,
      next_plan_id: null,
    },
  },
}

test('a holding has its own names, and zero dates are missing', () => {
  const zero = '0001-01-01T00:00:00Z'
  const wire: WireHolding = {
    ...wireHolding,
    current: { ...wireSubscription, termination: zero, expiration: zero },
    renewal: { ...wireHolding.renewal, at: zero },
  }
  const holding = toHolding(wire)
  expect(holding).toMatchObject({
    trackId: 88_121,
    licenseId: 1102,
    label: 'US Address Verification, Plus',
    licenseKey: 'us-core-cloud',
    isOneOfSeveral: false,
    next: null,
    renewal: { state: 'on', at: null, plan: { planId: 3120, price: 54_000, months: 12, days: 0 } },
  })
  expect(holding.current).toMatchObject({
    subscriptionId: 700_431,
    expiration: null,
    termination: null,
    plan: { description: '500,000 lookups a year', interval: 'yearly', rateLimit: 250, isTrial: false },
  })
})

describe('renewal and the next plan can be changed', () => {
  const holding = toHolding(wireHolding)
  const withTerm = (changes: Partial<Term>): Holding => ({
    ...holding,
    current: holding.current && { ...holding.current, ...changes },
  })
  const withState = (state: Holding['renewal']['state']): Holding => ({
    ...holding,
    renewal: { ...holding.renewal, state },
  })
  test.each<[string, Holding, Lock | undefined]>([
    ['while active', holding, undefined],
    ['while active and off', withState('off'), undefined],
    ['while prepaid', withTerm({ start: '2026-12-01T00:00:00Z' }), undefined],
    ['not without a subscription', { ...holding, current: null }, 'none'],
    ['not once it has expired', withTerm({ expiration: '2026-11-01T00:00:00Z' }), 'expired'],
    ['not once it is terminated', withTerm({ termination: '2026-12-01T00:00:00Z' }), 'terminated'],
    ['not while it is suspended', withTerm({ suspended: true }), 'suspended'],
    ['while it is used up', withTerm({ remaining: 0 }), undefined],
    [
      'not once it was used up and has ended',
      withTerm({ remaining: 0, expiration: '2026-11-01T00:00:00Z' }),
      'depleted',
    ],
    [
      'not of a trial',
      {
        ...withState('never'),
        current: holding.current && { ...holding.current, plan: { ...holding.current.plan, isTrial: true } },
      },
      'trial',
    ],
    ['not of a plan that stays free', withState('by-hand'), 'free'],
    ['not of a plan that does not renew', withState('never'), 'not-renewable'],
  ])('%s', (_, of, lock) => expect(lockOf(of, NOW)).toBe(lock))
})

test('the history begins with the newest start, and names the term that counts', () => {
  const history = toHistory(
    [
      {
        ...wireSubscription,
        subscription_id: 1,
        start: '2025-09-14T08:40:00Z',
        expiration: '2026-09-14T08:40:00Z',
      },
      {
        ...wireSubscription,
        subscription_id: 3,
        start: '2027-09-14T08:40:00Z',
        expiration: '2028-09-14T08:40:00Z',
      },
      { ...wireSubscription, subscription_id: 2 },
      {
        ...wireSubscription,
        subscription_id: 4,
        start: '2025-09-14T08:40:00Z',
        expiration: '2026-09-14T08:40:00Z',
      },
    ],
    NOW,
  )
  expect(history.map(({ term }) => term.subscriptionId)).toEqual([3, 2, 4, 1])
  expect(history.filter(({ isCurrent }) => isCurrent).map(({ term }) => term.subscriptionId)).toEqual([2])
})
