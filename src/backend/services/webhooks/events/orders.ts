import { eq } from 'drizzle-orm'
import {
  findOrder,
  type OrderEventKind,
  orderItems,
  type orderRecorded,
} from '#backend/services/sales/public.ts'
import type { OrderWebhookEvent } from '#generated/webhooks/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { emitEvent } from '../outbox.ts'

const TYPES: Partial<Record<OrderEventKind, OrderWebhookEvent['type']>> = {
  paid: 'order.paid',
  'payment-failed': 'order.payment_failed',
  refunded: 'order.refunded',
  canceled: 'order.canceled',
}

type Recorded = Parameters<typeof orderRecorded.emit>[1]

/** Sends what has happened to an order, and that it renews subscriptions once it is paid. */
export async function emitOrder(db: Queries, recorded: Recorded): Promise<void> {
  const { accountId, orderId, kind, at, amount, reason } = recorded
  const type = TYPES[kind]
  if (type)
    await emitEvent(db, {
      type,
      accountId,
      object: `order:${orderId}`,
      data: { order_id: orderId, amount, decline_reason: reason },
      at,
    })
  if (await hasRenewed(db, recorded)) await emitRenewals(db, recorded)
}

/** Whether the order is a renewal that is paid now. One that costs nothing is, once it is placed. */
async function hasRenewed(db: Queries, { orderId, kind }: Recorded): Promise<boolean> {
  if (kind !== 'paid' && kind !== 'placed') return false
  const order = await findOrder(db, { orderId })
  return order?.origin === 'renewal' && (kind === 'paid' || order.totalAmount === 0)
}

async function emitRenewals(db: Queries, { accountId, orderId, at }: Recorded): Promise<void> {
  const items = await db
    .select({ subscriptionId: orderItems.subscriptionId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  for (const { subscriptionId } of items)
    if (subscriptionId !== null)
      await emitEvent(db, {
        type: 'subscription.renewed',
        accountId,
        object: `subscription:${subscriptionId}`,
        data: { subscription_id: subscriptionId, order_id: orderId },
        at,
      })
}
