// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Track a purchase.
 *
 * Reports a paid order of the calling person to the advertising service of the operator, once. A page
 * calls it after a purchase, only with consent to `advertising`, and does not wait for the response.
 *
 * The server takes the amount from the order, and the email address and phone number from the person. It
 * sends both only as SHA-256 hashes, the phone number with its country code. The page talks to no third
 * party, and the service reports the order later: within seconds, and again if that fails.
 *
 * Nothing is recorded, and `tracked` is false, if no service is configured, if the call has `Sec-GPC: 1`,
 * or if the order is not paid, was free, or was placed by someone else.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute. API tokens can't call it: it pays, or decides what is paid for.
 *
 * Needs the role billing-editor.
 */
export const submitPurchase: Operation<paths['/purchases/{id}/tracking']['post']> = {
  service: 'forms',
  id: 'submitPurchase',
  method: 'POST',
  path: '/purchases/{id}/tracking',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
