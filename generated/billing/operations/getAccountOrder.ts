// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get an order.
 *
 * An order of the active account with everything that happened to it: the timeline, the payments that
 * succeeded or were declined, and, once it is paid, the receipt with the numbers of the PDF that
 * `downloadReceipt` returns. For people who can see billing.
 *
 * A receipt is a document: it keeps the names and addresses of the moment when the order was paid. An
 * order that staff have approved without a payment has none.
 *
 * Needs the role billing-viewer.
 */
export const getAccountOrder: Operation<paths['/v1/account/orders/{id}']['get']> = {
  service: 'billing',
  id: 'getAccountOrder',
  method: 'GET',
  path: '/v1/account/orders/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
