const NETWORKS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: 'Card',
} as const

/** Returns a network as its cards have it: "Visa". */
export function networkName(network: string): string {
  return NETWORKS[network as keyof typeof NETWORKS] ?? NETWORKS.other
}

/** A card as its holder knows it: "Visa ending in 4242". */
export function cardName({ network, mask }: { network: keyof typeof NETWORKS; mask: string }): string {
  return `${NETWORKS[network]} ending in ${mask}`
}
