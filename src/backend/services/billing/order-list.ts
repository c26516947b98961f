import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { creditsOf, type OrderRow, orderItems, orders, orderWire } from '#backend/services/sales/public.ts'
import { DAY } from '#domain/time/durations.ts'
import { checkEndDate } from '#domain/validation/choices.ts'
import type { AccountOrder, Order, OrderState } from '#generated/billing/types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { orderedPlansNamed, productNames } from './product-names.ts'
import { renewals } from './tables.ts'

/** What a list of orders keeps. */
export interface OrderFilters {
  search?: string | undefined
  state?: OrderState | undefined
  /** Days by UTC; the list has both. */
  start?: string | undefined
  end?: string | undefined
}

export interface OrderSort {
  sort: 'placed' | 'total'
  direction: 'asc' | 'desc'
}

/** The orders of an account that filters keep. Throws `end-before-start`. */
export async function ordersOf(
  db: Queries,
  accountId: number,
  filters: OrderFilters,
): Promise<SQL | undefined> {
  const { search, state, start, end } = filters
  if (start && end && checkEndDate(start, end)) throw problem('end-before-start', { fields: ['end'] })
  return and(
    eq(orders.accountId, accountId),
    start ? gte(orders.placed, new Date(start)) : undefined,
    end ? lt(orders.placed, new Date(Date.parse(end) + DAY)) : undefined,
    state && inState(state),
    search ? await matching(db, accountId, search.trim()) : undefined,
  )
}

export const isPending = and(isNull(orders.processed), isNull(orders.approved), isNull(orders.canceled))

function inState(state: OrderState): SQL | undefined {
  if (state === 'processed') return isNotNull(orders.processed)
  if (state === 'approved') return and(isNotNull(orders.approved), isNull(orders.processed))
  if (state === 'canceled') return isNotNull(orders.canceled)
  return isPending
}

/** Orders whose number begins with a text, or that have a product whose name contains it. */
async function matching(db: Queries, accountId: number, text: string): Promise<SQL | undefined> {
  const plans = await orderedPlansNamed(db, accountId, text)
  const items = db
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.orderId), inArray(orderItems.planId, plans)))
  const number = /^#?(\d+)$/.exec(text)?.[1]
  const byNumber = number ? like(sql`${orders.orderId}::text`, `${number}%`) : undefined
  const byProduct = plans.length ? exists(items) : undefined
  return or(byNumber, byProduct) ?? sql`false`
}

function orderOf({ sort, direction }: OrderSort): SQL[] {
  const way = direction === 'asc' ? asc : desc
  return [way(keyOf({ sort, direction })), way(orders.orderId)]
}

/** One page of orders, with the number of all that match. */
export async function readOrderPage(
  db: Queries,
  where: SQL | undefined,
  query: OrderSort & { page: number; page_size: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { page, page_size: size } = query
  const found = await idsOf(db, where, query, { limit: size, offset: (page - 1) * size })
  const rows = await ordersById(db, found)
  // The first page of a short list says how many there are.
  const isWhole = page === 1 && rows.length < size
  return { rows, total: isWhole ? rows.length : await db.$count(orders, where) }
}

export interface Found {
  orderId: number
  /** What the list is sorted by. */
  key: Date | number
}

/**
 * Ids of a list in its order, which the index of that order has. Whole rows would be read and sorted by the thousand
 * wherever the planner takes an account for a small one.
 */
export function idsOf(
  db: Queries,
  where: SQL | undefined,
  order: OrderSort,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Found[]> {
  return db
    .select({ orderId: orders.orderId, key: keyOf(order) })
    .from(orders)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(limit)
    .offset(offset)
}

function keyOf({ sort }: OrderSort): typeof orders.totalAmount | typeof orders.placed {
  return sort === 'total' ? orders.totalAmount : orders.placed
}

async function ordersById(db: Queries, found: readonly Found[]): Promise<OrderRow[]> {
  if (!found.length) return []
  const ids = found.map(({ orderId }) => orderId)
  const rows = await db.select().from(orders).where(inArray(orders.orderId, ids))
  const byId = new Map(rows.map(row => [row.orderId, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The orders after one of the list. */
export function after({ sort, direction }: OrderSort, { orderId, key }: Found): SQL {
  const sign = direction === 'asc' ? sql`>` : sql`<`
  const column = keyOf({ sort, direction })
  return sql`(${column}, ${orders.orderId}) ${sign} (${sql.param(key, column)}, ${orderId})`
}

/** Orders as their account gets them, with the names of what was ordered. */
export async function namedOrders(db: Queries, rows: readonly OrderRow[]): Promise<AccountOrder[]> {
  const rowOf = new Map(rows.map(row => [row.orderId, row]))
  const wire = await orderWire(db, rows)
  const attempts = await nextAttempts(db, wire)
  const nameOf = await productNames(
    db,
    wire.flatMap(({ items }) => items.map(item => item.plan_id)),
  )
  const credits = await creditsOf(db, [...rowOf.keys()])
  return wire.map(order => ({
    ...order,
    credit: credits.get(order.order_id) ?? 0,
    origin: rowOf.get(order.order_id)?.origin ?? 'customer',
    transfer_expires_at: rowOf.get(order.order_id)?.transferEnds?.toISOString() ?? null,
    purchase_order: rowOf.get(order.order_id)?.purchaseOrder ?? null,
    next_attempt: attempts.get(order.order_id) ?? null,
    items: order.items.map(item => ({ ...item, ...nameOf(item.plan_id) })),
  }))
}

/** When cards are tried again, by order. Only a pending order can wait for that. */
async function nextAttempts(db: Queries, wire: readonly Order[]): Promise<Map<number | null, string | null>> {
  const pending = wire.filter(({ processed, approved, canceled }) => !processed && !approved && !canceled)
  if (!pending.length) return new Map()
  const ids = pending.map(({ order_id }) => order_id)
  const rows = await db
    .select({ orderId: renewals.orderId, nextAttempt: renewals.nextAttempt })
    .from(renewals)
    .where(inArray(renewals.orderId, ids))
  return new Map(rows.map(({ orderId, nextAttempt }) => [orderId, nextAttempt?.toISOString() ?? null]))
}
