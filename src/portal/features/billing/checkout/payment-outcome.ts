import { ApiError } from '#portal/api/errors/errors.ts'

/** What became of a payment that did not succeed, and what a person does about it. */
export type PaymentTrouble =
  /** The bank said no. Nothing was charged; another card, or this one later, can pay. */
  | { is: 'declined'; title: string; advice: string }
  /** No one knows yet. Asking again under the same key never charges twice. */
  | { is: 'unknown'; title: string; advice: string }
  /** The order is not what the page shows: paid, approved or changed elsewhere. */
  | { is: 'stale' }
  /** The chosen card is no longer there. */
  | { is: 'card-gone'; title: string; advice: string }
  /** Anything else that was rejected, before anything was charged. */
  | { is: 'refused'; title: string; advice: string }

const DECLINES: Readonly<Record<string, { title: string; advice: string }>> = {
  'card-declined': {
    title: 'Your card was declined',
    advice: 'You weren’t charged. Use another card, or ask your bank why and try again.',
  },
  'insufficient-funds': {
    title: 'Your card has insufficient funds',
    advice: 'You weren’t charged. Use another card, or add funds and try again.',
  },
  'expired-card': {
    title: 'Your card has expired',
    advice: 'You weren’t charged. Use another card.',
  },
  'card-expired': {
    title: 'Your card has expired',
    advice: 'You weren’t charged. Use another card.',
  },
  'authentication-failed': {
    title: 'Your bank couldn’t verify you',
    advice: 'You weren’t charged. Try again, or use another card.',
  },
}

const STALE = new Set(['order-already-paid', 'order-not-pending', 'amount-mismatch'])

export function isAlreadyPaid(error: Error | null): boolean {
  return error instanceof ApiError && error.name === 'order-already-paid'
}

export function paymentTrouble(error: Error): PaymentTrouble {
  if (!(error instanceof ApiError)) return unknown()
  const { name, statusCode, message } = error
  const decline = DECLINES[name]
  if (decline) return { is: 'declined', ...decline }
  if (STALE.has(name)) return { is: 'stale' }
  if (name === 'not-found')
    return {
      is: 'card-gone',
      title: 'This card was deleted',
      advice: 'You weren’t charged. Choose another card.',
    }
  const isOpen = statusCode === 0 || statusCode >= 500 || name === 'idempotency-key-in-flight'
  if (isOpen) return unknown()
  return { is: 'refused', title: 'The payment failed', advice: `You weren’t charged. ${message}` }
}

function unknown(): PaymentTrouble {
  return {
    is: 'unknown',
    title: 'Waiting for your bank’s response',
    advice:
      'Your order is placed, and we’re confirming the payment. You can wait here or come back later. You won’t be charged twice.',
  }
}

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
