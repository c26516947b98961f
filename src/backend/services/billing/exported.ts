import type { ExportedKind } from '#backend/modules/accounts/public.ts'
import { type DocumentKind, listDocuments, ordersOfDocuments } from './documents/list.ts'
import { drawInvoice, drawReceipt } from './receipts/draw-receipt.ts'
import { invoiceOf } from './receipts/invoice-of.ts'
import { receiptOf } from './receipts/receipt-of.ts'

/** Documents that are drawn at once: each takes the processor for some 20 ms. */
const SLICE = 20

/** Receipts and invoices as PDF. */
export const exportedDocuments = async (): Promise<readonly ExportedKind[]> => [
  documentsOf('receipts', 'receipt', 'Receipts as PDF.'),
  documentsOf('invoices', 'invoice', 'Invoices as PDF.'),
]

function documentsOf(name: string, kind: DocumentKind, about: string): ExportedKind {
  return {
    name,
    about,
    columns: [],
    async read({ db, kernel, now }, { accountId, after }) {
      const offset = Number(after ?? 0)
      const listed = await listDocuments(db, accountId, { kind }, { limit: SLICE, offset })
      const rows = await ordersOfDocuments(db, listed)
      const documents = []
      for (const { orderId } of listed) {
        const order = rows.get(orderId)
        if (!order) continue
        const of = { db, config: kernel.config, now }
        const content =
          kind === 'receipt'
            ? await drawReceipt(kernel, await receiptOf(of, order))
            : await drawInvoice(kernel, await invoiceOf(of, order))
        documents.push({ name: `${kind}-${orderId}.pdf`, content })
      }
      return { documents, after: listed.length === SLICE ? String(offset + SLICE) : null }
    },
  }
}
