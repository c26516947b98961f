import type { Challenge, ProcessPaymentBody } from '#generated/payment/types.ts'
import type { PlaceOrderBody } from '#generated/sales/types.ts'

/** What this page sends, and what came of it. */
export type Attempt =
  | { is: 'none' }
  /** The order is on its way, and its payment follows: with this card and key, or none if it is free or by transfer. */
  | { is: 'placing'; body: OrderRequest; cardId: string | undefined; key: string }
  | { is: 'not-placed'; error: Error; shownTotal: number }
  /** Repeated, it asks for what came of an earlier call. */
  | { is: 'paying'; payment: Payment; isRepeated: boolean }
  /** The bank wants to know who pays. */
  | { is: 'challenge'; payment: Payment; challenge: Challenge }
  /** The bank needs more time. `calls` have been told so. */
  | { is: 'processing'; payment: Payment; calls: number }
  /** No response, so no one knows whether the card was charged. */
  | { is: 'unknown'; payment: Payment; error: Error }
  /** Nothing was charged. */
  | { is: 'failed'; error: Error }
  | { is: 'charged' }

/** The body of `placeOrder`, with the total that the page shows. */
export type OrderRequest = PlaceOrderBody & { plans: number[]; total_amount: number }

/** One call of `processPayment`. Repeated under its key, it charges nothing anew. */
export interface Payment {
  body: ProcessPaymentBody
  key: string
}

/** How often a payment that the bank needs more time for is repeated soon, and how often in all. */
const [SOON, MOST] = [5, 15]

/** Whether a call is on its way or is repeated soon. */
export const isBusy = (attempt: Attempt): boolean =>
  attempt.is === 'placing' || attempt.is === 'paying' || isRepeatedSoon(attempt)

/** Whether a payment that the bank needs more time for is repeated while the person waits. */
export const isRepeatedSoon = (attempt: Attempt): boolean =>
  attempt.is === 'processing' && attempt.calls <= SOON

/** Whether it is repeated at all. The server finishes it too, and only a repeated call says that the bank declined. */
export const isRepeatedLater = (attempt: Attempt): boolean =>
  attempt.is === 'processing' && attempt.calls <= MOST

/** Whether the server may finish the payment by itself. */
export const isLeftToServer = (attempt: Attempt): boolean =>
  attempt.is === 'processing' || attempt.is === 'unknown'
