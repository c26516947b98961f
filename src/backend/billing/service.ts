import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import { defineService, type Handlers, type Kernel } from '#kernel/contract/handlers.ts'
import { startJobs } from '#kernel/jobs/jobs.ts'
import { accountOrderHandlers } from './account-order.ts'
import { dateNoticeJobs } from './mails/date-notices.ts'
import { orderMailJob } from './mails/order-mails.ts'
import { orderHandlers } from './orders.ts'
import { receiptHandlers } from './receipts/receipts.ts'

/** `openapi/billing`: the orders of an account and their receipts. */
export const service = defineService(
  'billing',
  { ...orderHandlers, ...accountOrderHandlers, ...receiptHandlers } satisfies Partial<
    Handlers<operations, QueryDefaults>
  >,
  { start: (kernel: Kernel) => startJobs(kernel, [orderMailJob(kernel), ...dateNoticeJobs(kernel)]) },
)
