import { and, asc, eq, gt } from 'drizzle-orm'
import { orderEvents } from '#backend/services/sales/public.ts'
import type { Demo } from '#kernel/seeds.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { nextReference } from './charges/resolve.ts'
import { transactions } from './charges/tables.ts'
import { seedCards } from './seeds.ts'
import { cards } from './tables.ts'
import type { Bank } from './vendors/test/bank.ts'
import { testVendorOf } from './vendors/vendors.ts'

/**
 * Two cards, of which one expires soon, and the payments of the orders that are paid. With another vendor there
 * are none: only it could make them.
 */
export const demo: Demo = {
  after: ['sales'],
  async seed(context) {
    const test = testVendorOf(context.kernel)
    if (!test) return
    const soon = new Date(context.now.getTime() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 7)
    const [card] = await seedCards(context, [
      { number: '4242 4242 4242 4242', expiration: '2031-04' },
      { number: '5555 5555 5555 4444', expiration: soon },
    ])
    if (card) await payOrders(context.db, { ...context, ...card, bank: test.bank })
  },
}

/**
 * Gives each payment of an account's orders its charge and its transaction. A charge that is made now would be reported
 * now, although no attempt of ours has asked for it.
 */
async function payOrders(
  db: Queries,
  { accountId, paymentMethodId, bank }: { accountId: number; paymentMethodId: string; bank: Bank },
): Promise<void> {
  const [card] = await db.select().from(cards).where(eq(cards.paymentMethodId, paymentMethodId))
  if (!card) throw new Error('the card was just added')
  const payments = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.accountId, accountId), eq(orderEvents.kind, 'paid'), gt(orderEvents.amount, 0)))
    .orderBy(asc(orderEvents.at))
  for (const { transactionId, amount, orderId, at: created } of payments) {
    if (transactionId === null || amount === null) continue
    const { cardToken } = card
    const charge = { cardToken, amount, orderId, accountId, idempotencyKey: transactionId, created }
    const gatewayId = bank.keepPastCharge(charge)
    await db.insert(transactions).values({
      transactionId,
      accountId,
      orderId,
      amount,
      created,
      paymentForm: 'card',
      paymentMethodId,
      vendor: 'test',
      gatewayId,
      gatewayMessage: 'Approved',
      gatewayResponse: 'approved',
      referenceNumber: await nextReference(db, created),
    })
  }
}
