import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAction, type OrderAction, type OrderState, orderState } from '#domain/billing/order-state.ts'
import type { Order } from '#generated/sales/types.ts'
import { declareEvent } from '#kernel/events.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type OrderEventKind, orderEvents, orderItems, orders } from './tables.ts'
import { rateWire } from './tax/rates.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect

interface SoughtOrder {
  orderId: number
  /** The account that it has to be of; any by default. */
  accountId?: number | undefined
}

function matches({ orderId, accountId }: SoughtOrder) {
  return and(
    eq(orders.orderId, orderId),
    accountId === undefined ? undefined : eq(orders.accountId, accountId),
  )
}

/** An order. Undefined if there is none, or it is another account's. */
export async function findOrder(db: Queries, sought: SoughtOrder): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(matches(sought))
  return order
}

/** The same, locked until the transaction ends, so that changes happen one at a time. */
export async function lockOrder(db: Queries, sought: SoughtOrder): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(matches(sought)).for('update')
  return order
}

/** The state of an order. */
export function stateOf(order: OrderRow, now: Date): OrderState {
  const { processed, approved, canceled, gracePeriodEnd, transferDue, totalAmount } = order
  const facts = { processed, approved, canceled, total_amount: totalAmount }
  return orderState({ ...facts, grace_period_end: gracePeriodEnd, transfer_due: transferDue }, now)
}

/** Throws the error that rejects an act in the state of the order; otherwise returns the next state. */
export function requireAction(order: OrderRow, action: OrderAction, now: Date): OrderState {
  const outcome = afterAction(stateOf(order, now), action)
  if (typeof outcome !== 'string') throw problem(outcome.rejected)
  return outcome
}

/** The items of orders, by order, in the order of their requests. */
export async function itemsOf(
  db: Queries,
  orderIds: readonly number[],
): Promise<Map<number, OrderItemRow[]>> {
  if (!orderIds.length) return new Map()
  const rows = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** Orders as the API returns them, in the order given. One query for all of their items. */
export async function orderWire(db: Queries, rows: readonly OrderRow[]): Promise<Order[]> {
  const items = await itemsOf(
    db,
    rows.map(({ orderId }) => orderId),
  )
  return rows.map(row => ({
    order_id: row.orderId,
    account_id: row.accountId,
    items: (items.get(row.orderId) ?? []).map(itemWire),
    placed: row.placed.toISOString(),
    processed: row.processed?.toISOString() ?? null,
    approved: row.approved?.toISOString() ?? null,
    canceled: row.canceled?.toISOString() ?? null,
    amount: row.amount,
    tax_amount: row.taxAmount,
    unit_amount: row.unitAmount,
    total_amount: row.totalAmount,
    grace_period_end: row.gracePeriodEnd?.toISOString() ?? null,
    transfer_due: row.transferDue?.toISOString() ?? null,
    saas_tax_rate: rateWire(row.saasTaxRate),
    data_tax_rate: rateWire(row.dataTaxRate),
  }))
}

/** One order as the API returns it, as it is now. */
export async function readOrder(db: Queries, orderId: number): Promise<Order> {
  const rows = await db.select().from(orders).where(eq(orders.orderId, orderId))
  const [order] = await orderWire(db, rows)
  if (!order) throw problem('not-found')
  return order
}

export function itemWire(item: OrderItemRow): Order['items'][number] {
  return {
    item_id: item.itemId,
    plan_id: item.planId,
    amount: item.amount,
    lookups: item.lookups,
    tax_amount: item.taxAmount,
    unit_amount: item.unitAmount,
  }
}

/** Something has happened to an order. Amounts are cents. */
export const orderRecorded =
  declareEvent<
    [
      db: Queries,
      recorded: Pick<OrderRow, 'orderId' | 'accountId'> & {
        kind: OrderEventKind
        at: Date
        amount: number | null
        reason: string | null
      },
    ]
  >()

/** Writes what happened to an order; the same transaction does it. */
export async function recordOrderEvent(
  db: Queries,
  order: Pick<OrderRow, 'orderId' | 'accountId'>,
  event: {
    kind: OrderEventKind
    at: Date
    amount?: number | undefined
    transactionId?: string | undefined
    reason?: string | undefined
    /** Whether people should hear of it by email; true by default. */
    isMailed?: boolean
  },
): Promise<void> {
  const { kind, at, amount = null, transactionId = null, reason = null, isMailed = true } = event
  const { orderId, accountId } = order
  const mail = isMailed ? 'due' : 'none'
  await db.insert(orderEvents).values({ orderId, accountId, kind, at, amount, transactionId, reason, mail })
  await orderRecorded.emit(db, { orderId, accountId, kind, at, amount, reason })
}
