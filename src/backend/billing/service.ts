import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { orderHandlers } from './orders.ts'

/** `openapi/billing`: the orders of an account and their receipts. */
export const service = defineService('billing', { ...orderHandlers } satisfies Partial<
  Handlers<operations, QueryDefaults>
>)
