import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { requireAccount } from '#backend/modules/accounts/public.ts'
import { payOffline } from '#backend/services/payment/public.ts'
import {
  endGracePeriod,
  lockOrder,
  orders,
  orderWire,
  readOrder,
  requireAction,
  requireSecondPerson,
} from '#backend/services/sales/public.ts'
import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { isPending, namedOrders, ordersOf, readOrderPage } from './order-list.ts'
import { readOrdersCsv } from './orders-csv.ts'

const MOST_PENDING = 100

/** Handlers of `openapi/billing/orders.yaml`. */
export const orderHandlers = {
  async listOrders({ db, query, caller, now, kernel: { slices }, ended }) {
    const where = await ordersOf(db, accountOf(caller), query)
    if (query.format === 'csv') {
      const content = await readOrdersCsv(db, where, query, { slices, ended })
      const name = `orders-${now.toISOString().slice(0, 10)}.csv`
      return { status: 200, file: { type: 'text/csv', name, content } }
    }
    const { page, page_size } = query
    // A few at once: the statements of twenty callers would all be in front of the one of another call.
    return slices.run(ended, async () => {
      const { rows, total } = await readOrderPage(db, where, query)
      return { status: 200, body: { orders: await namedOrders(db, rows), total, page, page_size } }
    })
  },

  async listPendingOrders({ db, caller }) {
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.accountId, accountOf(caller)), isPending, gt(orders.totalAmount, 0)))
      .orderBy(sql`${orders.gracePeriodEnd} nulls last`, asc(orders.placed), asc(orders.orderId))
      .limit(MOST_PENDING)
    return { status: 200, body: { orders: await namedOrders(db, rows) } }
  },

  async listAccountOrders({ db, params, query }) {
    await requireAccount(db, params.id)
    const where = await ordersOf(db, params.id, query)
    const newest = { sort: 'placed', direction: 'desc' } as const
    const { rows, total } = await readOrderPage(db, where, { ...query, ...newest })
    const { page, page_size } = query
    return { status: 200, body: { orders: await orderWire(db, rows), total, page, page_size } }
  },

  async getOrder({ db, params }) {
    return { status: 200, body: await readOrder(db, params.id) }
  },

  async deleteGracePeriod({ db, params, query, now, recordActivity, nothingChanged }) {
    const { account_id: accountId, order_id: orderId } = params
    const order = await lockOrder(db, { orderId, accountId })
    if (!order) throw problem('not-found')
    if (await endGracePeriod(db, { order, at: now, forget: true }))
      await recordActivity(String(orderId), { reason: query.reason })
    else nothingChanged()
    return { status: 200, body: await readOrder(db, orderId) }
  },

  async processOrder({ db, body, caller, now, recordActivity }) {
    const { account_id: accountId, order_id: orderId, reason, ...rest } = body
    assertAllRead(rest)
    const order = await lockOrder(db, { orderId, accountId })
    if (!order) throw problem('not-found')
    requireAction(order, 'pay', now)
    await requireSecondPerson(db, order, { userId: caller.userId, missing: order.totalAmount, now })
    const paid = await payOffline(db, { order, amount: order.totalAmount, at: now })
    await recordActivity(String(orderId), { reason })
    return { status: 200, body: paid.order }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>
