import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { MINUTE } from '#domain/time/durations.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { getOrderByIntent } from '#generated/sales/operations/getOrderByIntent.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { Order } from '#generated/sales/types.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { call, query } from '#portal/api/call.ts'
import { noteRejectedChange } from '#portal/api/connection.ts'
import { ApiError, isOffline } from '#portal/api/errors/errors.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { isUnsent, noteSent, removeFromCart } from '#portal/shared/cart/cart.ts'
import {
  type Attempt,
  isRepeatedLater,
  isRepeatedSoon,
  type OrderRequest,
  type Payment,
} from './attempt-progress.ts'
import {
  BEFORE_LOOKING,
  type CheckoutEvent,
  type Facts,
  reduceCheckout,
  startCheckout,
} from './checkout-state.ts'

/** What shows an order or what it has paid for. */
const READERS = [
  getOrderByIntent,
  getAccountOrder,
  listOrders,
  listPendingOrders,
  listLicenses,
  listSubscriptions,
  listHoldings,
  getPlanChange,
]
/** What a rejected order may have been wrong about. */
const PRICES = [createQuote, getPricing, getTaxableLocation]
/** Between two requests about what another call or the vendor is working on, in milliseconds. */
const PAUSE = 1_000
/** The same once the bank has needed more time for long: payments are limited to 20 in ten minutes. */
const LONG_PAUSE = MINUTE

/**
 * The state of placing and paying an order, given what holds now, and the function that sends its events. What the
 * person began is completed, also after they left the page.
 */
export function usePurchase(facts: Facts, intent?: string) {
  const client = useQueryClient()
  const [stored, setStored] = useState(() => startCheckout(facts))
  // A press or a response that comes before the next render counts on the state that the last one made.
  const latest = useRef(stored)
  const observed: CheckoutEvent = { is: 'observed', facts }
  useLayoutEffect(() => {
    latest.current = reduceCheckout(latest.current, observed)
  })

  function send(event: CheckoutEvent): void {
    const { attempt } = latest.current
    latest.current = reduceCheckout(latest.current, event)
    setStored(latest.current)
    if (latest.current.attempt !== attempt) void perform(latest.current.attempt, { client, intent, send })
  }
  return { state: reduceCheckout(stored, observed), send }
}

interface Page {
  client: QueryClient
  intent: string | undefined
  send: (event: CheckoutEvent) => void
}

/** Does what an attempt is about, and sends what comes of it. */
async function perform(attempt: Attempt, page: Page): Promise<void> {
  if (attempt.is === 'placing') return place(attempt.body, page)
  if (attempt.is === 'paying') return pay(attempt.payment, page)
  if (attempt.is !== 'processing') return
  const isSoon = isRepeatedSoon(attempt)
  if (!isSoon) void refresh(page.client, READERS)
  if (!isRepeatedLater(attempt)) return
  await pause(isSoon ? PAUSE : LONG_PAUSE)
  await pay(attempt.payment, page)
}

async function pay({ body, key }: Payment, { client, send }: Page) {
  const event = await call(processPayment, { header: { 'Idempotency-Key': key }, body }).then(
    (response): CheckoutEvent =>
      'state' in response ? { is: 'left-open', payment: response } : { is: 'charged' },
    (error: Error): CheckoutEvent => ({ is: 'not-charged', error: noted(error) }),
  )
  // The page shows what has become of the order together with what is said about the payment.
  if (event.is !== 'left-open') await refresh(client, READERS)
  send(event)
}

async function place(body: OrderRequest, { client, intent, send }: Page) {
  const event = await orderOf(body, { client, intent }).then(
    (order): CheckoutEvent => ({ is: 'placed', order }),
    (error: Error): CheckoutEvent => ({ is: 'not-placed', error: noted(error) }),
  )
  if (event.is === 'not-placed') {
    if (intent && isRejection(event.error)) noteSent(intent, false)
    const rejected = rejectedPlans(event.error, body.plans)
    removeFromCart(rejected.planIds)
    if (rejected.rejectedFree.length) send({ is: 'free-rejected', messages: rejected.rejectedFree })
    await refresh(client, PRICES)
  }
  const isOver =
    event.is === 'placed' && (event.order.processed || event.order.approved || event.order.transfer_due)
  if (isOver) await refresh(client, READERS)
  send(event)
}

/** Places the order of the intent, once. */
async function orderOf(body: OrderRequest, { client, intent }: Pick<Page, 'client' | 'intent'>) {
  if (!intent) throw new Error('a checkout without an intent')
  noteSent(intent, true)
  const { order_id } = await placeOnce<{ order_id: number }>({
    place: () => call(placeOrder, { header: { 'Idempotency-Key': intent }, body }),
    find: () => findOrder(intent),
    wait: pause,
  })
  const order = await client.fetchQuery(orderQuery(intent))
  if (!order) throw new Error(`order ${order_id} is placed and not found`)
  return order
}

/** The same error. The banner learns that a change was not sent because there is no network. */
function noted(error: Error): Error {
  if (isOffline(error)) noteRejectedChange()
  return error
}

const pause = (milliseconds = PAUSE) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

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

/** The order that an intent has become; null as long as nothing was placed under it. */
async function findOrder(intent: string): Promise<Order | null> {
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

interface RejectedPlans {
  /** Numbers of the plans to remove from the cart. */
  planIds: readonly number[]
  /** The server's words about trials that the account has used before, and free plans that it has. */
  rejectedFree: readonly string[]
}

/** What is free was had: the trial by the account, the person or their company, or the free plan of this term. */
export const FREE_REJECTIONS: readonly string[] = [
  'plan-ordered-too-recently',
  'trial-used-elsewhere',
  'free-plan-too-early',
]
const REJECTIONS = new Set([...FREE_REJECTIONS, 'plan-not-purchasable', 'duplicate-free-trial'])

/** The plans that the server rejected. A rejection names a plan by its place: `plans.0`. */
export function rejectedPlans(error: unknown, sent: readonly number[]): RejectedPlans {
  const items = error instanceof ApiError ? error.items.filter(({ name }) => REJECTIONS.has(name)) : []
  const planIds = items
    .flatMap(({ fields }) => fields)
    .flatMap(field => {
      const place = /^plans\.(\d{1,2})$/.exec(field)?.[1]
      const planId = place === undefined ? undefined : sent[Number(place)]
      return planId === undefined ? [] : [planId]
    })
  const rejectedFree = items
    .filter(({ name }) => FREE_REJECTIONS.includes(name))
    .map(({ message }) => message)
  return { planIds, rejectedFree }
}
