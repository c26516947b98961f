import type { Receipt } from '#generated/billing/types.ts'

const NETWORKS: Record<NonNullable<NonNullable<Receipt['payment']>['card']>['network'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: 'Card',
}

/** How an order was paid, as a receipt and a mail say it. */
export function paidWith(payment: Receipt['payment']): string {
  if (!payment) return 'Nothing to pay'
  if (payment.form === 'offline') return 'Check or transfer'
  return payment.card ? cardName(payment.card) : 'Card'
}

/** A card as its holder knows it: Visa ending in 4242. */
export function cardName({ network, mask }: { network: keyof typeof NETWORKS; mask: string }): string {
  return `${NETWORKS[network]} ending in ${mask}`
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people write it, by UTC: September 14, 2026. */
export function dayOf(at: string | Date): string {
  return DAY.format(new Date(at))
}
