import { ne, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { balanceOf, entries, ledgerIsBalanced, lines } from '#backend/modules/ledger/public.ts'
import { attempts, transactions } from '#backend/services/payment/charges/tables.ts'
import { orderItems, orders } from '#backend/services/sales/tables.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Purchase, Stripe } from './buyer.ts'

/** How purchases stand at the vendor and with us, by order. */
type ByOrder = [orderId: number, fact: unknown][]

/**
 * Expects each purchase that a customer was told of to be one order, one charge at the vendor, one payment, one entry of
 * the ledger, and one subscription; and nothing else to be there, so that no charge is without its order either.
 */
export async function expectPurchases(db: Queries, stripe: Stripe, told: readonly Purchase[]): Promise<void> {
  const wanted = (fact: (purchase: Purchase) => unknown) =>
    sorted(told.map(purchase => [purchase.orderId, fact(purchase)]))

  const charged = stripe
    .intents()
    .map(({ metadata, status, amount }) => [
      Number((metadata as { order_id: string }).order_id),
      `${status} ${amount}`,
    ])
  expect(sorted(charged as ByOrder)).toEqual(wanted(({ amount }) => `succeeded ${amount}`))

  const placed = await db.select().from(orders)
  expect(placed.filter(({ processed }) => !processed)).toEqual([])
  expect(sorted(placed.map(({ orderId, totalAmount }) => [orderId, totalAmount]))).toEqual(
    wanted(({ amount }) => amount),
  )
  const paid = await db.select().from(transactions)
  expect(sorted(paid.map(({ orderId, transactionId }) => [orderId, transactionId]))).toEqual(
    wanted(({ transactionId }) => transactionId),
  )
  const intents = new Set(stripe.intents().map(({ id }) => id))
  expect(paid.filter(({ gatewayId }) => !intents.has(gatewayId ?? ''))).toEqual([])
  // One that never reached the vendor is abandoned, and the repeated call begins another.
  const tried = await db.select().from(attempts).where(ne(attempts.state, 'abandoned'))
  expect(sorted(tried.map(({ orderId, state }) => [orderId, state]))).toEqual(wanted(() => 'succeeded'))

  const cash = await db
    .select({ orderId: entries.orderId, cents: sql<number>`sum(${lines.debit} - ${lines.credit})::int` })
    .from(lines)
    .innerJoin(entries, sql`${entries.entryId} = ${lines.entryId}`)
    .where(sql`${lines.account} = 'cash:stripe'`)
    .groupBy(entries.orderId)
  expect(sorted(cash.map(({ orderId, cents }) => [orderId, cents]))).toEqual(wanted(({ amount }) => amount))
  expect(await balanceOf(db, 'receivable')).toBe(0)
  expect(await ledgerIsBalanced(db)).toBe(true)

  const items = await db.select().from(orderItems)
  const terms = await db.select().from(subscriptions).where(sql`${subscriptions.orderId} is not null`)
  expect(sorted(terms.map(({ orderId, subscriptionId }) => [orderId ?? 0, subscriptionId]))).toEqual(
    sorted(items.map(({ orderId, subscriptionId }) => [orderId, subscriptionId])),
  )
  expect(sorted(terms.map(({ orderId }) => [orderId ?? 0, 1]))).toEqual(wanted(() => 1))
}

const sorted = (facts: ByOrder): ByOrder => facts.toSorted(([one], [other]) => one - other)
