import type { operations } from '#generated/billing/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'

/** `openapi/billing`: orders, receipts and what is still to be paid. */
export const billingService = defineService(
  'billing',
  {} satisfies Omit<Handlers<operations>, Unbuilt<'billing'>>,
  unbuilt.billing,
)
