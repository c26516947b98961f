import { isPending, type OrderState, orderState } from '#domain/billing/order-state.ts'
import { SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import { dollars } from '#domain/text/money.ts'
import { getAccountSummary } from '#generated/billing/operations/getAccountSummary.ts'
import { getOrder } from '#generated/billing/operations/getOrder.ts'
import { getOrderRecord } from '#generated/billing/operations/getOrderRecord.ts'
import { listAccountOrders } from '#generated/billing/operations/listAccountOrders.ts'
import type { OrderRecord } from '#generated/billing/types.ts'
import { listAccountTransactions } from '#generated/payment/operations/listAccountTransactions.ts'
import { getOrderTaxPreview } from '#generated/sales/operations/getOrderTaxPreview.ts'
import { getAccountLicense } from '#generated/subscription/operations/getAccountLicense.ts'
import { getAccountSubscription } from '#generated/subscription/operations/getAccountSubscription.ts'
import { getGiftValue } from '#generated/subscription/operations/getGiftValue.ts'
import { listAccountLicenses } from '#generated/subscription/operations/listAccountLicenses.ts'
import { listAccountSubscriptions } from '#generated/subscription/operations/listAccountSubscriptions.ts'
import { query } from '#portal/api/call.ts'
import type { BadgeTone } from '#portal/ui/data/badge.tsx'

/** An order with what happened to it, as staff see it. */
export const orderRecordQuery = (orderId: number) => query(getOrderRecord, { path: { id: orderId } })

/** What a pending order would come to with the tax of today. */
export const taxPreviewQuery = (orderId: number) => query(getOrderTaxPreview, { path: { id: orderId } })

/** What changes with an order. */
export const orderQueries = [
  getOrderRecord,
  getOrderTaxPreview,
  getOrder,
  getAccountSummary,
  listAccountOrders,
  listAccountTransactions,
  listAccountLicenses,
  getAccountLicense,
  listAccountSubscriptions,
  getAccountSubscription,
  getGiftValue,
]

/** The states of an order in the words of staff. */
export const STATES: Record<OrderState, readonly [tone: BadgeTone, text: string]> = {
  quote: ['neutral', 'Quote'],
  'to-approve': ['warning', 'To approve'],
  initiated: ['warning', 'Payment due'],
  'grace-period': ['warning', 'Grace period'],
  'awaiting-transfer': ['warning', 'Awaiting transfer'],
  'grace-ended': ['danger', 'Past due'],
  processed: ['accent', 'Paid'],
  approved: ['neutral', 'Approved'],
  canceled: ['neutral', 'Canceled'],
}

export const stateOf = (order: OrderRecord['order']): OrderState => orderState(order, new Date())

/** Whether its address and its tax can change: not once an invoice with them is out. */
export const isAmendable = (order: OrderRecord['order']): boolean =>
  isPending(stateOf(order)) && order.transfer_due === null

/** Why the person may not let an order pass without its money; undefined if they may. */
export function whySecondPerson({
  needs_second_person,
  is_own,
  worth,
}: Pick<OrderRecord, 'needs_second_person' | 'is_own' | 'worth'>): string | undefined {
  return needs_second_person && is_own
    ? `You placed this order. ${worthText(worth)}, more than ${dollars(SECOND_PERSON_ABOVE)}. Ask a colleague.`
    : undefined
}

/** What an order is worth, in words. */
export const worthText = (worth: number): string =>
  `With what the customer got before it that day, it’s worth ${dollars(worth)}`

/** Cents of a payment that can still be refunded. */
export function refundable({
  outcome,
  voided,
  amount,
  refunded_amount,
  disputed_amount,
}: Pick<
  OrderRecord['payments'][number],
  'outcome' | 'voided' | 'amount' | 'refunded_amount' | 'disputed_amount'
>): number {
  const isPaid = outcome === 'approved' && voided === null
  return isPaid ? Math.max(0, amount - refunded_amount - disputed_amount) : 0
}
