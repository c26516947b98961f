import type { PaymentMethod } from '#generated/payment/types.ts'

const NETWORKS: Readonly<Record<PaymentMethod['network'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: 'Card',
}

/** "Visa ending in 4242". */
export function cardName({ network, mask }: Pick<PaymentMethod, 'network' | 'mask'>): string {
  return `${NETWORKS[network]} ending in ${mask}`
}
