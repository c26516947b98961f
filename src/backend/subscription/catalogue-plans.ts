import type { Plan } from '#generated/sales/types.ts'

/** Days of every free trial (decision T1). */
const TRIAL_DAYS = 42
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

/** A trial that an account can have once, with as many samples as its product family has (decision T3). */
function trial(license: number, id: number, lookups: number): Plan {
  return {
    ...plan(license, { id, lookups, price: 0, rate: 10 }),
    plan_description: `${TRIAL_DAYS}-day free trial`,
    days: TRIAL_DAYS,
    one_time_free_trial: true,
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
  trial(1101, 3051, 1_000),
  ...volumes(1101, 12, 1, [
    { id: 3061, lookups: 10_000, price: 24_00, rate: 50 },
    { id: 3062, lookups: 100_000, price: 132_00, rate: 100 },
  ]),
  trial(1102, 3101, 1_000),
  // Stays free, and must be requested again each month.
  {
    ...plan(1102, { id: 3102, lookups: 250, price: 0, rate: 10 }),
    plan_description: 'Free, 250 lookups a month',
    months: 1,
    ongoing_free: true,
    renewable: false,
  },
  ...volumes(1102, 12, 1, [
    { id: 3117, lookups: 10_000, price: 36_00, rate: 50 },
    { id: 3118, lookups: 50_000, price: 108_00, rate: 100 },
    { id: 3119, lookups: 100_000, price: 180_00, rate: 100 },
    { id: 3120, lookups: 500_000, price: 540_00, rate: 250 },
    { id: 3121, lookups: UNLIMITED, price: 4_800_00, rate: null },
  ]),
  trial(1203, 3301, 1_000),
  ...volumes(1203, 1, 1, [
    { id: 3310, lookups: 10_000, price: 29_00, rate: 50 },
    { id: 3311, lookups: 100_000, price: 149_00, rate: 100 },
  ]),
  ...volumes(1203, 12, 3, [{ id: 3390, lookups: UNLIMITED, price: 6_000_00, rate: null }]),
  trial(1304, 3401, 1_000),
  ...volumes(1304, 12, 1, [{ id: 3410, lookups: 100_000, price: 600_00, rate: 100 }]),
  trial(1305, 3501, 1_000),
  ...volumes(1305, 12, 1, [{ id: 3510, lookups: 100_000, price: 480_00, rate: 100 }]),
  trial(1407, 3701, 100),
  ...volumes(1407, 1, 1, [
    { id: 3704, lookups: 1_000, price: 24_00, rate: 20 },
    { id: 3705, lookups: 10_000, price: 120_00, rate: 50 },
    { id: 3706, lookups: 100_000, price: 840_00, rate: 100 },
  ]),
  trial(1408, 3801, 100),
  ...volumes(1408, 1, 1, [{ id: 3810, lookups: 10_000, price: 60_00, rate: 50 }]),
  trial(1409, 3901, 100),
  ...volumes(1409, 1, 1, [{ id: 3910, lookups: 10_000, price: 150_00, rate: 50 }]),
  trial(1510, 4001, 15),
  ...volumes(1510, 12, 1, [{ id: 4010, lookups: 10_000, price: 1_200_00, rate: 50 }]),
  trial(1511, 4101, 1_000),
  ...volumes(1511, 12, 1, [{ id: 4110, lookups: 10_000, price: 300_00, rate: 50 }]),
  trial(1512, 4201, 1_000),
  ...volumes(1512, 12, 1, [{ id: 4210, lookups: 10_000, price: 300_00, rate: 50 }]),
]
