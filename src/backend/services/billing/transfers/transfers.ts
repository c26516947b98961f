import { eq } from 'drizzle-orm'
import { payOffline } from '#backend/services/payment/public.ts'
import {
  cancel,
  lockOrder,
  type OrderRow,
  orders,
  requireAction,
  requireSecondPerson,
} from '#backend/services/sales/public.ts'
import { DAY } from '#domain/time/durations.ts'
import type { AccountOrder, operations, QueryDefaults } from '#generated/billing/types.ts'
import { accountOf, type Caller } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { ownOrder } from '../account-order.ts'
import { hasOpenAttempt } from '../open-attempts.ts'
import { namedOrders } from '../order-list.ts'
import { drawInvoice } from '../receipts/draw-receipt.ts'
import { invoiceOf } from '../receipts/invoice-of.ts'

/** Handlers of `openapi/billing/transfers.yaml`. */
export const transferHandlers = {
  async downloadInvoice({ db, params, caller, kernel, now, ended }) {
    const order = await ownOrder(db, caller, params.id)
    const invoice = await invoiceOf({ db, config: kernel.config, now }, order)
    const content = await drawInvoice(kernel, invoice, ended)
    return { status: 200, file: { type: 'application/pdf', name: `invoice-${order.orderId}.pdf`, content } }
  },

  async cancelUnpaidOrder({ db, params, caller, now, recordActivity }) {
    const order = await lockOwnOrder(db, caller, params.id)
    // Gifts wait for a second person, whose decision is another operation.
    if (!order.transferDue && !order.processed) throw problem('order-not-pending')
    requireAction(order, 'cancel', now)
    if (await hasOpenAttempt(db, [order.orderId])) throw problem('payment-in-progress')
    await cancel(db, { order, at: now })
    await recordActivity(String(order.orderId), { facts: { order_id: order.orderId } })
    return { status: 200, body: await orderWire(db, order.orderId) }
  },

  async setPurchaseOrder({ db, params, body, caller, recordActivity, nothingChanged }) {
    const { purchase_order: purchaseOrder, ...rest } = body
    assertAllRead(rest)
    const order = await lockOwnOrder(db, caller, params.id)
    if (order.purchaseOrder === purchaseOrder) nothingChanged()
    else {
      await db.update(orders).set({ purchaseOrder }).where(eq(orders.orderId, order.orderId))
      await recordActivity(String(order.orderId), { facts: { order_id: order.orderId } })
    }
    return { status: 200, body: await orderWire(db, order.orderId) }
  },

  async processTransfer({ db, body, caller, now, recordActivity }) {
    const {
      account_id: accountId,
      order_id: orderId,
      amount,
      received_on: received,
      reference,
      reason,
      ...rest
    } = body
    assertAllRead(rest)
    const order = await lockOrder(db, { orderId, accountId })
    if (!order) throw problem('not-found')
    requireAction(order, 'pay', now)
    // East of us it may be tomorrow already.
    if (Date.parse(received) > now.getTime() + DAY / 2)
      throw problem('received-in-future', { fields: ['received_on'] })
    requireWhole(order, amount)
    await requireSecondPerson(db, order, { userId: caller.userId, missing: order.totalAmount, now })
    const paid = await payOffline(db, { order, amount, at: now, transfer: { reference, received } })
    await recordActivity(String(orderId), { accountId, reason })
    return { status: 200, body: paid.order }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** Throws unless the whole total has arrived, and no more: what to do about the rest is for people to settle. */
function requireWhole({ totalAmount: total }: OrderRow, amount: number): void {
  if (amount === total) return
  const name = amount < total ? 'transfer-incomplete' : 'transfer-too-large'
  throw problem(name, { fields: ['amount'], ...amountsOf({ amount: total }) })
}

async function lockOwnOrder(db: Queries, caller: Caller, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(db, { orderId, accountId: accountOf(caller) })
  if (!order) throw problem('not-found')
  return order
}

/** An order as it is now. */
async function orderWire(db: Queries, orderId: number): Promise<AccountOrder> {
  const [order] = await namedOrders(db, await db.select().from(orders).where(eq(orders.orderId, orderId)))
  if (!order) throw new Error('an order has its wire form')
  return order
}
