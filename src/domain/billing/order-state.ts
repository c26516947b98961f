/**
 * The life of an order as one pure function and one table (decision B4). An order that is neither processed
 * nor approved nor canceled is pending; whether its subscriptions work depends on its grace period.
 */

/** A time as an ISO string or a Date; null for never. */
type Moment = string | Date | null

/** The fields that determine the state of an order. */
export interface OrderFacts {
  processed: Moment
  approved: Moment
  canceled: Moment
  grace_period_end: Moment
  /** Until when a bank transfer has to arrive; null for an order that is paid in another way. */
  transfer_due: Moment
  total_amount: number
}

export type OrderState =
  /** Not placed yet: nothing is stored. */
  | 'quote'
  /** Given away, and worth so much that a second person has to approve it. There is nothing to pay (decision B22). */
  | 'to-approve'
  /** Placed and unpaid. Its subscriptions do not work. */
  | 'initiated'
  /** Unpaid, and its subscriptions work until the grace period ends. */
  | 'grace-period'
  /** To be paid by bank transfer until a day. Nothing starts before the money has arrived. */
  | 'awaiting-transfer'
  /** Still unpaid after the grace period. Its subscriptions have stopped; paying it starts them again. */
  | 'grace-ended'
  /** Paid, or there was nothing to pay. Final. */
  | 'processed'
  /** Approved by staff, without a payment by card. Final. */
  | 'approved'
  /**
   * A gift that a second person declined, that its author withdrew, or that was undone; or an order whose transfer did not
   * arrive, or that the customer canceled before. Final.
   */
  | 'canceled'

/** The state of an order; undefined stands for one that was not placed. */
export function orderState(order: OrderFacts | undefined, now: Date): OrderState {
  if (!order) return 'quote'
  if (order.canceled) return 'canceled'
  if (order.processed) return 'processed'
  if (order.approved) return 'approved'
  // With nothing to pay, an order is processed when it is placed, unless it has to be approved.
  if (order.total_amount === 0) return 'to-approve'
  if (order.transfer_due) return 'awaiting-transfer'
  if (!order.grace_period_end) return 'initiated'
  return new Date(order.grace_period_end) > now ? 'grace-period' : 'grace-ended'
}

/** What can happen to an order. */
export type OrderAction =
  | 'place'
  /** Placed with a total of zero. */
  | 'place-free'
  /** The same, worth so much that it needs a second person. */
  | 'place-gift'
  /** Placed by an account that gets time to pay. */
  | 'place-with-grace'
  /** Placed to be paid by bank transfer. */
  | 'place-for-transfer'
  | 'pay'
  | 'approve'
  /** Staff decline what waits for a second person, or withdraw it. A customer cancels what waits for their transfer. */
  | 'cancel'
  /** The grace period lapses. */
  | 'end-grace'
  /** Staff take the grace period away, as if it had never been given. */
  | 'revoke-grace'
  /** Its tax or its address changes. */
  | 'amend'

export type OrderRejection = 'order-already-paid' | 'order-not-pending' | 'not-found'

type Outcome = OrderState | { rejected: OrderRejection }

const PAID: Outcome = { rejected: 'order-already-paid' }
const NOT_PENDING: Outcome = { rejected: 'order-not-pending' }
const UNKNOWN: Outcome = { rejected: 'not-found' }
/** An order is placed once. */
const PLACED: Record<
  'place' | 'place-free' | 'place-gift' | 'place-with-grace' | 'place-for-transfer',
  Outcome
> = {
  place: NOT_PENDING,
  'place-free': NOT_PENDING,
  'place-gift': NOT_PENDING,
  'place-with-grace': NOT_PENDING,
  'place-for-transfer': NOT_PENDING,
}

/** Every act in every state: the state that it leads to, or the error that rejects it. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, Readonly<Record<OrderAction, Outcome>>>> = {
  quote: {
    place: 'initiated',
    'place-free': 'processed',
    'place-gift': 'to-approve',
    'place-with-grace': 'grace-period',
    'place-for-transfer': 'awaiting-transfer',
    pay: UNKNOWN,
    approve: UNKNOWN,
    cancel: UNKNOWN,
    'end-grace': UNKNOWN,
    'revoke-grace': UNKNOWN,
    amend: UNKNOWN,
  },
  'to-approve': {
    ...PLACED,
    pay: NOT_PENDING,
    approve: 'approved',
    cancel: 'canceled',
    'end-grace': 'to-approve',
    'revoke-grace': 'to-approve',
    amend: NOT_PENDING,
  },
  initiated: {
    ...PLACED,
    pay: 'processed',
    approve: 'approved',
    cancel: NOT_PENDING,
    'end-grace': 'initiated',
    'revoke-grace': 'initiated',
    amend: 'initiated',
  },
  'grace-period': {
    ...PLACED,
    pay: 'processed',
    approve: 'approved',
    cancel: NOT_PENDING,
    'end-grace': 'grace-ended',
    'revoke-grace': 'initiated',
    amend: 'grace-period',
  },
  // Its invoice is out, so its amounts stay.
  'awaiting-transfer': {
    ...PLACED,
    pay: 'processed',
    approve: 'approved',
    cancel: 'canceled',
    'end-grace': 'awaiting-transfer',
    'revoke-grace': 'awaiting-transfer',
    amend: NOT_PENDING,
  },
  'grace-ended': {
    ...PLACED,
    pay: 'processed',
    approve: 'approved',
    cancel: NOT_PENDING,
    'end-grace': 'grace-ended',
    'revoke-grace': 'initiated',
    amend: 'grace-ended',
  },
  processed: {
    ...PLACED,
    pay: PAID,
    approve: PAID,
    cancel: PAID,
    'end-grace': 'processed',
    'revoke-grace': 'processed',
    amend: NOT_PENDING,
  },
  // Nothing is owed for it, though nothing was paid.
  approved: {
    ...PLACED,
    pay: NOT_PENDING,
    approve: 'approved',
    cancel: NOT_PENDING,
    'end-grace': 'approved',
    'revoke-grace': 'approved',
    amend: NOT_PENDING,
  },
  canceled: {
    ...PLACED,
    pay: NOT_PENDING,
    approve: NOT_PENDING,
    cancel: NOT_PENDING,
    'end-grace': 'canceled',
    'revoke-grace': 'canceled',
    amend: NOT_PENDING,
  },
}

/** Where an action leads. */
export function afterAction(state: OrderState, action: OrderAction): Outcome {
  return ORDER_TRANSITIONS[state][action]
}

/** Whether an order waits for its payment. */
export function isPending(state: OrderState): boolean {
  return (
    state === 'initiated' ||
    state === 'grace-period' ||
    state === 'awaiting-transfer' ||
    state === 'grace-ended'
  )
}
