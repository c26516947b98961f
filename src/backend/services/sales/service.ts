import { accountCloses, accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import { measureMoney } from '#backend/modules/ledger/public.ts'
import type { operations, QueryDefaults } from '#generated/sales/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { openOrders, reduceOrders } from './account-data/closing.ts'
import { exportedOrders } from './account-data/exported.ts'
import { accountHandlers } from './accounts.ts'
import { addressHelpHandlers } from './address-help.ts'
import { demo } from './demo.ts'
import { invoiceDetailsHandlers } from './invoices/invoice-details.ts'
import { transferVariables } from './invoices/transfers.ts'
import { jobs } from './jobs.ts'
import * as mails from './mails.ts'
import { orderHandlers } from './orders.ts'
import { pricingHandlers } from './pricing.ts'
import { quoteHandlers } from './quotes.ts'
import { seeds } from './seeds.ts'
import { staffOrderHandlers } from './staff/orders.ts'
import { waitingHandlers } from './staff/waiting.ts'
import { salesTaxHandlers } from './tax/sales-tax.ts'
import { taxCertificateHandlers } from './tax/tax-certificates.ts'
import { taxExemptionHandlers } from './tax/tax-exemption.ts'
import { taxableLocationHandlers } from './tax/taxable-locations.ts'
import { trialHandlers } from './trials.ts'

accountCloses.subscribe(openOrders)
accountExports.subscribe(exportedOrders)
accountErased.subscribe(reduceOrders)

/** `openapi/sales`: accounts, plans, orders and quotes. */
export const service = defineService(
  'sales',
  {
    ...accountHandlers,
    ...pricingHandlers,
    ...quoteHandlers,
    ...trialHandlers,
    ...orderHandlers,
    ...staffOrderHandlers,
    ...taxableLocationHandlers,
    ...addressHelpHandlers,
    ...taxExemptionHandlers,
    ...taxCertificateHandlers,
    ...salesTaxHandlers,
    ...waitingHandlers,
    ...invoiceDetailsHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  {
    workers: () => jobs,
    seeds,
    demo,
    mails: kindsIn(mails),
    variables: [transferVariables],
    metrics: (_, metrics) => measureMoney(metrics),
  },
)
