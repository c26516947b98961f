import { lt } from 'drizzle-orm'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { REJECTIONS_KEPT, REQUESTS_KEPT, TRACE_LIFETIME, USAGE_HOURS_KEPT } from '#generated/durations.ts'
import { partitionsJob } from '#kernel/jobs/partitions.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { requestLog } from './requests/tables.ts'
import {
  keyIpPaces,
  keyLicensePaces,
  keyPaces,
  rejections,
  traceEntries,
  usageDays,
  usageHours,
} from './tables.ts'
import { testKeys } from './test-keys/tables.ts'

/**
 * Creates the months of usage and rejections and the days of the request log, and deletes hours and requests after their
 * retention periods, what traces have recorded a day ago, paces of keys that no one uses now, and test keys that can no
 * longer be recovered; days of usage remain.
 */
export const purgeJobs: readonly Worker[] = [
  partitionsJob('purge-usage-hours', { table: usageHours, by: usageHours.hour }, { kept: USAGE_HOURS_KEPT }),
  partitionsJob('usage-day-months', { table: usageDays, by: usageDays.day }),
  purgeJob('purge-key-license-paces', keyLicensePaces, ago => lt(keyLicensePaces.second, ago(HOUR))),
  purgeJob('purge-key-paces', keyPaces, ago => lt(keyPaces.second, ago(HOUR))),
  purgeJob('purge-key-ip-paces', keyIpPaces, ago => lt(keyIpPaces.second, ago(HOUR))),
  purgeJob('purge-trace-entries', traceEntries, ago => lt(traceEntries.created, ago(TRACE_LIFETIME))),
  purgeJob('purge-test-keys', testKeys, ago => lt(testKeys.recoveryDeadline, ago(DAY))),
  partitionsJob('purge-refusals', { table: rejections, by: rejections.hour }, { kept: REJECTIONS_KEPT }),
  partitionsJob(
    'request-log-days',
    { table: requestLog, by: requestLog.created, unit: 'day' },
    { kept: REQUESTS_KEPT, wholeOnly: true },
  ),
]
