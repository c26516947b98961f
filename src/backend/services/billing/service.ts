import { accountCloses, accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import { spendingGrew } from '#backend/services/sales/public.ts'
import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { accountOrderHandlers } from './account-order.ts'
import { accountSummaryHandlers } from './account-summary.ts'
import { eraseRenewals, unusedValue } from './closing.ts'
import { documentHandlers } from './documents/documents.ts'
import { earlyPurchaseHandlers } from './early-purchase.ts'
import { exportedDocuments } from './exported.ts'
import { billingJobs } from './jobs.ts'
import * as cardMails from './mails/cards.ts'
import * as orderMails from './mails/orders.ts'
import * as receiptMails from './mails/receipts.ts'
import * as renewalMails from './mails/renewals.ts'
import * as transferMails from './mails/transfers.ts'
import { orderRecordHandlers } from './order-record.ts'
import { orderHandlers } from './orders.ts'
import { planChangeHandlers } from './plan-changes/handlers.ts'
import { receiptHandlers } from './receipts/receipts.ts'
import { renewalWorker } from './renewals/engine.ts'
import { measureRenewals } from './renewals/renewal-metrics.ts'
import { noticeOfSpending, spendingCapHandlers } from './spending-cap.ts'
import { transferHandlers } from './transfers/transfers.ts'
import { sellerVariables } from './variables.ts'

accountCloses.subscribe(unusedValue)
accountExports.subscribe(exportedDocuments)
accountErased.subscribe(eraseRenewals)

/** `openapi/billing`: the orders of an account, their receipts, and early purchases. */
export const service = defineService(
  'billing',
  {
    ...orderHandlers,
    ...accountOrderHandlers,
    ...accountSummaryHandlers,
    ...orderRecordHandlers,
    ...receiptHandlers,
    ...earlyPurchaseHandlers,
    ...planChangeHandlers,
    ...spendingCapHandlers,
    ...transferHandlers,
    ...documentHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  {
    variables: [sellerVariables],
    metrics: (_, metrics) => measureRenewals(metrics),
    mails: kindsIn(cardMails, orderMails, receiptMails, renewalMails, transferMails),
    workers: kernel => [renewalWorker(kernel), ...billingJobs(kernel)],
  },
)

spendingGrew.subscribe(noticeOfSpending)
