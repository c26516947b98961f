import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { DEFAULT_TRIAL } from '#domain/subscription/trials.ts'
import type { Trial, VolumePlan } from '../page.ts'

/** The free trial of US address verification. */
export const usTrial: Trial = { days: TRIAL_DAYS, lookups: DEFAULT_TRIAL.lookups }

/** Our own demonstration prices, smallest volume first. */
export const usPlans: readonly VolumePlan[] = [
  { lookups: 1_000, monthlyCents: 24_00 },
  { lookups: 5_000, monthlyCents: 59_00 },
  { lookups: 10_000, monthlyCents: 99_00 },
  { lookups: 25_000, monthlyCents: 199_00 },
  { lookups: 50_000, monthlyCents: 349_00 },
  { lookups: 100_000, monthlyCents: 579_00 },
  { lookups: 250_000, monthlyCents: 1_149_00 },
  { lookups: 500_000, monthlyCents: 1_899_00 },
  { lookups: 1_000_000, monthlyCents: 3_199_00 },
]
