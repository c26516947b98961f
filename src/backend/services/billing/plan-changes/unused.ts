import { eq } from 'drizzle-orm'
import { moneyOf } from '#backend/modules/ledger/public.ts'
import { refundableOf, transactions } from '#backend/services/payment/public.ts'
import { changeOf, findOrder, type OrderRow, orderItems } from '#backend/services/sales/public.ts'
import type { subscriptions } from '#backend/services/subscription/public.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import type { Queries } from '#kernel/storage/database.ts'

export type TermRow = typeof subscriptions.$inferSelect
type ItemRow = typeof orderItems.$inferSelect

/** What of the price of a term is used, and what of the money that came for it is not, in cents before tax. */
export interface Unused {
  used: number
  credit: number
}

/**
 * What is unused of a term (decision B24): what came for it less what is used of it. Each lookup is worth the same share of
 * the price, and of unlimited ones each moment is. What is used is rounded down, so the customer never loses a part of a
 * cent; what has gone back by a refund or a dispute is no longer there to be credited.
 */
export async function unusedOf(db: Queries, term: TermRow, at: Date): Promise<Unused> {
  const { subscriptionId } = term
  const item = await itemOf(db, subscriptionId)
  if (!item) return { used: 0, credit: 0 }
  const credited = (await changeOf(db, item.orderId))?.credit ?? 0
  const used = usedOf(item.amount + credited, { term, ordered: item.lookups, at })
  return { used, credit: Math.max(0, (await moneyFor(db, subscriptionId)) - used) }
}

/** What is used of the price of a term, at the latest lookup or moment. */
function usedOf(price: number, { term, ordered, at }: { term: TermRow; ordered: number; at: Date }): number {
  if (isUnlimited({ issued: ordered })) {
    const { start, expiration } = term
    if (!expiration) return price
    const length = expiration.getTime() - start.getTime()
    const passed = Math.min(Math.max(0, at.getTime() - start.getTime()), length)
    return shareOf(price, passed, length)
  }
  // What staff have added is used last, and is never credited.
  return shareOf(price, Math.min(Math.max(0, term.issued - term.remaining), ordered), ordered)
}

/** A share of an amount, rounded down. The product of the largest of both has more digits than a number can hold. */
function shareOf(amount: number, part: number, whole: number): number {
  return whole > 0 ? Number((BigInt(amount) * BigInt(part)) / BigInt(whole)) : amount
}

/** The money that is there for a term: paid with its order, or credited with it of terms that it has replaced. */
async function moneyFor(db: Queries, subscriptionId: number): Promise<number> {
  const item = await itemOf(db, subscriptionId)
  const order = item && (await findOrder(db, item))
  if (!item || !order) return 0
  let money = shareOfPaid(item, order, await receivedFor(db, order))
  // Money of the replaced term may have gone back since.
  for (const { subscriptionId: replaced, used, credit } of (await changeOf(db, order.orderId))?.terms ?? [])
    money += Math.min(credit, Math.max(0, (await moneyFor(db, replaced)) - used))
  return money
}

async function itemOf(db: Queries, subscriptionId: number): Promise<ItemRow | undefined> {
  const [item] = await db.select().from(orderItems).where(eq(orderItems.subscriptionId, subscriptionId))
  return item
}

/** What has come for an order and is not on its way back, tax included. */
async function receivedFor(db: Queries, { orderId, totalAmount }: OrderRow): Promise<number> {
  const booked = await moneyOf(db, orderId)
  const rows = await db.select().from(transactions).where(eq(transactions.orderId, orderId))
  const paid = rows.filter(({ gatewayResponse }) => gatewayResponse !== 'declined')
  let refundable = 0
  for (const transaction of paid) refundable += await refundableOf(db, transaction)
  // A second charge for the order goes back, and what a bank disputes may.
  return Math.max(0, Math.min(totalAmount, booked, paid.length ? refundable : booked))
}

/** The part of it that is for an item, before tax, rounded up. */
function shareOfPaid({ amount }: ItemRow, { totalAmount }: OrderRow, received: number): number {
  if (received >= totalAmount) return amount
  return Number((BigInt(amount) * BigInt(received) + BigInt(totalAmount) - 1n) / BigInt(totalAmount))
}
