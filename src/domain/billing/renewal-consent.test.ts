import { expect, test } from 'vitest'
import { renewalConsentText } from './renewal-consent.ts'

const item = {
  license_label: 'US Address Verification, Core',
  plan_description: '500,000 lookups a year',
  amount: 54_000,
  days: 0,
  months: 12,
}

test.each([
  [{ days: 0, months: 12 }, 'every year'],
  [{ days: 0, months: 1 }, 'every month'],
  [{ days: 0, months: 24 }, 'every 24 months'],
  [{ days: 42, months: 0 }, 'every 42 days'],
  [{ days: 1, months: 0 }, 'every day'],
])('the words for a term of %j', (term, words) => {
  expect(renewalConsentText({ ...item, ...term })).toBe(
    `US Address Verification, Core, 500,000 lookups a year: I agree that this plan renews automatically ${words} for $540.00 plus tax, charged to my primary card, until I turn off automatic renewal in my account.`,
  )
})
