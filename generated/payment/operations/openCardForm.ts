// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Open the payment processor's form.
 *
 * Prepares a form of the payment processor for one card of the active account, and says where to show it: as
 * a frame at `frame_url`, or by the payment processor's script with a client secret and our publishable key. The
 * form gives the page a token, which `authorizePaymentMethod` takes. The card's number goes from the
 * form to the payment processor, and never through us. For people who can change billing.
 *
 * A form is for one card and expires after an hour; open another one then. Nothing is stored here.
 *
 * A repeated call does it again. At most 60 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
 *
 * Needs the role billing-editor.
 */
export const openCardForm: Operation<paths['/payment-methods/forms']['put']> = {
  service: 'payment',
  id: 'openCardForm',
  method: 'PUT',
  path: '/payment-methods/forms',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
