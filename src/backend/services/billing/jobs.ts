import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { dateNoticeJobs } from './mails/date-notices.ts'
import { orderMailJob } from './mails/order-mails.ts'
import { keyLimitNotices } from './notices/key-limits.ts'
import { termNotices } from './notices/term-notices.ts'
import { usageLimitNotices } from './notices/usage-limits.ts'
import { lapsedChanges } from './plan-changes/open-changes.ts'
import { transferReminders, unpaidTransfers } from './transfers/unpaid.ts'

/** What one of all replicas does, and no other does at the same time. */
export const billingJobs = (kernel: Kernel): readonly Worker[] => [
  orderMailJob(kernel),
  ...dateNoticeJobs(kernel),
  termNotices(kernel),
  keyLimitNotices,
  usageLimitNotices,
  lapsedChanges,
  unpaidTransfers,
  transferReminders(kernel),
]
