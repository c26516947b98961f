import { cardName } from '#domain/billing/card-name.ts'
import type { Receipt } from '#generated/billing/types.ts'

/** How an order was paid, as a receipt and an email say it. */
export function paidWith(payment: Receipt['payment']): string {
  if (!payment) return 'Nothing to pay'
  if (payment.transfer) return `Bank transfer ${payment.transfer.reference}`
  if (payment.form === 'offline') return 'Check or transfer'
  return payment.card ? cardName(payment.card) : 'Card'
}

/** What a change of plan takes off the price of the new term, on receipts and in emails. */
export const CREDIT = 'Credit for the unused part of the previous term'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people write it, by UTC: September 14, 2026. */
export function dayOf(at: string | Date): string {
  return DAY.format(new Date(at))
}
