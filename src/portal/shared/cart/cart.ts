import { useEffect, useSyncExternalStore } from 'react'
import { EMPTY_CART, readCartText, type StoredCart, toCartText } from './cart-format.ts'
import { CART_KEY } from './cart-mark.ts'

/**
 * The cart: numbers of plans in this browser's storage, in the order in which they were added. It belongs to the
 * browser and not to a person, so it survives sign-up and login, and all tabs share it. It holds no price.
 */

const listeners = new Set<() => void>()
let known: { text: string | null; cart: StoredCart } = { text: null, cart: EMPTY_CART }
/** Storage can be blocked or full. Then the cart lasts as long as the page. */
let isKept = true

function read(): StoredCart {
  if (!isKept) return known.cart
  try {
    const text = localStorage.getItem(CART_KEY)
    if (text !== known.text) known = { text, cart: readCartText(text) }
  } catch {
    isKept = false
  }
  return known.cart
}

function write(cart: StoredCart): void {
  const text = toCartText(cart)
  known = { text, cart: readCartText(text) }
  try {
    if (text) localStorage.setItem(CART_KEY, text)
    else localStorage.removeItem(CART_KEY)
  } catch {
    isKept = false
  }
  for (const listener of listeners) listener()
}

/** The plans in the cart; the same list until it changes. */
export const readCart = (): readonly number[] => read().plans

/** Replaces the plans by what `change` makes of those that are in the cart now, also from other tabs. */
export function changeCart(change: (plans: readonly number[]) => readonly number[]): void {
  const { plans } = read()
  const changed = change(plans)
  if (plans.length === changed.length && plans.every((plan, at) => plan === changed[at])) return
  // Other plans are another order.
  write({ plans: changed, intent: null, isSent: false })
}

/** Adds a plan at the end. Adding one twice changes nothing. */
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
  return useSyncExternalStore(onCart, readCart, () => EMPTY_CART.plans)
}

/**
 * Keeps a mark on the document while there is something in the cart, also when another tab changes it. Public pages
 * are built for every visitor; the style sheet shows what belongs to a cart by this mark.
 */
export function useCartMark(): void {
  useEffect(() => {
    markCart()
    return onCart(markCart)
  }, [])
}

function markCart(): void {
  document.documentElement.toggleAttribute('data-cart', readCart().length > 0)
}

/**
 * The id of the order that the plans in the cart become. All tabs have the same one, so that the cart is ordered
 * once, however often it is checked out. An empty cart has none, and only a change of the plans makes a new one.
 */
export function cartIntent(): string | null {
  const { plans, intent } = read()
  if (intent || !plans.length) return intent
  return keepIntent(crypto.randomUUID(), false)
}

/** Whether no order has the id of the cart yet: then no one has to ask for it. */
export function isUnsent(intent: string): boolean {
  const cart = read()
  return cart.intent === intent && !cart.isSent
}

/** Notes that an order may have the id of the cart from now on, or that it has none because it was rejected. */
export function noteSent(intent: string, isSent: boolean): void {
  const cart = read()
  if (cart.intent === intent && cart.isSent !== isSent) keepIntent(intent, isSent)
}

/**
 * Orders the cart under an id that an address names, unless it has one. Returns the one that it has.
 * `isSent` says whether an order may have it.
 */
export function adoptIntent(named: string, isSent: boolean): string | null {
  return read().intent ?? keepIntent(named, isSent)
}

/** The id of the order to come, if there is one yet. */
export const readIntent = (): string | null => read().intent

function keepIntent(intent: string, isSent: boolean): string | null {
  const { plans } = read()
  write({ plans, intent, isSent })
  return read().intent
}
