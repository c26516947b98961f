import type { operations } from '#generated/payment/types.ts'
import { defineService, type Handlers } from '#kernel/handlers.ts'
import { type Unbuilt, unbuilt } from '../unbuilt.ts'

/** `openapi/payment`: cards, payments and refunds. */
export const paymentService = defineService(
  'payment',
  {} satisfies Omit<Handlers<operations>, Unbuilt<'payment'>>,
  unbuilt.payment,
)
