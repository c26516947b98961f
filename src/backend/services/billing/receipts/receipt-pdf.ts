import { dollars } from '#domain/text/money.ts'
import type { Invoice, Receipt } from '#generated/billing/types.ts'
import { documentPdf } from './document-pdf.ts'
import { dayOf, paidWith } from './words.ts'

const orderFacts = ({ order_id: number, purchase_order: own }: Receipt | Invoice) =>
  [['Order', String(number)] as const, ...(own ? [['PO number', own] as const] : [])] as const

/** The receipt as a PDF. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const paid = dayOf(receipt.paid)
  const transfer = receipt.payment?.transfer
  return documentPdf({
    ...receipt,
    title: 'Receipt',
    dated: receipt.paid,
    facts: [
      ['Receipt number', String(receipt.order_id)],
      ...orderFacts(receipt),
      ['Date paid', paid],
      ['Payment method', paidWith(receipt.payment)],
      ...(transfer ? [['Received', dayOf(transfer.received_on)] as const] : []),
    ],
    headline: `${dollars(receipt.total_amount)} paid on ${paid}`,
    due: ['Amount paid', receipt.total_amount],
    payment: undefined,
  })
}

/** The invoice as a PDF, which also says whether it still has to be paid. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { order_id: number, total_amount: total, bank, reference } = invoice
  const isDue = !invoice.paid && !invoice.approved && !invoice.canceled
  return documentPdf({
    ...invoice,
    title: 'Invoice',
    dated: invoice.issued_at,
    facts: [
      ['Invoice number', String(number)],
      ...orderFacts(invoice),
      ['Issued', dayOf(invoice.issued_at)],
      ['Due', dayOf(invoice.due)],
    ],
    headline: headlineOf(invoice),
    due: ['Amount due', isDue ? total : 0],
    payment: isDue
      ? {
          title: 'Pay by bank transfer',
          facts: [...bank.map(({ name, value }) => [name, value] as const), ['Reference', reference]],
          note: `Transfer ${dollars(total)} in one payment with the reference ${reference}. Your plans start once the money has arrived.`,
        }
      : undefined,
  })
}

function headlineOf({ total_amount: total, due, paid, approved, canceled }: Invoice): string {
  if (canceled) return `Canceled on ${dayOf(canceled)}. Please don’t pay this invoice.`
  if (paid) return `${dollars(total)} paid on ${dayOf(paid)}`
  if (approved) return `Settled on ${dayOf(approved)}. There is nothing to pay.`
  return `${dollars(total)} due on ${dayOf(due)}`
}
