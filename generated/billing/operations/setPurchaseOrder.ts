// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set the PO number of an order.
 *
 * Saves the customer's own number of an order of the active account, also after it was paid. For billing editors. Its
 * invoice and its receipt show the number from now on; nothing else changes about them.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role billing-editor.
 */
export const setPurchaseOrder: Operation<paths['/v1/account/orders/{id}/purchase-order']['post']> = {
  service: 'billing',
  id: 'setPurchaseOrder',
  method: 'POST',
  path: '/v1/account/orders/{id}/purchase-order',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
