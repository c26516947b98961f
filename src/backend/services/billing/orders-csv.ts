import { and, asc, type SQL, sql } from 'drizzle-orm'
import { orderItems, orders } from '#backend/services/sales/public.ts'
import type { OrderState } from '#generated/billing/types.ts'
import { csvHead, csvLines } from '#kernel/http/csv.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Lane } from '#kernel/work/lane.ts'
import { after, type Found, idsOf, type OrderSort } from './order-list.ts'
import { type ProductName, productNames } from './product-names.ts'

const COLUMNS = ['order', 'placed', 'state', 'paid', 'products', 'amount', 'tax', 'total'] as const

type Line = Record<(typeof COLUMNS)[number], string | number | null>

/** What a line of the file has. Whole orders, with their addresses, take the database twice the time. */
const FIELDS = {
  orderId: orders.orderId,
  placed: orders.placed,
  processed: orders.processed,
  approved: orders.approved,
  canceled: orders.canceled,
  amount: orders.amount,
  taxAmount: orders.taxAmount,
  totalAmount: orders.totalAmount,
}
type Row = { [Name in keyof typeof FIELDS]: (typeof orders.$inferSelect)[Name] }

/** Orders that one turn of an export reads and writes; the embedded database takes some 10 ms for them. */
const SLICE = 200

/** A file of all orders that match, piece by piece, with amounts in dollars, as bookkeeping takes them. */
export async function readOrdersCsv(
  db: Queries,
  where: SQL | undefined,
  order: OrderSort,
  { slices, ended }: { slices: Lane; ended: AbortSignal },
): Promise<string[]> {
  const pieces = [csvHead<Line>(COLUMNS)]
  const names: ProductNames = new Map()
  for (let last: Found | undefined; ; ) {
    const isAfter = last && after(order, last)
    const found = await slices.run(ended, async () => {
      const page = await idsOf(db, and(where, isAfter), order, { limit: SLICE })
      if (page.length) pieces.push(csvLines<Line>(COLUMNS, await linesOf(db, page, names)))
      return page
    })
    last = found.at(-1)
    if (found.length < SLICE) return pieces
  }
}

/** The products of plans, which most orders of an account share. */
type ProductNames = Map<number, string>

async function linesOf(db: Queries, page: readonly Found[], names: ProductNames): Promise<Line[]> {
  const ids = page.map(({ orderId }) => orderId)
  const isOnPage = (column: typeof orders.orderId | typeof orderItems.orderId) =>
    sql`${column} = any(${sql.param(ids)}::int[])`
  const rows = await db.select(FIELDS).from(orders).where(isOnPage(orders.orderId))
  const items = await db
    .select({ orderId: orderItems.orderId, planId: orderItems.planId })
    .from(orderItems)
    .where(isOnPage(orderItems.orderId))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  const unnamed = items.map(({ planId }) => planId).filter(planId => !names.has(planId))
  if (unnamed.length) {
    const nameOf = await productNames(db, unnamed)
    for (const planId of unnamed) names.set(planId, toText(nameOf(planId)))
  }
  const byId = new Map(rows.map(row => [row.orderId, row]))
  const plansOf = Map.groupBy(items, ({ orderId }) => orderId)
  return ids.flatMap(id => {
    const row = byId.get(id)
    const products = (plansOf.get(id) ?? []).map(({ planId }) => names.get(planId) ?? '')
    return row ? [lineOf(row, products)] : []
  })
}

function lineOf(order: Row, products: readonly string[]): Line {
  return {
    order: order.orderId,
    placed: toSecond(order.placed),
    state: stateOf(order),
    paid: order.processed && toSecond(order.processed),
    products: products.join('; '),
    amount: decimal(order.amount),
    tax: decimal(order.taxAmount),
    total: decimal(order.totalAmount),
  }
}

function stateOf({ processed, approved, canceled }: Row): OrderState {
  if (canceled) return 'canceled'
  return processed ? 'processed' : approved ? 'approved' : 'pending'
}

function toText({ license_label: label, plan_description: plan }: ProductName): string {
  return plan ? `${label} (${plan})` : label
}

const toSecond = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z')
const decimal = (cents: number) => (cents / 100).toFixed(2)
