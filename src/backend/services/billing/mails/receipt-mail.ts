import type { Receipt } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Attachment, Letter } from '#kernel/mail/mail.ts'
import { drawReceipt } from '../receipts/draw-receipt.ts'
import { receipt as receiptKind } from './receipts.ts'

/** The receipt of an order as an email, with its PDF. */
export async function receiptMail(
  receipt: Receipt,
  accountId: number,
  kernel: Pick<Kernel, 'publicUrl' | 'threads'>,
): Promise<Letter & { attachments: readonly Attachment[] }> {
  const file = {
    name: `receipt-${receipt.order_id}.pdf`,
    type: 'application/pdf',
    content: await drawReceipt(kernel, receipt),
  }
  return { ...receiptKind.write({ receipt, accountId }, kernel), attachments: [file] }
}
