import { lt } from 'drizzle-orm'
import { HOUR } from '#domain/time/durations.ts'
import { REJECTIONS_KEPT, TRACE_LIFETIME, USAGE_HOURS_KEPT } from '#generated/durations.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { keyIpPaces, keyLicensePaces, keyPaces, rejections, traceEntries, usageHours } from './tables.ts'

/**
 * Deletes hours of usage and of rejections after their retention periods, what traces have recorded a day ago, and paces
 * of keys that no one uses now; days of usage remain.
 */
export const purgeJobs: readonly Worker[] = [
  purgeJob('purge-usage-hours', usageHours, ago => lt(usageHours.hour, ago(USAGE_HOURS_KEPT))),
  purgeJob('purge-key-license-paces', keyLicensePaces, ago => lt(keyLicensePaces.second, ago(HOUR))),
  purgeJob('purge-key-paces', keyPaces, ago => lt(keyPaces.second, ago(HOUR))),
  purgeJob('purge-key-ip-paces', keyIpPaces, ago => lt(keyIpPaces.second, ago(HOUR))),
  purgeJob('purge-trace-entries', traceEntries, ago => lt(traceEntries.created, ago(TRACE_LIFETIME))),
  purgeJob('purge-refusals', rejections, ago => lt(rejections.hour, ago(REJECTIONS_KEPT))),
]
