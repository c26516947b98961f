import type { operations } from '#generated/reporting/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { browserErrorHandlers } from './browser-errors.ts'
import { lookupSourceHandlers } from './lookup-source.ts'

/** `openapi/reporting`: failures that only a browser sees, and what pages have to know of the deployment. */
export const service = defineService('reporting', {
  ...browserErrorHandlers,
  ...lookupSourceHandlers,
} satisfies Handlers<operations>)
