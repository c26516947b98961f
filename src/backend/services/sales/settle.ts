import { eq } from 'drizzle-orm'
import { type LedgerAccount, type Line, post } from '#backend/modules/ledger/public.ts'
import {
  forgetGift,
  replaceTerms,
  resumeTerms,
  startTerms,
  stopTerms,
} from '#backend/services/subscription/public.ts'
import { trialByPlan } from '#domain/subscription/trials.ts'
import type { Order } from '#generated/sales/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { turnOnEarlyPurchases } from './early-purchases.ts'
import {
  itemsOf,
  type OrderItemRow,
  type OrderRow,
  readOrder,
  recordOrderEvent,
  requireAction,
  stateOf,
} from './order-rows.ts'
import { changeOf, lapseChanges, markEffective } from './plan-changes/changes.ts'
import { orderItems, orders, renewalConsents } from './tables.ts'

/** A payment that has arrived. */
export interface Paid {
  /** Cents. Staff can agree on another amount than the total. */
  amount: number
  transactionId: string
  /** Who holds the money: the vendor of the card, or `offline` for money that came in another way. */
  vendor: string
  at: Date
  /** The account's primary card by name, which consents to charge it are kept with. */
  card?: string | undefined
}

/**
 * Records that an order was paid, in the caller's transaction: the order is processed, its subscriptions
 * start, continue or resume, and the ledger has the money. The order must be locked by `lockOrder`. Throws
 * `order-already-paid`, or `order-not-pending` for an approved order.
 */
export async function settleOrder(
  db: Queries,
  { order, paid }: { order: OrderRow; paid: Paid },
): Promise<Order> {
  const { amount, transactionId, vendor, at, card } = paid
  requireAction(order, 'pay', at)
  await db.update(orders).set({ processed: at, gracePeriodEnd: null }).where(isOrder(order))
  await startOrContinue(db, order, { at, card })
  await post(db, {
    ...entryOf(order, at),
    kind: 'paid',
    transactionId,
    lines: [
      { account: vendor === 'offline' ? 'offline' : `cash:${vendor}`, debit: amount },
      { account: 'receivable', credit: order.totalAmount },
      ...difference('adjustments', order.totalAmount - amount),
    ],
  })
  await recordOrderEvent(db, order, { kind: 'paid', at, amount, transactionId })
  return readOrder(db, order.orderId)
}

/**
 * Records that staff have approved an order without a payment by card. An order that is approved already
 * stays as it is: false. Throws `order-already-paid`.
 */
export async function approve(db: Queries, { order, at }: { order: OrderRow; at: Date }): Promise<boolean> {
  requireAction(order, 'approve', at)
  if (order.approved) return false
  await db.update(orders).set({ approved: at, gracePeriodEnd: null }).where(isOrder(order))
  await startOrContinue(db, order, { at })
  await post(db, {
    ...entryOf(order, at),
    kind: 'approved',
    lines: [
      { account: 'offline', debit: order.totalAmount },
      { account: 'receivable', credit: order.totalAmount },
    ],
  })
  await recordOrderEvent(db, order, { kind: 'approved', at, isMailed: false })
  return true
}

/**
 * Records that an order is canceled, which gives nothing, or nothing any longer: a gift, by staff, a change of plan that
 * was not paid, or an order whose transfer did not arrive. What was placed is taken out of the ledger again. Those who
 * got an invoice are notified that it is void.
 */
export async function cancel(db: Queries, { order, at }: { order: OrderRow; at: Date }): Promise<void> {
  await db.update(orders).set({ canceled: at, processed: null }).where(isOrder(order))
  await forgetGift(db, order.orderId)
  // A free trial that was ordered together with what is to be paid has started and continues.
  if (!order.transferDue)
    await db.update(orderItems).set({ subscriptionId: null }).where(eq(orderItems.orderId, order.orderId))
  await post(db, {
    ...entryOf(order, at),
    kind: 'canceled',
    lines: (await linesOf(db, order)).map(
      ({ account, debit, credit }): Line =>
        debit === undefined ? { account, debit: credit } : { account, credit: debit },
    ),
  })
  await recordOrderEvent(db, order, { kind: 'canceled', at, isMailed: order.transferDue !== null })
}

/**
 * Ends the grace period of an unpaid order: its subscriptions stop, until it is paid. False, and nothing
 * happens, for an order without one. With `forget` the order no longer has a grace period, as if it had never
 * been given; no email is sent then.
 */
export async function endGracePeriod(
  db: Queries,
  { order, at, forget = false }: { order: OrderRow; at: Date; forget?: boolean },
): Promise<boolean> {
  const state = stateOf(order, at)
  if (state !== 'grace-period' && state !== 'grace-ended') return false
  const isFirst = order.graceEnded === null
  if (isFirst) {
    await stopTerms(db, { orderId: order.orderId, now: at })
    await recordOrderEvent(db, order, { kind: 'grace-ended', at, isMailed: !forget })
  }
  if (isFirst || forget)
    await db
      .update(orders)
      .set({ graceEnded: order.graceEnded ?? at, ...(forget && { gracePeriodEnd: null }) })
      .where(isOrder(order))
  return isFirst || forget
}

/** Records that money of an order went back. The order stays processed. */
export async function recordRefund(
  db: Queries,
  {
    order,
    refund,
  }: {
    order: Pick<OrderRow, 'orderId' | 'accountId'>
    /** `transactionId` is the refund's own, not that of the payment. */
    refund: { amount: number; transactionId: string; vendor: string; at: Date; reason?: string | undefined }
  },
): Promise<void> {
  const { amount, transactionId, vendor, at, reason } = refund
  await lapseChanges(db, order.accountId, at)
  await post(db, {
    ...entryOf(order, at),
    kind: 'refunded',
    transactionId,
    lines: [
      { account: 'refunds', debit: amount },
      { account: vendor === 'offline' ? 'offline' : `cash:${vendor}`, credit: amount },
    ],
  })
  await recordOrderEvent(db, order, { kind: 'refunded', at, amount, transactionId, reason })
}

/** Records that the money of a refund has come back. The customer hears from staff, who see it in their list. */
export async function recordFailedRefund(
  db: Queries,
  {
    order,
    refund: { amount, vendor, at },
  }: {
    order: Pick<OrderRow, 'orderId' | 'accountId'>
    refund: { amount: number; vendor: string; at: Date }
  },
): Promise<void> {
  await post(db, {
    ...entryOf(order, at),
    kind: 'refund-failed',
    lines: [
      { account: vendor === 'offline' ? 'offline' : `cash:${vendor}`, debit: amount },
      { account: 'refunds', credit: amount },
    ],
  })
  await recordOrderEvent(db, order, { kind: 'refund-failed', at, amount, isMailed: false })
}

/** Records that a card was not charged for an order. The order stays as it is. */
export async function recordFailedPayment(
  db: Queries,
  {
    order,
    failure,
  }: {
    order: Pick<OrderRow, 'orderId' | 'accountId'>
    failure: { amount: number; reason: string; at: Date; transactionId?: string | undefined }
  },
): Promise<void> {
  await recordOrderEvent(db, order, { kind: 'payment-failed', ...failure })
}

/** Starts what an order gives, or lets what has started continue, with what was agreed to buy early. */
async function startOrContinue(
  db: Queries,
  order: OrderRow,
  { at, card }: Pick<Paid, 'at' | 'card'>,
): Promise<void> {
  const items = (await itemsOf(db, [order.orderId])).get(order.orderId) ?? []
  await startItems(db, order, items, { now: at })
  // Before the terms below: early purchases lock the license first as well.
  await turnOnEarlyPurchases(db, { orderId: order.orderId, card, now: at })
  if (order.graceEnded) await resumeTerms(db, { orderId: order.orderId, stopped: order.graceEnded, now: at })
}

/**
 * Starts the subscriptions of items that have none yet. What staff give away starts at once, and a renewal at
 * `renewal`, which is when the old term ends; it renews again, as the old one did.
 */
export async function startItems(
  db: Queries,
  order: Pick<OrderRow, 'orderId' | 'accountId' | 'origin'>,
  items: readonly OrderItemRow[],
  { now, renewal }: { now: Date; renewal?: Date | undefined },
): Promise<void> {
  const { orderId, accountId } = order
  const open = items.filter(({ subscriptionId }) => subscriptionId === null)
  if (!open.length) return
  const agreed = await db
    .select({ itemId: renewalConsents.itemId })
    .from(renewalConsents)
    .innerJoin(orderItems, eq(orderItems.itemId, renewalConsents.itemId))
    .where(eq(orderItems.orderId, orderId))
  const renewing = new Set(agreed.map(({ itemId }) => itemId))
  const change = await changeOf(db, orderId)
  const used = change ? await replaceTerms(db, { ...change, now }) : 0
  if (change) await markEffective(db, orderId, now)
  const terms = open.map(({ itemId, planId, lookups }) => ({
    planId,
    lookups,
    used,
    renews: renewal !== undefined || renewing.has(itemId),
  }))
  const at = order.origin === 'donated' ? now : renewal
  const isOneTrialEnough = order.origin === 'customer'
  const started = await startTerms(db, { accountId, orderId, terms, now, at, isOneTrialEnough })
  for (const [index, { itemId }] of open.entries()) {
    const subscriptionId = started[index]
    if (subscriptionId !== undefined)
      await db.update(orderItems).set({ subscriptionId }).where(eq(orderItems.itemId, itemId))
  }
}

/** What the ledger says of an order that was placed. */
export async function postPlaced(db: Queries, order: OrderRow): Promise<void> {
  await post(db, { ...entryOf(order, order.placed), kind: 'placed', lines: await linesOf(db, order) })
}

async function linesOf(
  db: Queries,
  { orderId, amount, unitAmount, taxAmount, totalAmount }: OrderRow,
): Promise<Line[]> {
  const credit = (await changeOf(db, orderId))?.credit ?? 0
  return [
    { account: 'receivable', debit: totalAmount },
    { account: 'credits', debit: credit },
    // The list price is revenue and what is less a discount; what is more was agreed on.
    { account: 'discounts', debit: Math.max(0, unitAmount - credit - amount) },
    { account: 'revenue', credit: Math.max(unitAmount, amount + credit) },
    { account: 'tax-payable', credit: taxAmount },
  ]
}

/** A debit of what is missing, or a credit of what is too much. */
export function difference(account: LedgerAccount, missing: number): Line[] {
  return [missing >= 0 ? { account, debit: missing } : { account, credit: -missing }]
}

export const entryOf = ({ orderId, accountId }: Pick<OrderRow, 'orderId' | 'accountId'>, at: Date) => ({
  orderId,
  accountId,
  at,
})
const isOrder = ({ orderId }: OrderRow) => eq(orders.orderId, orderId)

/** Whether a plan is a trial that is free once. Such items start when they are ordered. */
export const isTrial = ({ planId }: { planId: number }) => trialByPlan(planId) !== undefined
