import { useEffect } from 'react'
import { onCart, readCart } from './cart.ts'
import { CART_KEY } from './cart-format.ts'

/**
 * Marks the document while there is something in the cart. Public pages are built for every visitor; the style
 * sheet shows what belongs to a cart by this mark.
 */
function markCart(): void {
  document.documentElement.toggleAttribute('data-cart', readCart().length > 0)
}

/** Keeps the mark up to date while the page is open, also when another tab changes the cart. */
export function useCartMark(): void {
  useEffect(() => {
    markCart()
    return onCart(markCart)
  }, [])
}

/**
 * A script for the head of the document. It sets the mark before the first paint, and the count in links to the
 * cart. A constant, because the content security policy allows it by its hash.
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
