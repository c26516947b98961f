import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOrderByIntent } from '#generated/sales/operations.ts'
import type { Order } from '#generated/sales/types.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import {
  adoptIntent,
  cartIntent,
  changeCart,
  isUnsent,
  readIntent,
  useCart,
} from '#portal/shared/cart/cart.ts'
import { useSortedCart } from '../cart/cart-lines.ts'
import { useQuote } from '../shared/quote.ts'
import { summaryOfCart, summaryOfOrder } from './summary.ts'

/** The order that an intent has become; null as long as nothing was placed under it. */
export async function findOrder(intent: string): Promise<Order | null> {
  try {
    return await call(getOrderByIntent, { path: { intent } })
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}

export const orderQuery = (intent: string) => ({
  queryKey: query(getOrderByIntent, { path: { intent } }).queryKey,
  // The call would only say that there is none.
  queryFn: () => (isUnsent(intent) ? null : findOrder(intent)),
  // Another tab may have placed or paid it.
  staleTime: 0,
})

/** How often an order is requested while it may be paid any moment, in milliseconds. */
const WATCH_EVERY = 2_000

/**
 * What a checkout is about: the order of the intent in its address, or else the cart. The intent is in the address
 * before anything is sent, and is that of the cart, so a reload, Back, a second tab and a crash find the same order.
 */
export function useCheckout({
  intent,
  onIntent,
  isWatched,
}: {
  intent: string | undefined
  /** Puts another intent into the address. */
  onIntent: (intent: string) => void
  /** Whether a payment is under way that the server may finish by itself. */
  isWatched: boolean
}) {
  const session = useQuery(sessionQuery)
  const can = useCan(getOrderByIntent)
  const cart = useSortedCart()
  const isIn = Boolean(session.data?.accountId)
  const found = useQuery({
    ...orderQuery(intent ?? ''),
    enabled: isIn && can.allowed && intent !== undefined,
    refetchInterval: isWatched ? WATCH_EVERY : false,
  })
  // Without an intent, or without the right to see orders, there is none to resume.
  const order = intent === undefined || !can.allowed ? null : found.data
  const plans = useCart()

  useEffect(() => {
    if (isIn && order === undefined) return
    if (order) {
      // Placed, perhaps right before a crash: its plans are no longer to be ordered.
      const ordered = order.items.map(({ plan_id }) => plan_id)
      if (readIntent() === intent) changeCart(now => now.filter(plan => !ordered.includes(plan)))
      return
    }
    if (!plans.length) return
    const current = intent ? adoptIntent(intent, found.data !== null) : cartIntent()
    if (current && current !== intent) onIntent(current)
  }, [isIn, order, found.data, plans, intent, onIntent])

  // Another tab that has emptied the cart may have ordered it, under the intent of this page as well.
  const isEmptied = isIn && found.data === null && !plans.length
  const { refetch } = found
  useEffect(() => {
    if (isEmptied && intent !== undefined) void refetch()
  }, [isEmptied, intent, refetch])

  const kept = cart.sorted?.kept ?? []
  const quote = useQuote(kept, isIn && order === null)
  const stage = checkoutStage({
    session: session.data === undefined ? undefined : sessionKind(session.data),
    order,
    plans: cart.sorted?.kept.length,
  })
  // A total of other plans or of another address must not be taken for the one to pay.
  const isQuoted = quote.data !== undefined && !quote.isPlaceholderData && !quote.isFetching
  const schedule = cart.pricing.data
  return {
    stage,
    order: order ?? undefined,
    cart,
    quote,
    isQuoted,
    lookup: found,
    summary: order
      ? summaryOfOrder(order, schedule)
      : cart.sorted && summaryOfCart(cart.sorted.lines, quote.isPlaceholderData ? undefined : quote.data),
  }
}

function sessionKind(session: { accountId: number | null } | null): 'out' | 'no-account' | 'in' {
  if (!session) return 'out'
  return session.accountId === null ? 'no-account' : 'in'
}

/** What decides which part of the checkout a person sees. Undefined stands for what is not known yet. */
export interface CheckoutFacts {
  /** `no-account`: logged in, and the account is not open yet. */
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
  /** A cart, and no one who could pay for it. */
  | 'signed-out'
  | 'no-account'
  /** Address, card and consent; nothing was placed yet. */
  | 'filling'
  /** Placed, and not paid: after a decline, a crash, a reload. */
  | 'to-pay'
  | 'paid'
  /** Staff approved it without a card. */
  | 'approved'

/** The stage of a checkout. An order that exists decides on its own, whatever is in the cart by now. */
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
