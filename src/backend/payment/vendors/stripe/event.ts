import Stripe from 'stripe'
import type { VendorEvent } from '../vendor.ts'

/** Seconds after which a signed event is too old to be believed. */
const TOLERANCE = 300

/** A signed event of Stripe; undefined if the signature is wrong or old. */
export function readStripeEvent({
  raw,
  signature,
  secret,
  now,
}: {
  raw: Buffer
  signature: string | undefined
  secret: string
  now: Date
}): VendorEvent | undefined {
  if (!signature) return undefined
  try {
    return toEvent(
      Stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE, undefined, now.getTime()),
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}

function toEvent({ id: eventId, created, type, data: { object } }: Stripe.Event): VendorEvent {
  const facts = { eventId, created: new Date(created * 1000) }
  if (object.object === 'payment_intent')
    return { ...facts, kind: 'charge', chargeId: object.id, idempotencyKey: object.metadata.attempt_id }
  if (object.object === 'refund') {
    const { payment_intent: intent, metadata } = object
    const chargeId = typeof intent === 'string' ? intent : (intent?.id ?? '')
    return { ...facts, kind: 'refund', refundId: object.id, chargeId, idempotencyKey: metadata?.refund_key }
  }
  return { ...facts, kind: 'other', type }
}
