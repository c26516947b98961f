import { isUuid } from '#domain/validation/uuid.ts'

/** Where the cart is kept. */
export const CART_KEY = 'gatepost-cart'

/**
 * In the head of the document: marks the document while there is something in the cart before the first paint, and
 * sets the count in links to the cart. What it takes for a cart is settled by `readCartText` as soon as the other
 * scripts run; `useCartMark` then keeps the mark up to date.
 */
export function markCartEarly(): void {
  try {
    const { length } = JSON.parse(localStorage.getItem(CART_KEY) ?? '{}').plans ?? []
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
