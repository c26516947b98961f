import { lt } from 'drizzle-orm'
import { USAGE_HOURS_KEPT } from '#domain/keys/limits.ts'
import type { Job } from '#kernel/jobs/jobs.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { usageHours } from './tables.ts'

/** Deletes the hours of usage that have had their time; its days stay. */
export const purgeJobs: readonly Job[] = [
  purgeJob('purge-usage-hours', usageHours, ago => lt(usageHours.hour, ago(USAGE_HOURS_KEPT))),
]
