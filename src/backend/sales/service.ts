import type { operations, QueryDefaults } from '#generated/sales/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { accountHandlers } from './accounts.ts'
import { pricingHandlers } from './pricing.ts'

/** `openapi/sales`: accounts, plans, orders and quotes. */
export const service = defineService('sales', {
  ...accountHandlers,
  ...pricingHandlers,
} satisfies Partial<Handlers<operations, QueryDefaults>>)
