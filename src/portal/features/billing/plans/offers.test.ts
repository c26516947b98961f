import { expect, test } from 'vitest'
import type { Plan } from '#generated/sales/types.ts'
import { offersOf } from './offers.ts'

const plan = (rest: Partial<Plan>): Plan => ({
  plan_id: 1,
  license_id: 10,
  plan_description: '1,000 lookups a month',
  days: 0,
  months: 1,
  lookups: 1_000,
  price: 400,
  rate_limit: 50,
  enhanced_data_privacy: false,
  one_time_free_trial: false,
  ongoing_free: false,
  renewable: true,
  purchasable: true,
  discontinued: false,
  tier: 1,
  seats: 2,
  next_plan_id: null,
  ...rest,
})
const license = (id: number, label: string) => ({
  license_id: id,
  license_name: label,
  license_label: label,
  group: label,
})

test('products have their paid plans that can be ordered, by term, the smallest first', () => {
  const licenses = [license(10, 'Verification'), license(20, 'Seats')] as never
  const plans = [
    plan({ plan_id: 3, lookups: 50_000 }),
    plan({ plan_id: 1 }),
    plan({ plan_id: 2, months: 12 }),
    plan({ plan_id: 4, price: 0, one_time_free_trial: true }),
    plan({ plan_id: 5, purchasable: false }),
    plan({ plan_id: 6, discontinued: true }),
    plan({ plan_id: 7, license_id: 20, purchasable: false }),
  ]
  const [offer, ...others] = offersOf({ plans, licenses })
  expect(others).toEqual([])
  expect(offer).toMatchObject({ licenseId: 10, label: 'Verification' })
  expect(offer?.monthly.map(({ planId }) => planId)).toEqual([1, 3])
  expect(offer?.yearly.map(({ planId }) => planId)).toEqual([2])
})
