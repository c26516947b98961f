// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Make a card the primary one.
 *
 * Makes this the card that renewals charge, from the next renewal on; the earlier primary card stays
 * in the list. For people who can change billing. Making the primary card primary changes nothing.
 * There is no body.
 *
 * A repeated call changes nothing more. API tokens can't call it: its response has a secret.
 *
 * Needs the role billing-editor.
 */
export const setPrimaryPaymentMethod: Operation<paths['/payment-methods/{id}']['post']> = {
  service: 'payment',
  id: 'setPrimaryPaymentMethod',
  method: 'POST',
  path: '/payment-methods/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
