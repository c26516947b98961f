import { lt } from 'drizzle-orm'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { plans } from './tables.ts'

/** Deletes plans that can be neither applied nor undone any more. */
export const purgeJobs = [
  purgeJob('purge-configuration-plans', plans, ago => lt(plans.expires, ago(ENDED_KEPT))),
]
