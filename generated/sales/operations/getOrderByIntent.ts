// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the order of an intent.
 *
 * The order that the active account placed with this Idempotency-Key, in its current state. For billing
 * viewers. 404 until the order is placed. A checkout with the key in its address finds its order again
 * after a reload, in a second tab, and after a crash.
 *
 * Needs the role billing-viewer.
 */
export const getOrderByIntent: Operation<paths['/orders/intents/{intent}']['get']> = {
  service: 'sales',
  id: 'getOrderByIntent',
  method: 'GET',
  path: '/orders/intents/{intent}',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
