import type { Order } from '#generated/sales/types.ts'

/** What decides which part of the checkout a person sees. Undefined stands for what is not known yet. */
export interface CheckoutFacts {
  /** `no-account`: signed in, and the account is not open yet. */
  session: 'out' | 'no-account' | 'in' | undefined
  /** The order that the intent of the address has become; null if it was not placed. */
  order: Pick<Order, 'processed' | 'approved'> | null | undefined
  /** How many plans of the cart can be ordered. */
  plans: number | undefined
}

export type CheckoutStage =
  | 'loading'
  /** Nothing to order. */
  | 'empty'
  /** A cart, and nobody who could pay for it. */
  | 'signed-out'
  | 'no-account'
  /** Address, card and consent; nothing was placed yet. */
  | 'filling'
  /** Placed, and not paid: after a decline, a crash, a reload. */
  | 'to-pay'
  | 'paid'
  /** Staff approved it without a card. */
  | 'approved'

/** The stage of a checkout. An order that exists decides alone, whatever is in the cart by now. */
export function checkoutStage({ session, order, plans }: CheckoutFacts): CheckoutStage {
  if (session === undefined) return 'loading'
  if (session === 'in') {
    if (order === undefined) return 'loading'
    if (order?.processed) return 'paid'
    if (order?.approved) return 'approved'
    if (order) return 'to-pay'
  }
  if (plans === undefined) return 'loading'
  if (plans === 0) return 'empty'
  if (session === 'out') return 'signed-out'
  return session === 'no-account' ? 'no-account' : 'filling'
}
