import type { Receipt } from '#generated/billing/types.ts'
import type { Site } from '#kernel/mail/define-mail.ts'
import type { Attachment, Letter } from '#kernel/mail/mail.ts'
import { receiptPdf } from '../receipts/receipt-pdf.ts'
import { receipt as receiptKind } from './receipts.ts'

/** The receipt of an order as a mail, with its PDF. */
export async function receiptMail(
  receipt: Receipt,
  accountId: number,
  site: Site,
): Promise<Letter & { attachments: readonly Attachment[] }> {
  const file = {
    name: `receipt-${receipt.order_id}.pdf`,
    type: 'application/pdf',
    content: await receiptPdf(receipt),
  }
  return { ...receiptKind.write({ receipt, accountId }, site), attachments: [file] }
}
