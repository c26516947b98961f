import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOrderByIntent } from '#generated/sales/operations/getOrderByIntent.ts'
import type { Order } from '#generated/sales/types.ts'
import { useCan } from '#portal/api/can.ts'
import { type Session, sessionQuery } from '#portal/api/session/session.ts'
import { adoptIntent, cartIntent, changeCart, readIntent, useCart } from '#portal/shared/cart/cart.ts'
import { taxableLocationQuery } from '../address/queries.ts'
import { useSortedCart } from '../cart/cart-lines.ts'
import { cardsQuery } from '../shared/card-state.ts'
import { useQuote } from '../shared/quote.ts'
import { isLeftToServer } from './attempt-progress.ts'
import { type Facts, needsAddress } from './checkout-state.ts'
import { summaryOfCart, summaryOfOrder } from './summary.tsx'
import { orderQuery, usePurchase } from './use-purchase.ts'

/** How often an order is requested while it may be paid any moment, in milliseconds. */
const WATCH_EVERY = 2_000

/**
 * What a checkout is about: the order of the intent in its address, or else the cart. The intent is in the address
 * before anything is sent, and is that of the cart, so a reload, Back, a second tab and a crash find the same order.
 */
export function useCheckout({
  intent,
  onIntent,
}: {
  intent: string | undefined
  /** Puts another intent into the address. */
  onIntent: (intent: string) => void
}) {
  const session = useQuery(sessionQuery)
  const can = useCan(getOrderByIntent)
  const cart = useSortedCart()
  const isIn = Boolean(session.data?.accountId)
  const found = useQuery({
    ...orderQuery(intent ?? ''),
    enabled: isIn && can.allowed && intent !== undefined,
  })
  // Without an intent, or without the right to see orders, there is none to resume.
  const order = intent === undefined || !can.allowed ? null : found.data
  useIntent({ intent, onIntent, isIn, order, lookup: found })

  const quote = useQuote(cart.sorted?.kept ?? [], isIn && order === null)
  // A total of other plans or of another address must not be taken for the one to pay.
  const isQuoted = quote.data !== undefined && !quote.isPlaceholderData && !quote.isFetching
  const summary = order
    ? summaryOfOrder(order, cart.pricing.data)
    : cart.sorted && summaryOfCart(cart.sorted.lines, quote.isPlaceholderData ? undefined : quote.data)
  const facts = {
    session: session.data === undefined ? undefined : sessionKind(session.data),
    order,
    items: summary?.items,
    total: summary && (order || isQuoted) ? summary.total : null,
    isFree: order ? order.total_amount === 0 : isQuoted && quote.data?.amount === 0,
    // While it is quoted anew, the choice stays where it is.
    isTransferOffered: quote.data?.transfer_offered,
  }
  const isPayable = isIn && order !== undefined && !order?.processed && !order?.approved
  const hasItems = summary !== undefined && summary.items.length > 0
  const address = useQuery({
    ...taxableLocationQuery,
    enabled: isPayable && hasItems && needsAddress(facts),
  })
  const cards = useQuery({ ...cardsQuery, enabled: isPayable && hasItems && !facts.isFree })
  const purchase = usePurchase(
    {
      ...facts,
      hasAddress: address.data === undefined ? undefined : address.data !== null,
      cards: cards.data?.payment_methods,
      now: new Date(),
    },
    intent,
  )
  // Another observer of the order, which the attempts of this page decide about.
  useQuery({
    ...orderQuery(intent ?? ''),
    enabled: intent !== undefined && isLeftToServer(purchase.state.attempt),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: WATCH_EVERY,
  })
  return { ...purchase, order, summary, cart, quote, isQuoted, lookup: found }
}

function sessionKind(session: Session | null): Facts['session'] {
  if (!session) return 'out'
  return session.accountId === null ? 'no-account' : 'in'
}

/** Keeps cart and address together: one intent for both, and no plan in the cart that is ordered. */
function useIntent({
  intent,
  onIntent,
  isIn,
  order,
  lookup: { data: found, refetch },
}: {
  intent: string | undefined
  onIntent: (intent: string) => void
  isIn: boolean
  order: Order | null | undefined
  lookup: { data: Order | null | undefined; refetch: () => unknown }
}) {
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
    const current = intent ? adoptIntent(intent, found !== null) : cartIntent()
    if (current && current !== intent) onIntent(current)
  }, [isIn, order, found, plans, intent, onIntent])

  // Another tab that has emptied the cart may have ordered it, under the intent of this page as well.
  const isEmptied = isIn && found === null && !plans.length
  useEffect(() => {
    if (isEmptied && intent !== undefined) void refetch()
  }, [isEmptied, intent, refetch])
}
