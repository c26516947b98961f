import { expect, test } from 'vitest'
import {
  EARLY_PURCHASE_LABEL,
  earlyPurchaseCap,
  earlyPurchaseConsentText,
  RENEWAL_RULE,
  renewalConsentText,
} from './renewal-terms.ts'

const item = {
  license_label: 'US Address Verification, Plus',
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
    `US Address Verification, Plus, 500,000 lookups a year: I agree that this plan renews ${words} at $540.00 plus tax until I turn it off in my account. Each renewal is charged to my primary card at the end of a term, and not earlier when lookups run out.`,
  )
})

test('the consent to early purchase has the price and the cap', () => {
  expect(earlyPurchaseConsentText({ ...item, max_times: 3, monthly_limit: 120_000 })).toBe(
    'US Address Verification, Plus, 500,000 lookups a year: I agree that the next term is bought early each time lookups run out before the end of a term, for $540.00 plus tax, charged to my primary card, at most 3 times per term and $1,200.00 per month (tax included; months in UTC), until I turn this off. At the cap, or if the price has gone up, nothing is charged and lookups stop.',
  )
})

test.each([
  [{ max_times: 1, monthly_limit: 12_870 }, 'at most once per term and $128.70 per month'],
  [{ max_times: 12, monthly_limit: 100_000 }, 'at most 12 times per term and $1,000.00 per month'],
])('the cap of %j', (cap, words) => {
  expect(earlyPurchaseCap(cap)).toBe(words)
})

test('the rule names the setting as pages do, and its bounds', () => {
  expect(RENEWAL_RULE.early).toContain(`“${EARLY_PURCHASE_LABEL}”`)
  expect(RENEWAL_RULE.early).toContain('1 to 12 times per term')
})
