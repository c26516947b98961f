import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { getAccountOrder, listOrders, listPendingOrders } from '#generated/billing/operations.ts'
import { processPayment } from '#generated/payment/operations.ts'
import type { OpenPayment } from '#generated/payment/types.ts'
import {
  createQuote,
  getOrderByIntent,
  getPricing,
  getTaxableLocation,
  placeOrder,
} from '#generated/sales/operations.ts'
import type { Order, OrderedEarlyPurchase } from '#generated/sales/types.ts'
import { listHoldings, listLicenses, listSubscriptions } from '#generated/subscription/operations.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { noteSent, removeFromCart } from '#portal/shared/cart/cart.ts'
import { isAlreadyPaid, type PaymentTrouble, paymentTrouble, rejectedPlans } from './payment-outcome.ts'
import { findOrder, orderQuery } from './use-checkout.ts'

/** What shows an order or what it has paid for. */
const READERS = [
  getOrderByIntent,
  getAccountOrder,
  listOrders,
  listPendingOrders,
  listLicenses,
  listSubscriptions,
  listHoldings,
]
/** What a rejected order may have been wrong about. */
const PRICES = [createQuote, getPricing, getTaxableLocation]
/** Between two questions about what another call or the vendor is working on, in milliseconds. */
const PAUSE = 1_000
/** How often a vendor that needs more time is called before the page leaves it to the server. */
const MOST_TRIES = 5

interface Purchase {
  planIds: readonly number[]
  /** The total that the page shows, in cents. */
  total: number
  hasConsent: boolean
  /** What is bought early from now on, by consents of their own. */
  early: readonly OrderedEarlyPurchase[]
  /** The card to charge; undefined if there is nothing to pay. */
  cardId: string | undefined
}

/**
 * Places the order of an intent and pays it, in one go. It stops at what a person has to decide, and can be run
 * again from wherever it stopped: neither step happens twice.
 */
export function usePurchase(
  intent: string | undefined,
  /** Receives the server's words about free trials and free plans that the account has had. */
  onRejectedFree: (messages: readonly string[]) => void,
) {
  const client = useQueryClient()
  const [trouble, setTrouble] = useState<PaymentTrouble | null>(null)
  const [open, setOpen] = useState<OpenPayment | null>(null)
  // A payment without a response is repeated under its key, one with a response never.
  const unanswered = useRef<{ text: string; key: string } | null>(null)

  const place = useMutation({
    async mutationFn({ planIds, total, hasConsent, early }: Purchase) {
      if (!intent) throw new Error('a checkout without an intent')
      noteSent(intent, true)
      const body = {
        plans: [...planIds],
        total_amount: total,
        ...(hasConsent && { renewal_consent: RENEWAL_CONSENT_VERSION }),
        ...(early.length > 0 && { early_purchases: [...early] }),
      }
      const { order_id } = await placeOnce<{ order_id: number }>({
        place: () => call(placeOrder, { header: { 'Idempotency-Key': intent }, body }),
        find: () => findOrder(intent),
        wait: pause,
      })
      const order = await client.fetchQuery(orderQuery(intent))
      if (!order) throw new Error(`order ${order_id} is placed and not found`)
      return order
    },
    async onError(error, { planIds }) {
      if (intent && isRejection(error)) noteSent(intent, false)
      const rejected = rejectedPlans(error, planIds)
      removeFromCart(rejected.planIds)
      if (rejected.rejectedFree.length) onRejectedFree(rejected.rejectedFree)
      await refresh(client, PRICES)
    },
  })

  async function pay(order: Order, cardId: string): Promise<void> {
    const body = { order_id: order.order_id, amount: order.total_amount, payment_method_id: cardId }
    const text = JSON.stringify(body)
    for (let tries = 1; ; tries++) {
      if (unanswered.current?.text !== text) unanswered.current = { text, key: crypto.randomUUID() }
      const { key } = unanswered.current
      try {
        const response = await call(processPayment, { header: { 'Idempotency-Key': key }, body })
        const isProcessing = 'state' in response && response.state === 'processing'
        // The same key finishes a payment for which the vendor needs more time.
        if (!isProcessing) unanswered.current = null
        setOpen('state' in response ? response : null)
        if (!isProcessing || tries > MOST_TRIES) return
      } catch (error) {
        if (paymentTrouble(error as Error).is !== 'unknown') unanswered.current = null
        throw error
      }
      await pause()
    }
  }

  const payment = useMutation({
    mutationFn: ({ order, cardId }: { order: Order; cardId: string }) => pay(order, cardId),
    onMutate: () => setTrouble(null),
    onError: error => {
      setOpen(null)
      const found = paymentTrouble(error)
      // The page shows what has become of the order, which says it all.
      setTrouble(found.is === 'stale' ? null : found)
    },
    onSettled: () => refresh(client, READERS),
  })

  return {
    place,
    payment,
    trouble,
    open,
    /** Whether the order is paid: by this payment, or by what the vendor reported to the server before the page could check. */
    isPaid: !trouble && !open && (payment.isSuccess || isAlreadyPaid(payment.error)),
    /** Whether the server may finish the payment by itself. */
    isOpen: trouble?.is === 'unknown' || open?.state === 'processing',
    /** After a challenge: finishes the same payment, and charges nothing anew. */
    confirm() {
      setOpen(null)
      if (payment.variables) payment.mutate(payment.variables)
    },
    giveUpChallenge: () => setOpen(null),
    isBusy: place.isPending || payment.isPending,
    /** Places the order unless it is placed, and pays it unless it is free. */
    async run(purchase: Purchase, placed: Order | undefined): Promise<void> {
      setTrouble(null)
      const order = placed ?? (await place.mutateAsync(purchase).catch(() => undefined))
      if (!order || order.processed || order.approved) {
        if (order) await refresh(client, READERS)
        return
      }
      if (purchase.cardId) payment.mutate({ order, cardId: purchase.cardId })
    },
  }
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve, PAUSE))

/** The calls that placing an order takes. */
interface PlaceCalls<T> {
  /** Sends the order under its intent. */
  place: () => Promise<T>
  /** The order of the intent, null if there is none. */
  find: () => Promise<T | null>
  /** Lets some time pass. */
  wait: () => Promise<void>
}

/** How often a call that another one is ahead of is followed up. */
const FOLLOW_UPS = 10

/** Responses that say nothing of an order with this intent: the server gave them before it looked for one. */
const BEFORE_LOOKING = new Set([401, 403, 408, 429])

/** Whether the server has looked for the order, found none, and rejected this one. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.statusCode < 400 || error.statusCode >= 500) return false
  return !BEFORE_LOOKING.has(error.statusCode) && !error.name.startsWith('idempotency-key-')
}

/**
 * Places the order of an intent, or finds it: whatever became of earlier calls, of this tab or another one, there
 * is one order. A failure is thrown only when there is none, so what it says is true: nothing was ordered. The
 * exception is a server that cannot be reached; then the same call can be repeated.
 */
export async function placeOnce<T>({ place, find, wait }: PlaceCalls<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await place()
    } catch (error) {
      if (isRejection(error)) throw error
      const found = await find().catch(() => null)
      if (found) return found
      // The same call of another tab, or one of ours whose response was lost, is being worked on.
      const isAhead = error instanceof ApiError && error.name === 'idempotency-key-in-flight'
      if (!isAhead || tries > FOLLOW_UPS) throw error
      await wait()
    }
  }
}
