import { isUuid } from '#domain/validation/uuid.ts'

/** Where the cart is kept. */
export const CART_KEY = 'gatepost-cart'

/**
 * A script for the head of the document. It marks the document while there is something in the cart before the first
 * paint, and sets the count in links to the cart. A constant, because the content security policy allows it by its
 * hash. The document imports this module, so it imports nothing that only some pages need; `useCartMark` keeps the
 * mark up to date.
 */
export const cartMarkScript = () => `(${markEarly})('${CART_KEY}')`

/**
 * Sent as text, so it uses nothing from outside. What it takes for a cart is settled by `readCartText` as soon as
 * the other scripts run.
 */
function markEarly(cartKey: string) {
  try {
    const { length } = JSON.parse(localStorage.getItem(cartKey) ?? '{}').plans ?? []
    if (!(length > 0)) return
    document.documentElement.dataset.cart = ''
    addEventListener('DOMContentLoaded', () => {
      for (const count of document.querySelectorAll('[data-cart-count]')) count.textContent = String(length)
    })
  } catch {}
}

/**
 * Whether a value can be the id of an order to come: a UUID, as the Idempotency-Key of the order has to be. The route
 * of the checkout asks, which is in every first load as well.
 */
export function isIntent(value: unknown): value is string {
  return isUuid(value) && value === value.toLowerCase()
}
