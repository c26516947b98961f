import { lt } from 'drizzle-orm'
import { REFUSALS_KEPT, USAGE_HOURS_KEPT } from '#domain/keys/limits.ts'
import type { Job } from '#kernel/jobs/jobs.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { keyPaces, refusals, usageHours } from './tables.ts'

const HOUR = 60 * 60_000

/**
 * Deletes hours of usage and of rejections after their retention periods, and paces of keys that no one uses now; days
 * of usage remain.
 */
export const purgeJobs: readonly Job[] = [
  purgeJob('purge-usage-hours', usageHours, ago => lt(usageHours.hour, ago(USAGE_HOURS_KEPT))),
  purgeJob('purge-key-paces', keyPaces, ago => lt(keyPaces.second, ago(HOUR))),
  purgeJob('purge-refusals', refusals, ago => lt(refusals.hour, ago(REFUSALS_KEPT))),
]
