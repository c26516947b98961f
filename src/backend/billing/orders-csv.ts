import type { AccountOrder, OrderState } from '#generated/billing/types.ts'
import { csvHead, csvLines } from '#kernel/http/csv.ts'

const COLUMNS = ['order', 'placed', 'state', 'paid', 'products', 'amount', 'tax', 'total'] as const

type Line = Record<(typeof COLUMNS)[number], string | number | null>

/** The names of the columns of a file of orders. */
export const ordersHead = csvHead<Line>(COLUMNS)

/** Orders as lines of a file, with amounts in dollars, as bookkeeping takes them. */
export function orderLines(orders: readonly AccountOrder[]): string {
  return csvLines<Line>(COLUMNS, orders.map(lineOf))
}

function lineOf(order: AccountOrder): Line {
  return {
    order: order.order_id,
    placed: toSecond(order.placed),
    state: stateOf(order),
    paid: order.processed && toSecond(order.processed),
    products: order.items.map(nameOf).join('; '),
    amount: decimal(order.amount),
    tax: decimal(order.tax_amount),
    total: decimal(order.total_amount),
  }
}

function stateOf({ processed, approved, canceled }: AccountOrder): OrderState {
  if (canceled) return 'canceled'
  return processed ? 'processed' : approved ? 'approved' : 'pending'
}

function nameOf({ license_label: label, plan_description: plan }: AccountOrder['items'][number]): string {
  return plan ? `${label} (${plan})` : label
}

const toSecond = (iso: string) => iso.replace(/\.\d+Z$/, 'Z')
const decimal = (cents: number) => (cents / 100).toFixed(2)
