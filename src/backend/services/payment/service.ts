import { accountCloses, accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/payment/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { handleEvent } from './charges/events.ts'
import { paymentContext } from './charges/payment-context.ts'
import { measureCharges } from './charges/payment-metrics.ts'
import { recoveryWorker } from './charges/recovery.ts'
import { eraseCards, unsettledPayments } from './closing.ts'
import { demo } from './demo.ts'
import { disputeHandlers } from './disputes.ts'
import { exportedPayments } from './exported.ts'
import * as mails from './mails.ts'
import { cardHandlers } from './payment-methods.ts'
import { paymentHandlers } from './payments.ts'
import { reportHandlers } from './reports.ts'
import { seeds } from './seeds.ts'
import { announceVendor, startVendor, vendorOrigins, vendorWorkers } from './start.ts'
import { transactionHandlers } from './transactions.ts'
import { registerVendorEvents, type VendorEventHandler } from './vendor-events.ts'
import { vendorNoticeHandlers } from './vendor-notices.ts'

const onVendorEvent: VendorEventHandler = (kernel, event) => handleEvent(paymentContext(kernel), event)

import { paymentVariables } from './variables.ts'
import { CARDS_SWITCH, DECLINES } from './vendors/test/test-vendor.ts'

accountCloses.subscribe(unsettledPayments)
accountExports.subscribe(exportedPayments)
accountErased.subscribe(eraseCards)

/** `openapi/payment`: the cards of an account, and what is charged to them. */
export const service = defineService(
  'payment',
  {
    ...cardHandlers,
    ...paymentHandlers,
    ...transactionHandlers,
    ...reportHandlers,
    ...disputeHandlers,
    ...vendorNoticeHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  {
    routes: (app, kernel, rateLimits) =>
      registerVendorEvents(app, { kernel, rateLimits, handle: onVendorEvent }),
    start: startVendor,
    workers: kernel => [recoveryWorker(paymentContext(kernel)), ...vendorWorkers(kernel, onVendorEvent)],
    variables: [paymentVariables],
    pageOrigins: vendorOrigins,
    announce: announceVendor,
    switches: [
      {
        name: CARDS_SWITCH,
        title: 'Cards',
        description: 'Why the test vendor declines each payment. Stored cards stay as they are.',
        choices: DECLINES,
      },
    ],
    metrics: (_, metrics) => measureCharges(metrics),
    seeds,
    demo,
    mails: kindsIn(mails),
  },
)
