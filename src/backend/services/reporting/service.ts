import type { operations } from '#generated/reporting/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { browserErrorHandlers } from './browser-errors.ts'
import { healthWorkers } from './checks.ts'
import { errorServiceHandlers, errorServiceOrigins, errorServiceVariables } from './error-service.ts'
import { lookupSourceHandlers } from './lookup-source.ts'
import { statesOf, statusHandlers } from './status.ts'

/** `openapi/reporting`: failures that only a browser sees, and what pages have to know of the deployment. */
export const service = defineService(
  'reporting',
  {
    ...browserErrorHandlers,
    ...errorServiceHandlers,
    ...lookupSourceHandlers,
    ...statusHandlers,
  } satisfies Handlers<operations>,
  {
    variables: [errorServiceVariables],
    pageOrigins: errorServiceOrigins,
    workers: () => healthWorkers,
    parts: statesOf,
  },
)
