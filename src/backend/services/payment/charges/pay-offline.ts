import { type OrderRow, settleOrder } from '#backend/services/sales/public.ts'
import type { Order } from '#generated/sales/types.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { TransactionRow } from './claim.ts'
import { nextReference } from './resolve.ts'
import { transactions } from './tables.ts'

/** A bank transfer, as the statement of our bank has it. */
export interface ReceivedTransfer {
  reference: string
  /** The day that the money arrived. */
  received: string
}

/**
 * Records money that came without a card, such as by check or transfer, and settles the order with it, in the
 * caller's transaction. The order must be locked by `lockOrder`. Throws `order-already-paid` or
 * `order-not-pending`.
 */
export async function payOffline(
  db: Queries,
  { order, amount, at, transfer }: { order: OrderRow; amount: number; at: Date; transfer?: ReceivedTransfer },
): Promise<{ order: Order; transaction: TransactionRow }> {
  const { orderId, accountId } = order
  const transactionId = newId()
  const settled = await settleOrder(db, { order, paid: { amount, transactionId, vendor: 'offline', at } })
  const [transaction] = await db
    .insert(transactions)
    .values({
      ...{ transactionId, orderId, accountId, amount, created: at, paymentForm: 'offline' },
      referenceNumber: await nextReference(db, at),
      bankReference: transfer?.reference ?? null,
      received: transfer?.received ?? null,
    })
    .returning()
  if (!transaction) throw new Error('an inserted row comes back')
  return { order: settled, transaction }
}
