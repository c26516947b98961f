import type { operations } from '#generated/sales/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'

/** `openapi/sales`: prices, quotes, orders and the address that tax goes by. */
export const salesService = defineService('sales', {} satisfies Partial<Handlers<operations>>)
