// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Pay an order.
 *
 * Charges a card of the active account for one of its orders. For people who can change billing.
 * `amount` repeats the order's `total_amount`: a person pays exactly what the page showed. Any card of
 * the account will do, not only the primary one.
 *
 * On success the order is processed, its subscriptions continue beyond the grace period, and the
 * contacts subscribed to `receipts` get the receipt by email. If the card is declined, the response says
 * why. The order stays unpaid and its grace period continues; pay with another card, or the same one,
 * under a new Idempotency-Key.
 *
 * **202** means that the card is not charged yet. With a `challenge`, the bank requires the person to confirm:
 * show the challenge, and after it call again with a new Idempotency-Key. That call finishes the same
 * attempt and never charges again: it returns 201, 402, or 202 if the challenge is still open. It returns
 * 201 with the transaction also if the processor reported the success before the call, once. If the
 * person comes back later, the same call shows the challenge again. Another card gives the challenge
 * up and starts over. Without a `challenge` the processor needs more time: `Retry-After` says when to send the
 * same call again, with the same Idempotency-Key, which finishes it. Another key does as well.
 *
 * A second payment of the same order under another key waits up to 15 seconds for the first one and
 * then returns `order-already-paid`, or 502 if the first is not finished. So two tabs never charge an
 * order twice.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
 *
 * Needs the role billing-editor.
 * Needs an Idempotency-Key.
 */
export const processPayment: Operation<paths['/payments']['put']> = {
  service: 'payment',
  id: 'processPayment',
  method: 'PUT',
  path: '/payments',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['billing-editor']],
}
