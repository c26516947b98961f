import { dollars } from '#domain/text/money.ts'
import type { Receipt } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import { receiptPdf } from '../receipts/receipt-pdf.ts'
import { dayOf, paidWith } from '../receipts/words.ts'
import { pageOf } from './words.ts'

/** The receipt of an order as a mail, with its PDF. */
export async function receiptMail(
  receipt: Receipt,
  { to, accountId }: { to: string; accountId: number },
  kernel: Pick<Kernel, 'publicUrl'>,
): Promise<Mail> {
  return { ...receiptText(receipt, accountId, kernel), to, attachments: [await receiptFile(receipt)] }
}

/** The PDF of a receipt, as mails have it. */
export async function receiptFile(receipt: Receipt) {
  const name = `receipt-${receipt.order_id}.pdf`
  return { name, type: 'application/pdf', content: await receiptPdf(receipt) }
}

export function receiptText(
  receipt: Receipt,
  accountId: number,
  kernel: Pick<Kernel, 'publicUrl'>,
): Pick<Mail, 'subject' | 'body'> {
  const { order_id: orderId, items, buyer, seller, total_amount: total } = receipt
  const isFree = total === 0
  const taxes = receipt.tax_lines.map(({ label, amount }) => `  ${label}: ${dollars(amount)}`)
  return {
    subject: isFree ? `Order ${orderId} is complete` : `Receipt for order ${orderId}: ${dollars(total)} paid`,
    body: [
      isFree
        ? `Order ${orderId} of ${buyer.name} is complete. There was nothing to pay.`
        : `${buyer.name} paid ${dollars(total)} on ${dayOf(receipt.paid)} (${paidWith(receipt.payment)}). Thank you.`,
      '',
      ...items.map(
        ({ description, detail, amount }) => `  ${description}${detail && `, ${detail}`}: ${dollars(amount)}`,
      ),
      ...taxes,
      `  Total: ${dollars(total)}`,
      '',
      'The receipt is attached. You can also find it here:',
      pageOf(kernel, `billing/orders/${orderId}`, accountId),
      '',
      `Questions about it? Write to ${seller.email}.`,
    ].join('\n'),
  }
}
