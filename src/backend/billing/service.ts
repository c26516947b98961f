import type { operations } from '#generated/billing/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'

/** `openapi/billing`: orders, receipts and what is still to be paid. */
export const billingService = defineService('billing', {} satisfies Partial<Handlers<operations>>)
