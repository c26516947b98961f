import type { operations, QueryDefaults } from '#generated/payment/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'

/** `openapi/payment`: the cards of an account, and what is charged to them. */
export const service = defineService('payment', {} satisfies Partial<Handlers<operations, QueryDefaults>>)
