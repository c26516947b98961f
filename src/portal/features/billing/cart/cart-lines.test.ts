import { expect, test } from 'vitest'
import { removalTexts, sortCart } from './cart-lines.ts'

const core = { license_id: 1102, license_label: 'US Address Verification, Plus' }
const world = { license_id: 1407, license_label: 'International Address Verification' }
const yearly = {
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
}
const trial = { ...yearly, days: 42, months: 0, lookups: 1000, price: 0, one_time_free_trial: true }
const schedule = {
  licenses: [core, world] as never,
  plans: [
    yearly,
    { ...trial, plan_id: 3101 },
    { ...trial, plan_id: 3102 },
    { ...trial, plan_id: 3701, license_id: 1407 },
    { ...yearly, plan_id: 3130, purchasable: false },
    { ...yearly, plan_id: 3131, discontinued: true },
    { ...yearly, plan_id: 3132, license_id: 9 },
  ],
}

test.each<[string, number[], { kept: number[]; texts: string[] }]>([
  ['nothing', [], { kept: [], texts: [] }],
  ['plans for sale, in their order', [3101, 3120], { kept: [3101, 3120], texts: [] }],
  ['one paid plan twice', [3120, 3120], { kept: [3120, 3120], texts: [] }],
  ['trials of two licenses', [3101, 3701], { kept: [3101, 3701], texts: [] }],
  ['an unknown plan', [7, 3120], { kept: [3120], texts: ['Invalid plan has been removed from your cart'] }],
  [
    'plans that are not for sale, discontinued, or of an unknown license',
    [3130, 3131, 3132],
    { kept: [], texts: ['Invalid plan has been removed from your cart'] },
  ],
  [
    'one trial twice',
    [3101, 3120, 3101],
    { kept: [3101, 3120], texts: ['Duplicate free trial has been removed from your cart'] },
  ],
  [
    'two trials of one license',
    [3102, 3101],
    { kept: [3102], texts: ['Duplicate free trial has been removed from your cart'] },
  ],
  [
    'both reasons',
    [7, 3101, 3101],
    {
      kept: [3101],
      texts: [
        'Invalid plan has been removed from your cart',
        'Duplicate free trial has been removed from your cart',
      ],
    },
  ],
])('a cart with %s', (_, plans, { kept, texts }) => {
  const sorted = sortCart(plans, schedule)
  expect(sorted.kept).toEqual(kept)
  expect(removalTexts(sorted)).toEqual(texts)
  expect(sortCart(sorted.kept, schedule).kept, 'once is enough').toEqual(kept)
})

test('a line has what a person needs to know', () => {
  expect(sortCart([3120], schedule).lines).toEqual([
    {
      planId: 3120,
      license: 'US Address Verification, Plus',
      plan: '500,000 lookups a year',
      days: 0,
      months: 12,
      lookups: 500_000,
      price: 54_000,
      perThousand: 108,
      isTrial: false,
      isRenewable: true,
    },
  ])
})
