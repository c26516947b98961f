// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List pending orders.
 *
 * The active account's orders that are neither paid nor approved, sorted by the end of the grace
 * period. For people who can see billing. Pay one with `processPayment` (payment), with its
 * `total_amount`.
 *
 * Needs the role billing-viewer.
 */
export const listPendingOrders: Operation<paths['/account/orders/pending']['get']> = {
  service: 'billing',
  id: 'listPendingOrders',
  method: 'GET',
  path: '/account/orders/pending',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
