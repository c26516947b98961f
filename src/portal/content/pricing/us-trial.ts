import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { DEFAULT_TRIAL } from '#domain/subscription/trials.ts'
import type { Trial } from '../page.ts'

/** The free trial of US address verification. */
export const usTrial: Trial = { days: TRIAL_DAYS, lookups: DEFAULT_TRIAL.lookups }
