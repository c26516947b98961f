import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const loaded = new Map<string, Promise<Stripe>>()

/** Stripe's script, which only a form or a challenge of Stripe loads. A failure can be tried again. */
export function stripeFor(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey)
  if (known) return known
  const loading = loadStripe(publishableKey).then(stripe => {
    if (!stripe) throw new Error('Stripe runs in browsers alone')
    return stripe
  })
  loaded.set(publishableKey, loading)
  loading.catch(() => loaded.delete(publishableKey))
  return loading
}
