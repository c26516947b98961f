import { transferReference } from '#domain/billing/transfers.ts'
import { dollars } from '#domain/text/money.ts'
import type { Invoice } from '#generated/billing/types.ts'
import { bill, button, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { CREDIT, dayOf } from '../receipts/words.ts'
import { billOf, orderPath, pathOf } from './bill.ts'
import { type About, exampleOrder, exampleReceipt } from './example-order.ts'
import { ORDERS } from './reasons.ts'

interface Issued {
  invoice: Invoice
  accountId: number
}

const { paid: _, payment: __, ...parts } = exampleReceipt
const example: Invoice = {
  ...parts,
  issued_at: '2027-03-01T09:00:00Z',
  due: '2027-03-15T09:00:00Z',
  bank: [
    { name: 'Bank', value: 'Example Bank, Orem' },
    { name: 'Account number', value: '0001234567' },
  ],
  reference: 'GP-560218',
  paid: null,
  approved: null,
  canceled: null,
}
const waiting: About = {
  ...exampleOrder,
  order: {
    ...exampleOrder.order,
    grace_period_end: null,
    transfer_due: '2027-03-15T09:00:00Z',
    transfer_expires_at: '2027-03-29T09:00:00Z',
  },
}

export const invoice = defineMail<Issued>('invoice', {
  title: 'An order is to be paid by bank transfer',
  reason: ORDERS,
  example: { invoice: example, accountId: 104 },
  render: ({ invoice, accountId }, page) => {
    const { order_id: orderId, items, buyer, seller, total_amount: total, due, bank, reference } = invoice
    return {
      subject: `Invoice for order ${orderId}: ${dollars(total)} due on ${dayOf(due)}`,
      blocks: [
        paragraph(
          strong(buyer.name),
          ` placed order ${orderId}. Transfer ${dollars(total)} by ${dayOf(due)}; your plans start once the money has arrived.`,
        ),
        bill(
          [
            ...items.map(({ description: label, detail, amount }) => ({
              label,
              detail,
              value: dollars(amount),
            })),
            ...(invoice.credit ? [{ label: CREDIT, value: dollars(-invoice.credit) }] : []),
            ...invoice.tax_lines.map(({ label, amount }) => ({ label, value: dollars(amount) })),
          ],
          dollars(total),
        ),
        ...bank.map(({ name, value }) => paragraph(`${name}: `, strong(value))),
        paragraph('Reference: ', strong(reference)),
        paragraph('The invoice is attached. You can also pay the order by card, or cancel it.'),
        button('See the order', page(pathOf(`billing/orders/${orderId}`, accountId))),
        note(`Questions about it? Email ${seller.email}.`),
      ],
    }
  },
})

export const transferDueSoon = defineMail<About>('transfer-due', {
  title: 'A bank transfer is due soon',
  reason: ORDERS,
  example: waiting,
  render: ({ order, account, now }, page) => ({
    subject: `Order ${order.order_id}: ${dollars(order.total_amount)} due on ${dayOf(order.transfer_due ?? now)}`,
    blocks: [
      paragraph(
        strong(account),
        `: your transfer of ${dollars(order.total_amount)} with the reference ${transferReference(order.order_id)} hasn’t arrived yet. If it’s on its way, you can ignore this email.`,
      ),
      billOf(order),
      button('See the order', page(orderPath(order))),
    ],
  }),
})

export const transferOverdue = defineMail<About>('transfer-overdue', {
  title: 'A bank transfer is overdue',
  reason: ORDERS,
  example: { ...waiting, now: new Date('2027-03-16T09:00:00Z') },
  render: ({ order, account, now }, page) => ({
    subject: `Order ${order.order_id} is overdue: we’ll cancel it on ${dayOf(order.transfer_expires_at ?? now)}`,
    blocks: [
      paragraph(
        strong(account),
        `: your transfer of ${dollars(order.total_amount)} with the reference ${transferReference(order.order_id)} hasn’t arrived. If it doesn’t arrive by ${dayOf(order.transfer_expires_at ?? now)}, we’ll cancel the order. You can also pay by card.`,
      ),
      billOf(order),
      button('See the order', page(orderPath(order))),
    ],
  }),
})

export const invoiceCanceled = defineMail<About>('invoice-canceled', {
  title: 'An order that was to be paid by transfer is canceled',
  reason: ORDERS,
  example: {
    ...waiting,
    now: new Date('2027-03-29T09:00:00Z'),
    order: { ...waiting.order, canceled: '2027-03-29T09:00:00Z' },
  },
  render: ({ order, account }, page) => ({
    subject: `Order ${order.order_id} is canceled: please don’t pay its invoice`,
    blocks: [
      paragraph(
        strong(account),
        `: order ${order.order_id} is canceled, and its invoice for ${dollars(order.total_amount)} is void. If you’ve already sent the money, contact us and we’ll send it back.`,
      ),
      button('See the order', page(orderPath(order))),
    ],
  }),
})
