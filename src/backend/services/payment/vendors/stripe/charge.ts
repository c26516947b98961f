import type Stripe from 'stripe'
import type { Charge } from '../vendor.ts'
import { cardErrorOf } from './failures.ts'

/** A payment intent of Stripe, as it stands. */
export function toCharge(intent: Stripe.PaymentIntent, publishableKey: string): Charge {
  const { id: chargeId, amount, status, client_secret: secret, last_payment_error: declined } = intent
  const facts = { chargeId, amount, created: new Date(intent.created * 1000) }
  switch (status) {
    case 'succeeded':
      return { ...facts, outcome: 'succeeded' }
    case 'canceled':
      return { ...facts, outcome: 'canceled' }
    case 'requires_action':
      return {
        ...facts,
        outcome: 'challenge',
        frame: { vendor: 'stripe', publishableKey, clientSecret: secret ?? '' },
      }
    case 'requires_payment_method':
      return { ...facts, ...cardErrorOf(declined ?? {}) }
    default:
      return { ...facts, outcome: 'processing' }
  }
}
