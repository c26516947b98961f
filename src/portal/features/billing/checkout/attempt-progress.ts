import type { Attempt } from './checkout-state.ts'

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
