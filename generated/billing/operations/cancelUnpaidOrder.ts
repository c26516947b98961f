// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Cancel an order that waits for its transfer.
 *
 * Cancels an order of the active account whose bank transfer has not been recorded. For billing editors. Its invoice
 * is void, and the contacts subscribed to `receipts` get an email that says so. Nothing was charged and nothing had
 * started, except a free trial that was ordered with it, which continues.
 *
 * While a bank may still charge a card for the order, it can't be canceled. If one person cancels it while another
 * pays it, one of the two gets 409.
 *
 * A repeated call is rejected with `order-not-pending`. At most 60 calls from an address in a minute.
 *
 * Needs the role billing-editor.
 */
export const cancelUnpaidOrder: Operation<paths['/v1/account/orders/{id}/cancel']['post']> = {
  service: 'billing',
  id: 'cancelUnpaidOrder',
  method: 'POST',
  path: '/v1/account/orders/{id}/cancel',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
