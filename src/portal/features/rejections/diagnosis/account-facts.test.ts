import { expect, test } from 'vitest'
import type { Subscription } from '#generated/subscription/types.ts'
import { toHeldLicense } from './account-facts.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

test("a subscription's own rate limit counts until it ends; the plan's is unknown", () => {
  const license = {
    license_id: 1102,
    license_key: 'us-core-cloud',
    license_label: 'US Address Verification, Plus',
    license_description: '',
    product_line: 'us-address-verification',
    product_edition: 'core',
    edition_key: 'core',
    edition_label: 'Plus',
    region_label: 'United States',
    hosting_key: 'cloud',
    hosting_label: 'Cloud',
    group: 'us-core',
    endpoints: ['/api/gateway/us-street'],
  }
  const term: Subscription = {
    subscription_id: 700431,
    account_id: 41207,
    license_id: 1102,
    track_id: 88121,
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
    order_id: null,
    rate_limit: { rate_limit: 500, created: '2026-11-01T00:00:00Z', expiration: '2026-12-01T00:00:00Z' },
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
  const held = toHeldLicense(license, [term, { ...term, rate_limit: null }], NOW)
  expect(held).toMatchObject({ licenseId: 1102, key: 'us-core-cloud', label: license.license_label })
  expect(held.subscriptions.map(({ rateLimit }) => rateLimit)).toEqual([500, null])
  expect(held.subscriptions[0]).toMatchObject({
    subscriptionId: 700431,
    remaining: 381_250,
    suspended: false,
  })
})
