import type { OrderState } from '#domain/billing/order-state.ts'

/** The states of an order, as people read them. */
export const orderStateNames: Readonly<Record<OrderState, string>> = {
  quote: 'Quote',
  initiated: 'Payment due',
  'grace-period': 'Payment due, in grace period',
  'grace-ended': 'Overdue',
  processed: 'Paid',
  approved: 'Approved',
}
