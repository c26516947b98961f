import type { operations } from '#generated/forms/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { startFormDelivery } from './outbox.ts'
import { submissionHandlers } from './submissions.ts'

/** `openapi/forms`: submissions of the forms on the public site. */
export const service = defineService('forms', { ...submissionHandlers } satisfies Handlers<operations>, {
  start: startFormDelivery,
})
