import { queryOptions } from '@tanstack/react-query'
import { type OrderState, orderState } from '#domain/billing/order-state.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { getTaxExemption } from '#generated/sales/operations/getTaxExemption.ts'
import { listTaxableLocations } from '#generated/sales/operations/listTaxableLocations.ts'
import { query } from '#portal/api/call.ts'

/** One plan of an order. Amounts are in cents. */
interface OrderItem {
  id: number
  product: string
  plan: string
  lookups: number
  amount: number
  taxAmount: number
}

/** Where an order comes from. */
export type OrderOrigin = AccountOrder['origin']

/** An order of the account (storefront-and-session §3). Amounts are in cents. */
export interface Order {
  id: number
  origin: OrderOrigin
  items: OrderItem[]
  placed: string
  processed: string | null
  approved: string | null
  canceled: string | null
  gracePeriodEnd: string | null
  /** Until when its bank transfer is due, and when it is canceled without one; null if it is paid in another way. */
  transferDue: string | null
  transferEnds: string | null
  /** The customer's own number of it. */
  purchaseOrder: string | null
  /** When the primary card is tried again; null if it is not. */
  nextAttempt: string | null
  /** What a change of plan takes off the price of its item. */
  credit: number
  amount: number
  taxAmount: number
  totalAmount: number
}

/** The entity of a wire object; the only place where its names change. */
export function toOrder(wire: AccountOrder): Order {
  return {
    id: wire.order_id,
    origin: wire.origin,
    items: wire.items.map(item => ({
      id: item.item_id,
      product: item.license_label,
      plan: item.plan_description,
      lookups: item.lookups,
      amount: item.amount,
      taxAmount: item.tax_amount,
    })),
    placed: wire.placed,
    processed: wire.processed,
    approved: wire.approved,
    canceled: wire.canceled,
    gracePeriodEnd: wire.grace_period_end,
    transferDue: wire.transfer_due,
    transferEnds: wire.transfer_expires_at,
    purchaseOrder: wire.purchase_order,
    nextAttempt: wire.next_attempt,
    credit: wire.credit,
    amount: wire.amount,
    taxAmount: wire.tax_amount,
    totalAmount: wire.total_amount,
  }
}

export function stateOf(order: Order, now: Date): OrderState {
  const { processed, approved, canceled, gracePeriodEnd, transferDue, totalAmount } = order
  const facts = { processed, approved, canceled, total_amount: totalAmount }
  return orderState({ ...facts, grace_period_end: gracePeriodEnd, transfer_due: transferDue }, now)
}

/** What was ordered, in a line: the first product, and how many more there are. */
export function productsOf({ items }: Pick<Order, 'items'>): string {
  const [first, ...more] = [...new Set(items.map(({ product }) => product))]
  if (!first) return ''
  return more.length ? `${first} and ${more.length} more` : first
}

/** The orders that wait for their payment, the most urgent first. */
export const pendingQuery = queryOptions({
  ...query(listPendingOrders),
  select: ({ orders }) => orders.map(toOrder),
})

/** The billing address and those before it. */
export const locationsQuery = query(listTaxableLocations, { query: { page_size: 100 } })

export const exemptionQuery = query(getTaxExemption)
