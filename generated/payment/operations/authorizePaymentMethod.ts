// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Add a card.
 *
 * Adds the card behind the payment processor's token, after the processor has checked that it can be charged;
 * nothing is charged. For people who can change billing. The card becomes primary if the account has
 * no primary card.
 *
 * The token comes from the payment processor's frame; card numbers never reach this service, and one that is
 * sent as a token is rejected. The bot-protection proof is for the action `AddPaymentMethod`.
 *
 * A token works once, and only for the account whose form gave it. The same token again, or a card
 * that the account already has, adds nothing: the response is the stored card, with the latest
 * expiration and address. An account can have 20 cards.
 *
 * A repeated call changes nothing more. At most 10 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
 *
 * Needs the role billing-editor.
 */
export const authorizePaymentMethod: Operation<paths['/payment-methods']['post']> = {
  service: 'payment',
  id: 'authorizePaymentMethod',
  method: 'POST',
  path: '/payment-methods',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
