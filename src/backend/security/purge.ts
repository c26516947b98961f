import { lt } from 'drizzle-orm'
import { USAGE_HOURS_KEPT } from '#domain/keys/limits.ts'
import type { Job } from '#kernel/jobs/jobs.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { usageHours } from './tables.ts'

/** Deletes hours of usage after their retention period; the days remain. */
export const purgeJobs: readonly Job[] = [
  purgeJob('purge-usage-hours', usageHours, ago => lt(usageHours.hour, ago(USAGE_HOURS_KEPT))),
]
