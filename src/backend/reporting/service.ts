import { defineService } from '#kernel/contract/handlers.ts'
import { browserErrorHandlers } from './browser-errors.ts'

/** `openapi/reporting`: failures that only a browser sees. */
export const service = defineService('reporting', browserErrorHandlers)
