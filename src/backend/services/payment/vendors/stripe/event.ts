import Stripe from 'stripe'
import type { VendorEvent } from '../vendor.ts'
import { idOf, toDispute } from './dispute.ts'

/** Seconds after which a signed event is too old to be believed. */
const TOLERANCE = 300

/** An event that is signed with one of the secrets of Stripe; undefined if the signature is wrong or old. */
export function readStripeEvent({
  raw,
  signature,
  secrets,
  now,
}: {
  raw: Buffer
  signature: string | undefined
  secrets: readonly string[]
  now: Date
}): VendorEvent | undefined {
  if (!signature) return undefined
  for (const secret of secrets)
    try {
      return toEvent(
        Stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE, undefined, now.getTime()),
      )
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  return undefined
}

function toEvent({ id: eventId, created, type, data: { object } }: Stripe.Event): VendorEvent {
  const facts = { eventId, created: new Date(created * 1000), type }
  switch (object.object) {
    case 'payment_intent':
      return { ...facts, kind: 'charge', chargeId: object.id, idempotencyKey: object.metadata.attempt_id }
    case 'charge': {
      // A charge is one try of its intent, which is what we call a charge. It has the metadata of the intent.
      const chargeId = idOf(object.payment_intent) ?? object.id
      return object.refunded || object.amount_refunded > 0
        ? { ...facts, kind: 'refund', chargeId }
        : { ...facts, kind: 'charge', chargeId, idempotencyKey: object.metadata?.attempt_id }
    }
    case 'refund':
      return {
        ...facts,
        kind: 'refund',
        chargeId: idOf(object.payment_intent) ?? idOf(object.charge) ?? object.id,
      }
    case 'dispute':
      return {
        ...facts,
        kind: 'dispute',
        reported: toDispute({ ...object, created: object.created ?? created }),
      }
    default:
      return { ...facts, kind: 'other' }
  }
}
