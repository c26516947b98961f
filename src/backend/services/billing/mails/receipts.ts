import { dollars } from '#domain/text/money.ts'
import type { Receipt } from '#generated/billing/types.ts'
import { bill, button, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { CREDIT, dayOf, paidWith } from '../receipts/words.ts'
import { pathOf } from './bill.ts'
import { exampleReceipt } from './example-order.ts'
import { ORDERS } from './reasons.ts'

interface Issued {
  receipt: Receipt
  accountId: number
}

export const receipt = defineMail<Issued>('receipt', {
  title: 'An order was paid',
  reason: ORDERS,
  example: { receipt: exampleReceipt, accountId: 104 },
  variants: {
    'A change of plan': {
      receipt: {
        ...exampleReceipt,
        credit: 13_500,
        amount: 40_500,
        tax_amount: 2936,
        tax_lines: [{ label: 'Sales tax (7.25%)', amount: 2936 }],
        total_amount: 43_436,
      },
      accountId: 104,
    },
    'Nothing to pay': {
      receipt: { ...exampleReceipt, total_amount: 0, payment: null, tax_lines: [] },
      accountId: 104,
    },
  },
  render: ({ receipt, accountId }, page) => {
    const { order_id: orderId, items, buyer, seller, total_amount: total } = receipt
    const isFree = total === 0
    return {
      subject: isFree
        ? `Order ${orderId} is complete`
        : `Receipt for order ${orderId}: ${dollars(total)} paid`,
      blocks: [
        isFree
          ? paragraph(`Order ${orderId} of `, strong(buyer.name), ' is complete. There was nothing to pay.')
          : paragraph(
              strong(buyer.name),
              ` paid ${dollars(total)} on ${dayOf(receipt.paid)} (${paidWith(receipt.payment)}). Thank you.`,
            ),
        bill(
          [
            ...items.map(({ description: label, detail, amount }) => ({
              label,
              detail,
              value: dollars(amount),
            })),
            ...(receipt.credit ? [{ label: CREDIT, value: dollars(-receipt.credit) }] : []),
            ...receipt.tax_lines.map(({ label, amount }) => ({ label, value: dollars(amount) })),
          ],
          dollars(total),
        ),
        paragraph('The receipt is attached. You can also find it with the order.'),
        button('See the order', page(pathOf(`billing/orders/${orderId}`, accountId))),
        note(`Questions about it? Email ${seller.email}.`),
      ],
    }
  },
})
