import type Stripe from 'stripe'
import { toThreeLetters } from '../countries.ts'
import type { AuthorizedCard, CardAddress, CardNetwork } from '../vendor.ts'

const NETWORKS: Readonly<Record<string, CardNetwork>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'american-express',
  discover: 'discover',
  diners: 'diners-club',
  jcb: 'jcb',
  unionpay: 'unionpay',
}

/** A payment method of Stripe and its customer, as our card. */
export function authorizedCard(method: Stripe.PaymentMethod, customer: string): AuthorizedCard {
  const { card, billing_details: details } = method
  if (!card) throw new Error('only cards are asked for')
  return {
    outcome: 'authorized',
    cardToken: `${customer}.${method.id}`,
    fingerprint: card.fingerprint ?? method.id,
    network: NETWORKS[card.brand] ?? 'other',
    mask: card.last4,
    expiration: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
    address: toAddress(details.address, card.country),
  }
}

/** Stripe's form asks for all of it, but promises none. */
function toAddress(address: Stripe.Address | null, cardCountry: string | null): CardAddress {
  const street = [address?.line1, address?.line2].filter(Boolean).join(', ')
  return {
    street: clean(street, 200) || 'Unknown',
    city: clean(address?.city, 100) || 'Unknown',
    state: clean(address?.state, 100),
    zipCode: clean(address?.postal_code, 20).replace(/[^A-Za-z0-9 -]/g, ''),
    // The code that ISO 3166-1 leaves to its users.
    countryCode: toThreeLetters(address?.country ?? cardCountry ?? '') ?? 'ZZZ',
  }
}

/** Without what our contract rejects. */
function clean(text: string | null | undefined, most: number): string {
  return (text ?? '')
    .replace(/[\p{Cc}<>]/gu, ' ')
    .trim()
    .slice(0, most)
    .trim()
}
