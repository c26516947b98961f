import Stripe from 'stripe'
import { type Declined, type DeclineReason, VendorRejection, VendorUnavailable } from '../vendor.ts'

const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_required: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
}

/** Why a card was declined: by the word of the bank if Stripe has one, else by its own. */
export function cardErrorOf({
  code,
  decline_code: bank,
  message,
}: {
  code?: string | undefined
  decline_code?: string | undefined
  message?: string | undefined
}): Declined {
  const reason = REASONS[bank ?? ''] ?? REASONS[code ?? ''] ?? 'declined'
  return { outcome: 'declined', reason, message: (message ?? 'Declined').slice(0, 200) }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/**
 * A failure of Stripe in the words of the vendor interface. A call that Stripe understood and rejected was not
 * carried out; of any other it is unknown.
 */
export function asVendorError(error: unknown): unknown {
  const { errors } = Stripe
  if (!(error instanceof errors.StripeError)) return error
  const { message, requestId, code } = error
  const text = `Stripe: ${code ?? error.type}${requestId ? ` (${requestId})` : ''}: ${message}`
  // A key that is still in use belongs to a call that is under way.
  const isUnderWay = code === 'idempotency_key_in_use'
  const isRejection =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeIdempotencyError ||
    error instanceof errors.StripeCardError
  return isRejection && !isUnderWay
    ? new VendorRejection(text, { cause: error })
    : new VendorUnavailable(text, { cause: error })
}
