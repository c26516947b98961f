// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a card.
 *
 * Permanently deletes the card, here and at the payment processor. For people who can change billing. The
 * primary card and the last card can be deleted too: no other card becomes primary automatically, so
 * renewals have no card after that. The response says since when, and when the next renewal without a card
 * is due; use it to warn the person, and offer to choose or add a card.
 *
 * Past transactions keep the ID of the card.
 *
 * A repeated call is rejected with `not-found`. API tokens can't call it: it pays, or decides what is paid for.
 *
 * Needs the role billing-editor.
 */
export const deletePaymentMethod: Operation<paths['/payment-methods/{id}']['delete']> = {
  service: 'payment',
  id: 'deletePaymentMethod',
  method: 'DELETE',
  path: '/payment-methods/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
