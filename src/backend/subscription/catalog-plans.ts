import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { trials } from '#domain/subscription/trials.ts'
import type { Plan } from '#generated/sales/types.ts'

/** Number of lookups that means unlimited. */
const UNLIMITED = 1_000_000_000_000

interface Volume {
  id: number
  lookups: number
  /** Price of a term, in US cents. */
  price: number
  /** Lookups per second; null for no limit. */
  rate: number | null
}

/** The trials of a license, which an account can have once. */
function trialsOf(license: number): Plan[] {
  return trials
    .filter(({ licenseId }) => licenseId === license)
    .map(({ planId, lookups }) => ({
      ...plan(license, { id: planId, lookups, price: 0, rate: 10 }),
      plan_description: `${TRIAL_DAYS}-day free trial`,
      days: TRIAL_DAYS,
      one_time_free_trial: true,
      renewable: false,
    }))
}

/** A plan that stays free, and must be requested again each month. */
function free(license: number, id: number): Plan {
  return {
    ...plan(license, { id, lookups: 250, price: 0, rate: 10 }),
    plan_description: 'Free, 250 lookups a month',
    months: 1,
    ongoing_free: true,
    renewable: false,
  }
}

/** Plans with the same term for a license, the smallest first; `tier` is the rank of the first. */
function volumes(license: number, months: 1 | 12, tier: number, all: readonly Volume[]): Plan[] {
  return all.map((volume, index) => ({
    ...plan(license, volume),
    months,
    plan_description: `${amount(volume.lookups)} lookups a ${months === 12 ? 'year' : 'month'}`,
    tier: tier + index,
  }))
}

function plan(license: number, { id, lookups, price, rate }: Volume): Plan {
  return {
    plan_id: id,
    license_id: license,
    plan_description: '',
    days: 0,
    months: 0,
    lookups,
    price,
    rate_limit: rate,
    enhanced_data_privacy: false,
    one_time_free_trial: false,
    ongoing_free: false,
    renewable: true,
    purchasable: true,
    discontinued: false,
    tier: null,
    next_plan_id: null,
  }
}

function amount(lookups: number): string {
  return lookups === UNLIMITED ? 'Unlimited' : lookups.toLocaleString('en-US')
}

/**
 * All plans, by license. The plans of 1102, 1203 and 1407 in the contracts' examples match those examples.
 */
export const plans: readonly Plan[] = [
  free(1101, 3051),
  ...volumes(1101, 12, 1, [
    { id: 3061, lookups: 10_000, price: 24_00, rate: 50 },
    { id: 3062, lookups: 100_000, price: 132_00, rate: 100 },
  ]),
  ...trialsOf(1102),
  free(1102, 3102),
  ...volumes(1102, 12, 1, [
    { id: 3117, lookups: 10_000, price: 36_00, rate: 50 },
    { id: 3118, lookups: 50_000, price: 108_00, rate: 100 },
    { id: 3119, lookups: 100_000, price: 180_00, rate: 100 },
    { id: 3120, lookups: 500_000, price: 540_00, rate: 250 },
    { id: 3121, lookups: UNLIMITED, price: 4_800_00, rate: null },
  ]),
  ...trialsOf(1203),
  ...volumes(1203, 1, 1, [
    { id: 3310, lookups: 10_000, price: 29_00, rate: 50 },
    { id: 3311, lookups: 100_000, price: 149_00, rate: 100 },
  ]),
  ...volumes(1203, 12, 3, [{ id: 3390, lookups: UNLIMITED, price: 6_000_00, rate: null }]),
  ...trialsOf(1304),
  ...volumes(1304, 12, 1, [{ id: 3410, lookups: 100_000, price: 600_00, rate: 100 }]),
  ...trialsOf(1305),
  ...volumes(1305, 12, 1, [{ id: 3510, lookups: 100_000, price: 480_00, rate: 100 }]),
  ...trialsOf(1407),
  ...volumes(1407, 1, 1, [
    { id: 3704, lookups: 1_000, price: 24_00, rate: 20 },
    { id: 3705, lookups: 10_000, price: 120_00, rate: 50 },
    { id: 3706, lookups: 100_000, price: 840_00, rate: 100 },
  ]),
  ...trialsOf(1408),
  ...volumes(1408, 1, 1, [{ id: 3810, lookups: 10_000, price: 60_00, rate: 50 }]),
  ...trialsOf(1409),
  ...volumes(1409, 1, 1, [{ id: 3910, lookups: 10_000, price: 150_00, rate: 50 }]),
  ...trialsOf(1510),
  ...volumes(1510, 12, 1, [{ id: 4010, lookups: 10_000, price: 1_200_00, rate: 50 }]),
  ...trialsOf(1511),
  ...volumes(1511, 12, 1, [{ id: 4110, lookups: 10_000, price: 300_00, rate: 50 }]),
  ...trialsOf(1512),
  ...volumes(1512, 12, 1, [{ id: 4210, lookups: 10_000, price: 300_00, rate: 50 }]),
]
