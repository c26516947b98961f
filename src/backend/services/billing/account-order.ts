import { desc, eq } from 'drizzle-orm'
import { recipientsOf } from '#backend/services/notification/public.ts'
import { findOrder, type OrderRow, orderEvents } from '#backend/services/sales/public.ts'
import type { OrderDetails, operations, QueryDefaults } from '#generated/billing/types.ts'
import { accountOf, type Caller } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { namedOrders } from './order-list.ts'
import { paymentsOf, paymentWire, settlementOf } from './payments.ts'
import { invoiceOf } from './receipts/invoice-of.ts'
import { receiptOf } from './receipts/receipt-of.ts'

const MOST_EVENTS = 200
const MOST_RECIPIENTS = 50

/** Handlers of `openapi/billing/account-order.yaml`. */
export const accountOrderHandlers = {
  async getAccountOrder({ db, params, caller, kernel: { config }, now }) {
    const row = await ownOrder(db, caller, params.id)
    const [order] = await namedOrders(db, [row])
    if (!order) throw problem('not-found')
    const payments = await paymentsOf(db, row.orderId)
    const receipt = row.processed ? await receiptOf({ db, config, now }, row) : null
    const settlement = settlementOf(payments)
    return {
      status: 200,
      body: {
        order,
        timeline: await timelineOf(db, row.orderId),
        // The receipt remembers a card that the account has deleted since.
        payments: payments.map(payment =>
          paymentWire(
            payment === settlement && !payment.card
              ? { ...payment, card: receipt?.payment?.card ?? null }
              : payment,
          ),
        ),
        receipt,
        invoice: row.transferDue ? await invoiceOf({ db, config, now }, row) : null,
        receipt_recipients: receipt || row.transferDue ? await receiptRecipients(db, row.accountId) : [],
      },
    }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** An order of the caller's account. Throws 404 for any other. */
export async function ownOrder(
  db: Queries,
  caller: Pick<Caller, 'accountId'>,
  orderId: number,
): Promise<OrderRow> {
  const order = await findOrder(db, { orderId, accountId: accountOf(caller) })
  if (!order) throw problem('not-found')
  return order
}

async function receiptRecipients(db: Queries, accountId: number): Promise<string[]> {
  return (await recipientsOf(db, accountId, 'receipts')).slice(0, MOST_RECIPIENTS)
}

/** What happened to an order, the earliest first. */
export async function timelineOf(db: Queries, orderId: number): Promise<OrderDetails['timeline']> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.eventId))
    .limit(MOST_EVENTS)
  return rows.toReversed().map(({ kind, at, amount, reason }) => ({
    event: kind,
    at: at.toISOString(),
    amount,
    failure: kind === 'payment-failed' ? reason : null,
  }))
}
