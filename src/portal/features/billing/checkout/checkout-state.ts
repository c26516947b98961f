import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import type { OpenPayment, PaymentMethod, ProcessPaymentBody } from '#generated/payment/types.ts'
import type { Order } from '#generated/sales/types.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { cardState, cardToCharge } from '../shared/card-state.ts'
import type { Attempt } from './attempt-progress.ts'
import { type EarlyCaps, earlyFault, earlyRequests, type SummaryItem } from './summary.tsx'

/**
 * The checkout as a state machine: cart → address → card → consent → pay → paid. The README has its invariants, the
 * test next to this file has every event in every step.
 */
export interface CheckoutState {
  facts: Facts
  input: Input
  attempt: Attempt
  /** The server's words about free trials and free plans that the account has had. */
  rejectedFree: readonly string[]
}

/** What server and browser say now. Undefined stands for what is not known yet. */
export interface Facts {
  /** `no-account`: logged in, and the account is not open yet. */
  session: 'out' | 'no-account' | 'in' | undefined
  /** The order that the intent of the address has become; null if it was not placed. */
  order:
    | (Pick<Order, 'order_id' | 'total_amount' | 'processed' | 'approved'> &
        Partial<Pick<Order, 'transfer_due'>>)
    | null
    | undefined
  /** What was ordered, or else the plans of the cart. */
  items: readonly SummaryItem[] | undefined
  /** What has to be paid for these items, in cents; null while it is computed, or without an address. */
  total: number | null
  /** A free trial needs no address and no card. */
  isFree: boolean
  /** Whether the cart can be paid by bank transfer. */
  isTransferOffered?: boolean | undefined
  hasAddress: boolean | undefined
  cards: readonly PaymentMethod[] | undefined
  now: Date
}

/** What the person chose and typed. */
export interface Input {
  cardId: string | undefined
  /** Whether they want to pay by bank transfer, where that is offered. */
  wantsTransfer: boolean
  /** Their own number of the order; undefined leaves it to the account's. */
  purchaseOrder: string | undefined
  hasConsent: boolean
  /** What is bought early, by consents of their own. */
  early: EarlyCaps
  /** Whether the saved address is in the form. */
  isAddressOpen: boolean
  /** Whether the order may exceed the spending cap: the person has seen by how much. */
  exceedsCap: boolean
}

export type CheckoutEvent =
  /** Facts as of now. */
  | { is: 'observed'; facts: Facts }
  | { is: 'filled-in'; input: Partial<Input> }
  /** Place the order unless it is placed, and pay it. The key is for a payment that begins with this. */
  | { is: 'submitted'; key: string }
  | { is: 'free-rejected'; messages: readonly string[] }
  | { is: 'placed'; order: NonNullable<Facts['order']> }
  | { is: 'not-placed'; error: Error }
  | { is: 'charged' }
  | { is: 'left-open'; payment: Pick<OpenPayment, 'challenge'> }
  | { is: 'not-charged'; error: Error }
  | { is: 'challenge-finished'; key: string }
  | { is: 'challenge-closed' }

/** A checkout in which nothing was filled in or sent yet. */
export const startCheckout = (facts: Facts): CheckoutState => ({
  facts,
  input: {
    cardId: undefined,
    wantsTransfer: false,
    purchaseOrder: undefined,
    hasConsent: false,
    early: {},
    isAddressOpen: false,
    exceedsCap: false,
  },
  attempt: { is: 'none' },
  rejectedFree: [],
})

/** The state after an event. Throws if the event can't happen: a response to a call that is not on its way. */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { input, attempt, rejectedFree } = state
  const to = (next: Attempt): CheckoutState => ({ ...state, attempt: next })
  switch (event.is) {
    case 'observed':
      return { ...state, facts: event.facts }
    case 'filled-in':
      return { ...state, input: { ...input, ...event.input } }
    case 'submitted':
      return to(submit(state, event.key))
    case 'free-rejected':
      expectAttempt(event, attempt, 'placing')
      return { ...state, rejectedFree: [...new Set([...rejectedFree, ...event.messages])] }
    case 'not-placed': {
      const { body } = expectAttempt(event, attempt, 'placing')
      return to({ is: 'not-placed', error: event.error, shownTotal: body.total_amount })
    }
    case 'placed': {
      const { body, cardId, key } = expectAttempt(event, attempt, 'placing')
      const { processed, approved, total_amount } = event.order
      // Another tab may have placed it, at a total that this page has not shown yet.
      const isShown = total_amount === body.total_amount
      if (processed || approved || !cardId || !isShown) return to({ is: 'none' })
      const payment = { body: paymentBody(event.order, cardId), key }
      return to({ is: 'paying', payment, isRepeated: false })
    }
    case 'charged':
      expectAttempt(event, attempt, 'paying', 'processing')
      return to({ is: 'charged' })
    case 'left-open': {
      const sent = expectAttempt(event, attempt, 'paying', 'processing')
      const { payment } = sent
      const { challenge } = event.payment
      if (challenge) return to({ is: 'challenge', payment, challenge })
      return to({ is: 'processing', payment, calls: sent.is === 'processing' ? sent.calls + 1 : 1 })
    }
    case 'not-charged': {
      const sent = expectAttempt(event, attempt, 'paying', 'processing')
      return to(afterFailure(sent, event.error))
    }
    // The person and the bank's page are free to say it twice, or late.
    case 'challenge-finished':
      if (attempt.is !== 'challenge') return state
      return to({ is: 'paying', payment: { ...attempt.payment, key: event.key }, isRepeated: true })
    case 'challenge-closed':
      return attempt.is === 'challenge' ? to({ is: 'none' }) : state
  }
}

/** The steps that have a button to place the order, to pay it, or to check again. */
const SUBMIT_STEPS: ReadonlySet<Step> = new Set(['consent', 'pay', 'unknown'])

/** What a press of the button begins; the same attempt if it can begin nothing. */
function submit(state: CheckoutState, key: string): Attempt {
  const { facts, input, attempt } = state
  const { order, items = [], total, isFree } = facts
  if (!SUBMIT_STEPS.has(stepOf(state)) || obstacle(state) || total === null) return attempt
  const isTransfer = isByTransfer(state)
  const cardId = isFree || isTransfer ? undefined : chosenCard(state)?.payment_method_id
  if (!order) {
    const early = input.hasConsent ? earlyRequests(renewableOf(state), input.early) : []
    const body = {
      plans: items.map(({ planId }) => planId),
      total_amount: total,
      ...(input.hasConsent && { renewal_consent: RENEWAL_CONSENT_VERSION }),
      ...(early.length > 0 && { early_purchases: early }),
      ...(input.exceedsCap && { exceeds_cap: true }),
      ...(isTransfer && { payment_form: 'transfer' as const }),
      ...(input.purchaseOrder !== undefined && { purchase_order: input.purchaseOrder.trim() || null }),
    }
    return { is: 'placing', body, cardId, key }
  }
  if (!cardId) return attempt
  const body = paymentBody(order, cardId)
  const isRepeated = attempt.is === 'unknown' && JSON.stringify(attempt.payment.body) === JSON.stringify(body)
  return { is: 'paying', payment: { body, key: isRepeated ? attempt.payment.key : key }, isRepeated }
}

function paymentBody(order: NonNullable<Facts['order']>, cardId: string): ProcessPaymentBody {
  return { order_id: order.order_id, amount: order.total_amount, payment_method_id: cardId }
}

/** The order is not what the page shows: approved, canceled or changed elsewhere. It shows that once it is read again. */
const CHANGED_ORDER = new Set(['order-not-pending', 'amount-mismatch'])

/** Rejections that say nothing of what an earlier call has done: the server gave them before it looked. */
export const BEFORE_LOOKING: ReadonlySet<number> = new Set([401, 403, 408, 429])

function afterFailure(sent: Extract<Attempt, { is: 'paying' | 'processing' }>, error: Error): Attempt {
  const { payment } = sent
  if (!(error instanceof ApiError)) return { is: 'unknown', payment, error }
  const { name, statusCode } = error
  // The vendor has reported it to the server before the page could ask.
  if (name === 'order-already-paid') return { is: 'charged' }
  if (CHANGED_ORDER.has(name)) return { is: 'none' }
  const isRepeated = sent.is === 'processing' || sent.isRepeated
  const isUnknown =
    statusCode === 0 ||
    statusCode >= 500 ||
    name === 'idempotency-key-in-flight' ||
    (isRepeated && BEFORE_LOOKING.has(statusCode))
  return isUnknown ? { is: 'unknown', payment, error } : { is: 'failed', error }
}

function expectAttempt<Is extends Attempt['is']>(
  event: CheckoutEvent,
  attempt: Attempt,
  ...expected: Is[]
): Extract<Attempt, { is: Is }> {
  if (!expected.some(is => is === attempt.is)) throw new Error(`“${event.is}” can’t follow “${attempt.is}”`)
  return attempt as Extract<Attempt, { is: Is }>
}

/** Where a checkout stands, and what its page shows. */
export type Step =
  | 'loading'
  /** Nothing to order. */
  | 'empty'
  /** A cart, and no one who could pay for it. */
  | 'signed-out'
  | 'no-account'
  /** What is missing before the order can be placed or paid. */
  | 'address'
  | 'card'
  /** All that is needed is there; consent to renewal may be given or not. */
  | 'consent'
  /** Placed and not paid: after a decline, a crash, a reload. */
  | 'pay'
  | 'placing'
  | 'paying'
  | 'challenge'
  | 'processing'
  | 'unknown'
  | 'paid'
  /** Staff approved it without a card. */
  | 'approved'

/** The step of a checkout. An order that exists decides, whatever is in the cart by now. */
export function stepOf(state: CheckoutState): Step {
  const { session, order, items } = state.facts
  if (session === undefined) return 'loading'
  if (session === 'in' && order === undefined) return 'loading'
  if (session !== 'in' || !order) {
    if (items === undefined) return 'loading'
    if (items.length === 0) return 'empty'
    if (session !== 'in') return session === 'out' ? 'signed-out' : 'no-account'
  }
  if (order?.processed) return 'paid'
  if (order?.approved) return 'approved'
  const { is } = state.attempt
  const isOver = is === 'none' || is === 'not-placed' || is === 'failed' || is === 'charged'
  if (!isOver) return is
  return obstacle(state)?.step ?? (order ? 'pay' : 'consent')
}

/** What keeps the order from being placed or paid, and the step that it belongs to. */
export function obstacle(state: CheckoutState): { step: Step; reason: string } | undefined {
  const { facts, input, attempt } = state
  const card = chosenCard(state)
  if (needsAddress(facts) && facts.hasAddress === false)
    return { step: 'address', reason: 'Save your billing address first.' }
  if (needsAddress(facts) && input.isAddressOpen)
    return { step: 'address', reason: 'Save the address that you are editing, or cancel.' }
  const needsCard = !facts.isFree && !isByTransfer(state)
  if (needsCard && !card) return { step: 'card', reason: 'Add a card first.' }
  if (needsCard && card && cardState(card, facts.now) === 'expired')
    return { step: 'card', reason: 'This card has expired. Choose another one.' }
  const fault = input.hasConsent ? earlyFault(renewableOf(state), input.early) : undefined
  if (fault) return { step: 'consent', reason: fault }
  if (facts.total === null) return { step: 'consent', reason: 'Calculating the total.' }
  if (attempt.is === 'challenge' || attempt.is === 'processing')
    return { step: 'pay', reason: 'Waiting for your bank.' }
  return undefined
}

/** Whether the order to come is paid by bank transfer. */
export const isByTransfer = ({ facts, input }: CheckoutState): boolean =>
  !facts.order && !facts.isFree && input.wantsTransfer && facts.isTransferOffered === true

/** The tax of an order to come depends on the address. */
export const needsAddress = ({ order, isFree }: Pick<Facts, 'order' | 'isFree'>): boolean => !order && !isFree

export const chosenCard = ({ facts, input }: CheckoutState) => cardToCharge(facts.cards, input.cardId)

/** What the person is asked to renew. */
export const renewableOf = ({ facts: { order, items = [] } }: CheckoutState): readonly SummaryItem[] =>
  order ? [] : items.filter(({ isRenewable }) => isRenewable)
