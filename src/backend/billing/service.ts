import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { startJobs } from '#kernel/jobs/jobs.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { accountOrderHandlers } from './account-order.ts'
import { earlyPurchaseHandlers } from './early-purchase.ts'
import { billingJobs } from './jobs.ts'
import * as cardMails from './mails/cards.ts'
import * as orderMails from './mails/orders.ts'
import * as receiptMails from './mails/receipts.ts'
import * as renewalMails from './mails/renewals.ts'
import { orderRecordHandlers } from './order-record.ts'
import { orderHandlers } from './orders.ts'
import { receiptHandlers } from './receipts/receipts.ts'
import { startRenewals } from './renewals/engine.ts'
import { sellerVariables } from './variables.ts'

/** `openapi/billing`: the orders of an account, their receipts, and early purchases. */
export const service = defineService(
  'billing',
  {
    ...orderHandlers,
    ...accountOrderHandlers,
    ...orderRecordHandlers,
    ...receiptHandlers,
    ...earlyPurchaseHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  {
    variables: [sellerVariables],
    mails: kindsIn(cardMails, orderMails, receiptMails, renewalMails),
    start(kernel: Kernel) {
      const stopJobs = startJobs(kernel, billingJobs(kernel))
      const stopRenewals = startRenewals(kernel)
      return async () => {
        await stopRenewals()
        await stopJobs()
      }
    },
  },
)
