import { accountErased, accountExports } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/reporting/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { kindsIn } from '#kernel/mail/define-mail.ts'
import { browserErrorHandlers } from './browser-errors.ts'
import { healthWorkers } from './checks.ts'
import { eraseReports } from './data-reports/closing.ts'
import { dataReportHandlers } from './data-reports/data-reports.ts'
import { exportedReports } from './data-reports/exported.ts'
import * as dataReportMails from './data-reports/mails.ts'
import { errorServiceHandlers, errorServiceOrigins, errorServiceVariables } from './error-service.ts'
import { lookupSourceHandlers } from './lookup-source.ts'
import { seeds } from './seeds.ts'
import { statesOf, statusHandlers } from './status.ts'
import { incidentMailWorker } from './status-emails/incident-mails.ts'
import * as statusMails from './status-emails/mails.ts'
import {
  registerUnsubscribeButton,
  statusEmailHandlers,
  statusPurgeJob,
} from './status-emails/subscriptions.ts'

accountExports.subscribe(exportedReports)
accountErased.subscribe(eraseReports)

/** `openapi/reporting`: failures that only a browser sees, wrong data, and what pages have to know of the deployment. */
export const service = defineService(
  'reporting',
  {
    ...browserErrorHandlers,
    ...errorServiceHandlers,
    ...lookupSourceHandlers,
    ...statusHandlers,
    ...statusEmailHandlers,
    ...dataReportHandlers,
  } satisfies Handlers<operations, QueryDefaults>,
  {
    variables: [errorServiceVariables],
    pageOrigins: errorServiceOrigins,
    mails: [...kindsIn(dataReportMails), ...kindsIn(statusMails)],
    seeds,
    workers: kernel => [...healthWorkers, incidentMailWorker(kernel), statusPurgeJob],
    routes: registerUnsubscribeButton,
    parts: statesOf,
  },
)
