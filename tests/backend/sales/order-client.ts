import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockOrder, type OrderRow, settleOrder } from '#backend/services/sales/public.ts'
import { orderEvents, orders } from '#backend/services/sales/tables.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { PROVO, withKey } from '../../support/orders.ts'
import { send } from '../client.ts'

/** What tests of orders do with them and look up, on the backend that `of` returns. */
export function orderClient(of: () => Backend) {
  /** New each time, because logins end while the clock moves on. */
  const staff = () => of().person({ roles: ['internal-admin'] })
  const customer = () => of().person({ taxableAddress: PROVO })
  const place = async (caller: Person, plans: number[], renewal_consent?: string) => {
    const body = { plans, ...(renewal_consent !== undefined && { renewal_consent }) }
    const { body: order } = await send(of(), placeOrder, { caller, headers: withKey(), body })
    return order.order_id
  }
  /** Does something to an order in a transaction of its own, as a payment does. */
  const change = <T>(orderId: number, action: (db: Queries, order: OrderRow) => Promise<T>) =>
    of().db.transaction(async db => {
      const order = await lockOrder(db, { orderId })
      if (!order) throw new Error(`there is no order ${orderId}`)
      return action(db, order)
    })
  const pay = (orderId: number, paid: { amount?: number; vendor?: string } = {}) =>
    change(orderId, (db, order) =>
      settleOrder(db, {
        order,
        paid: {
          amount: order.totalAmount,
          transactionId: randomUUID(),
          vendor: 'test',
          at: of().clock.now(),
          ...paid,
        },
      }),
    )
  const termsOf = (orderId: number) =>
    of()
      .db.select()
      .from(subscriptions)
      .where(eq(subscriptions.orderId, orderId))
      .orderBy(subscriptions.subscriptionId)
  const rowOf = async (orderId: number) => {
    const [row] = await of().db.select().from(orders).where(eq(orders.orderId, orderId))
    if (!row) throw new Error(`there is no order ${orderId}`)
    return row
  }
  const eventsOf = async (orderId: number) =>
    (
      await of()
        .db.select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, orderId))
        .orderBy(orderEvents.eventId)
    ).map(({ kind }) => kind)
  return { staff, customer, place, change, pay, termsOf, rowOf, eventsOf }
}
