import { eq } from 'drizzle-orm'
import { bankDetails, type OrderRow } from '#backend/services/sales/public.ts'
import { transferReference } from '#domain/billing/transfers.ts'
import type { Invoice } from '#generated/billing/types.ts'
import type { Config } from '#kernel/config.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type IssuedInvoice, invoices } from '../tables.ts'
import { documentParts } from './document-parts.ts'

/**
 * The invoice of an order that is paid by transfer, as it was issued, and what has become of the order. Issues it the
 * first time: it then stays. Throws `order-not-invoiced` for an order that is paid in another way.
 */
export async function invoiceOf(
  { db, config, now }: { db: Queries; config: Config; now: Date },
  order: OrderRow,
): Promise<Invoice> {
  const { orderId, accountId, transferDue } = order
  if (!transferDue) throw problem('order-not-invoiced')
  const matches = eq(invoices.orderId, orderId)
  const [issued] = await db.select().from(invoices).where(matches)
  if (issued) return current(issued.document, order)
  const document: IssuedInvoice = {
    ...(await documentParts(db, config, order)),
    issued_at: order.placed.toISOString(),
    due: transferDue.toISOString(),
    bank: bankDetails(config) ?? [],
    reference: transferReference(orderId),
  }
  await db.insert(invoices).values({ orderId, accountId, document, created: now }).onConflictDoNothing()
  // Someone else may have issued it in the meantime, and theirs counts.
  const [first] = await db.select().from(invoices).where(matches)
  if (!first) throw new Error('an issued invoice stays')
  return current(first.document, order)
}

const current = (
  document: IssuedInvoice,
  { purchaseOrder, processed, approved, canceled }: OrderRow,
): Invoice => ({
  ...document,
  purchase_order: purchaseOrder,
  paid: processed?.toISOString() ?? null,
  approved: approved?.toISOString() ?? null,
  canceled: canceled?.toISOString() ?? null,
})
