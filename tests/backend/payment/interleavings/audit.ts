import { and, eq, inArray } from 'drizzle-orm'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { attempts, refunds, transactions } from '#backend/services/payment/charges/tables.ts'
import { orderEvents, orderItems, orders } from '#backend/services/sales/tables.ts'
import { subscriptions } from '#backend/services/subscription/public.ts'
import type { Run } from './players.ts'

/** What a run has come to. */
export interface Figures {
  orders: number
  paid: number
  approved: number
  charges: number
  declined: number
  canceled: number
  reversed: number
  refunds: number
}

/**
 * Compares what the vendor has, what we have, and what clients were told. Throws for a double charge, a lost
 * order, a charge without its transaction, and books that do not agree.
 */
export async function audit(run: Run): Promise<Figures> {
  const { shop, caller, intent, told } = run
  const [backend] = shop.replicas
  if (!backend) throw new Error('a shop has a server')
  const { db } = backend
  const accountId = caller.accountId ?? 0
  const placed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.intentId, intent)))
  demand(placed.length <= 1, `${placed.length} orders of one intent`)
  const [order] = placed
  for (const orderId of told.orders) demand(order?.orderId === orderId, `order ${orderId} is lost`)
  const nothing = { orders: 0, paid: 0, approved: 0, charges: 0 }
  if (!order) return { ...nothing, declined: 0, canceled: 0, reversed: 0, refunds: 0 }
  const { orderId, totalAmount } = order

  const charged = [...shop.bank.journal.charges.values()].filter(charge => charge.orderId === orderId)
  const succeeded = charged.filter(({ outcome }) => outcome === 'succeeded')
  const ours = await db.select().from(transactions).where(eq(transactions.orderId, orderId))
  const approved = ours.filter(({ gatewayResponse }) => gatewayResponse === 'approved')
  const tried = await db.select().from(attempts).where(eq(attempts.orderId, orderId))
  const returned = ours.length
    ? await db
        .select()
        .from(refunds)
        .where(
          inArray(
            refunds.transactionId,
            ours.map(({ transactionId }) => transactionId),
          ),
        )
    : []

  demand(
    tried.every(({ finished }) => finished),
    'an attempt is still open',
  )
  demand(
    returned.every(({ finished }) => finished),
    'a refund is still open',
  )
  for (const { chargeId, amount, refunded } of succeeded) {
    const matching = approved.filter(({ gatewayId }) => gatewayId === chargeId)
    demand(matching.length === 1, `charge ${chargeId} has ${matching.length} transactions`)
    demand(matching[0]?.amount === amount, `charge ${chargeId} and its transaction differ`)
    demand(matching[0]?.refundedAmount === refunded, `the refunds of charge ${chargeId} differ`)
  }
  demand(approved.length === succeeded.length, `${approved.length} approved, ${succeeded.length} charged`)

  const winners = tried.filter(({ state }) => state === 'succeeded')
  const reversed = tried.filter(({ state }) => state === 'reversed')
  demand(
    winners.length === (order.processed ? 1 : 0),
    `${winners.length} attempts have paid order ${orderId}`,
  )
  demand(winners.length + reversed.length === succeeded.length, 'a charge belongs to no attempt')
  const wanted = succeeded.filter(({ idempotencyKey }) =>
    winners.some(each => each.attemptId === idempotencyKey),
  )
  const kept = succeeded
    .filter(charge => !wanted.includes(charge))
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  demand(kept === 0, `${kept} cents too much were charged for order ${orderId}`)
  demand(
    wanted.every(({ amount }) => amount === totalAmount),
    'another amount than the total was charged',
  )

  const net = succeeded.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  demand((await balanceOf(db, 'cash:test', { orderId })) === net, 'the ledger has other cash than the vendor')
  const owed = order.processed || order.approved ? 0 : totalAmount
  demand((await balanceOf(db, 'receivable', { orderId })) === owed, 'the ledger says another debt')
  demand(await ledgerIsBalanced(db, order.placed), 'the ledger does not balance')

  const items = await db.$count(orderItems, eq(orderItems.orderId, orderId))
  const terms = await db.$count(subscriptions, eq(subscriptions.orderId, orderId))
  const due = order.processed || order.approved ? items : 0
  demand(terms === due, `order ${orderId} has ${terms} subscriptions for ${due} items`)

  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  const count = (kind: string) => events.filter(event => event.kind === kind).length
  demand(count('paid') === winners.length, `${count('paid')} times paid`)
  demand(
    count('refunded') === returned.filter(({ state }) => state === 'succeeded').length,
    'a refund has another number of events',
  )
  demand(count('payment-failed') === ours.length - approved.length, 'a decline has no event')

  for (const id of told.paid)
    demand(
      approved.some(({ transactionId }) => transactionId === id),
      `transaction ${id} is lost`,
    )
  demand(told.paid.size <= 1, 'a client was told of two payments')
  for (const id of told.refunded)
    demand(
      returned.some(({ refundId, state }) => refundId === id && state === 'succeeded'),
      `refund ${id} is lost`,
    )
  if (told.approved.has(orderId)) demand(order.approved !== null, `the approval of order ${orderId} is lost`)

  return {
    orders: 1,
    paid: winners.length,
    approved: order.approved ? 1 : 0,
    charges: succeeded.length,
    declined: ours.length - approved.length,
    canceled: charged.filter(({ outcome }) => outcome === 'canceled').length,
    reversed: reversed.length,
    refunds: returned.length,
  }
}

function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}
