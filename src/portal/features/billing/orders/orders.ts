import { queryOptions } from '@tanstack/react-query'
import { cardName } from '#domain/billing/card-name.ts'
import { downloadInvoice } from '#generated/billing/operations/downloadInvoice.ts'
import { downloadReceipt } from '#generated/billing/operations/downloadReceipt.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import type { AccountOrder, OrderDetails as WireDetails } from '#generated/billing/types.ts'
import { download, query } from '#portal/api/call.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { type Order, toOrder } from '../shared/order.ts'
import type { OrderSearch } from './order-search.ts'

export type OrderEventKind = WireDetails['timeline'][number]['event']
export type Receipt = NonNullable<WireDetails['receipt']>
export type Invoice = NonNullable<WireDetails['invoice']>

/** One thing that happened to an order. The amount is in cents. */
export interface OrderEvent {
  kind: OrderEventKind
  at: string
  amount: number | null
  /** Why a payment failed. */
  failure: string | null
}

/** A payment of an order, or an attempt that was declined. Amounts are in cents. */
export interface Payment {
  id: string
  created: string
  amount: number
  isApproved: boolean
  isVoided: boolean
  refundedAmount: number
  /** What paid it: "Visa ending in 4242". */
  method: string
}

/** An order with everything that happened to it. */
export interface OrderDetails {
  order: Order
  timeline: OrderEvent[]
  payments: Payment[]
  /** Null until the order is paid. */
  receipt: Receipt | null
  /** Null unless the order is paid by transfer. */
  invoice: Invoice | null
  /** The addresses that receipts and invoices go to; none for an order without either. */
  receiptRecipients: string[]
}

/** The entity of a wire object; the only place where its names change. */
function toDetails({
  order,
  timeline,
  payments,
  receipt,
  invoice,
  receipt_recipients,
}: WireDetails): OrderDetails {
  return {
    order: toOrder(order),
    timeline: timeline.map(({ event, at, amount, failure }) => ({ kind: event, at, amount, failure })),
    payments: payments.map(payment => ({
      id: payment.transaction_id,
      created: payment.created,
      amount: payment.amount,
      isApproved: payment.outcome === 'approved',
      isVoided: payment.voided !== null,
      refundedAmount: payment.refunded_amount,
      method: paidWith({ form: payment.payment_form, card: payment.card, transfer: payment.transfer }),
    })),
    receipt,
    invoice,
    receiptRecipients: receipt_recipients,
  }
}

/** How an order was paid, in the words of the receipt. */
export function paidWith(payment: Receipt['payment']): string {
  if (!payment) return 'Nothing to pay'
  if (payment.transfer) return `Bank transfer ${payment.transfer.reference}`
  if (payment.form === 'offline') return 'Check or transfer'
  const { card } = payment
  return card ? cardName(card) : 'Card'
}

const toOrders = ({ orders }: { orders: AccountOrder[] }) => orders.map(toOrder)

/** One page of the orders, as a query and for the palette. */
export const ordersQuery = (search: OrderSearch) => listQuery(listOrders, { query: search }, toOrders)
export const findOrders = (search: string, page_size: number) =>
  fetchList(listOrders, { query: { search, page_size } }, toOrders)

/** Saves all orders that the filters keep. The server makes the file. */
export async function saveOrders({ page: _page, ...search }: OrderSearch): Promise<void> {
  saveFile(await download(listOrders, { query: { ...search, format: 'csv' } }))
}

/** Saves the receipt of an order. */
export async function saveReceipt(orderId: number): Promise<void> {
  saveFile(await download(downloadReceipt, { path: { id: orderId } }))
}

/** Saves the invoice of an order. */
export async function saveInvoice(orderId: number): Promise<void> {
  saveFile(await download(downloadInvoice, { path: { id: orderId } }))
}

/** One order with its timeline, payments and receipt. */
export const orderQuery = (orderId: number) =>
  queryOptions({ ...query(getAccountOrder, { path: { id: orderId } }), select: toDetails })
