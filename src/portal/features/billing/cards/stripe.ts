import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const loaded = new Map<string, Promise<Stripe>>()

/** Stripe's script, which only a form or a challenge of Stripe loads. A failure can be tried again. */
export function stripeFor(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey)
  if (known) return known
  const loading = loadStripe(publishableKey).then(stripe => {
    if (!stripe) throw new Error('Stripe runs only in browsers')
    return stripe
  })
  loaded.set(publishableKey, loading)
  loading.catch(() => loaded.delete(publishableKey))
  return loading
}

const running = new Map<string, Promise<void>>()

/**
 * Shows the challenge of a payment above the page, and resolves when it is over, whatever came of it. Rejects
 * if the challenge cannot be shown. Calls for the same attempt share one challenge.
 */
export function confirmPayment({
  clientSecret,
  publishableKey,
  attempt,
}: {
  clientSecret: string
  publishableKey: string
  attempt: number
}): Promise<void> {
  const id = `${clientSecret} ${attempt}`
  const known = running.get(id)
  if (known) return known
  const confirming = stripeFor(publishableKey).then(async stripe => {
    const { error } = await stripe.handleNextAction({ clientSecret })
    // A card that fails its challenge is an outcome, which the service knows as well.
    if (error && error.type === 'api_connection_error') throw new Error(error.message)
  })
  running.set(id, confirming)
  const forget = () => void running.delete(id)
  confirming.then(forget, forget)
  return confirming
}
