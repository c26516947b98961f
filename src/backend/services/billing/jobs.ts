import type { Kernel } from '#kernel/contract/context.ts'
import type { Job } from '#kernel/jobs/jobs.ts'
import { dateNoticeJobs } from './mails/date-notices.ts'
import { orderMailJob } from './mails/order-mails.ts'
import { keyLimitNotices } from './notices/key-limits.ts'
import { termNotices } from './notices/term-notices.ts'

/** All jobs of this service. The renewals are none: they charge cards, and jobs run in a transaction. */
export const billingJobs = (kernel: Kernel): readonly Job[] => [
  orderMailJob(kernel),
  ...dateNoticeJobs(kernel),
  termNotices(kernel),
  keyLimitNotices,
]
