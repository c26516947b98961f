import { eq } from 'drizzle-orm'
import type { OrderRow } from '#backend/services/sales/public.ts'
import type { Receipt } from '#generated/billing/types.ts'
import type { Config } from '#kernel/config.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { paymentsOf, settlementOf, transferOf } from '../payments.ts'
import { receipts } from '../tables.ts'
import { documentParts } from './document-parts.ts'

/**
 * The receipt of a paid order, as it was issued. Issues it the first time: it then stays, whatever later becomes of the
 * names and addresses on it. Throws `order-not-paid`.
 */
export async function receiptOf(
  { db, config, now }: { db: Queries; config: Config; now: Date },
  order: OrderRow,
): Promise<Receipt> {
  if (!order.processed) throw problem('order-not-paid')
  const { orderId, accountId } = order
  const matches = eq(receipts.orderId, orderId)
  const [issued] = await db.select().from(receipts).where(matches)
  if (issued) return completed(issued.document, order)
  const document = await draftOf(db, config, order, order.processed)
  await db.insert(receipts).values({ orderId, accountId, document, created: now }).onConflictDoNothing()
  // Someone else may have issued it in the meantime, and theirs counts.
  const [first] = await db.select().from(receipts).where(matches)
  if (!first) throw new Error('an issued receipt stays')
  return completed(first.document, order)
}

/**
 * A receipt with what was added to receipts since it was issued, and with the customer's own number of the order, which
 * they can add later.
 */
function completed(document: Receipt, { purchaseOrder }: OrderRow): Receipt {
  const { buyer, credit, payment } = document
  return {
    ...document,
    credit: credit ?? 0,
    buyer: { ...buyer, tax_id: buyer.tax_id ?? null },
    payment: payment && { ...payment, transfer: payment.transfer ?? null },
    purchase_order: purchaseOrder,
  }
}

async function draftOf(db: Queries, config: Config, row: OrderRow, paid: Date): Promise<Receipt> {
  return {
    ...(await documentParts(db, config, row)),
    paid: paid.toISOString(),
    purchase_order: row.purchaseOrder,
    payment: await howPaid(db, row),
  }
}

async function howPaid(db: Queries, { orderId, totalAmount }: OrderRow): Promise<Receipt['payment']> {
  if (totalAmount === 0) return null
  const settlement = settlementOf(await paymentsOf(db, orderId))
  if (!settlement) return { form: 'offline', card: null, transfer: null }
  const { transaction, card } = settlement
  return { form: transaction.paymentForm, card, transfer: transferOf(transaction) }
}
