import type { operations } from '#generated/payment/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'

/** `openapi/payment`: cards, payments and refunds. */
export const paymentService = defineService('payment', {} satisfies Partial<Handlers<operations>>)
