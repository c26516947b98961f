import type { Invoice, Receipt } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Attachment, Letter } from '#kernel/mail/mail.ts'
import { drawInvoice, drawReceipt } from '../receipts/draw-receipt.ts'
import { receipt as receiptKind } from './receipts.ts'
import { invoice as invoiceKind } from './transfers.ts'

type WithFile = Letter & { attachments: readonly Attachment[] }
type Work = Pick<Kernel, 'publicUrl' | 'threads'>

const pdf = (name: string, content: Buffer): Attachment => ({ name, type: 'application/pdf', content })

/** The receipt of an order as an email, with its PDF. */
export async function receiptMail(receipt: Receipt, accountId: number, kernel: Work): Promise<WithFile> {
  const file = pdf(`receipt-${receipt.order_id}.pdf`, await drawReceipt(kernel, receipt))
  return { ...receiptKind.write({ receipt, accountId }, kernel), attachments: [file] }
}

/** The same of an invoice. */
export async function invoiceMail(invoice: Invoice, accountId: number, kernel: Work): Promise<WithFile> {
  const file = pdf(`invoice-${invoice.order_id}.pdf`, await drawInvoice(kernel, invoice))
  return { ...invoiceKind.write({ invoice, accountId }, kernel), attachments: [file] }
}
