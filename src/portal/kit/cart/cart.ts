import { useSyncExternalStore } from 'react'
import { CART_KEY, readCartText, toCartText } from './cart-format.ts'

/**
 * The cart: numbers of plans in this browser's storage, in the order in which they were added. It belongs to the
 * browser and not to a person, so it survives sign-up and login, and all tabs share it. It holds no price.
 */

const EMPTY: readonly number[] = []
const listeners = new Set<() => void>()
let known: { text: string | null; plans: readonly number[] } = { text: null, plans: EMPTY }
/** Storage can be blocked or full. Then the cart lasts as long as the page. */
let isKept = true

/** The plans in the cart; the same list until it changes. */
export function readCart(): readonly number[] {
  if (!isKept) return known.plans
  try {
    const text = localStorage.getItem(CART_KEY)
    if (text !== known.text) known = { text, plans: readCartText(text) }
  } catch {
    isKept = false
  }
  return known.plans
}

/** Replaces the plans by what `change` makes of those that are in the cart now, also from other tabs. */
export function changeCart(change: (plans: readonly number[]) => readonly number[]): void {
  const text = toCartText(change(readCart()))
  known = { text, plans: readCartText(text) }
  try {
    if (text) localStorage.setItem(CART_KEY, text)
    else localStorage.removeItem(CART_KEY)
  } catch {
    isKept = false
  }
  for (const listener of listeners) listener()
}

/** Adds a plan at the end. Adding one that is there already changes nothing. */
export function addToCart(planId: number): void {
  changeCart(plans => (plans.includes(planId) ? plans : [...plans, planId]))
}

/** Removes these plans, wherever they are. */
export function removeFromCart(planIds: readonly number[]): void {
  if (readCart().some(plan => planIds.includes(plan)))
    changeCart(plans => plans.filter(plan => !planIds.includes(plan)))
}

/** Calls back after each change, in this tab or another one. Returns a function that stops it. */
export function onCart(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // Without a key, everything was cleared.
    if (event.key === CART_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', listen)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listen)
  }
}

/** The plans in the cart. Empty while a prerendered page hydrates, because it was built for everybody. */
export function useCart(): readonly number[] {
  return useSyncExternalStore(onCart, readCart, () => EMPTY)
}
