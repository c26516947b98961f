// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Preview the tax of an order.
 *
 * For staff: what `recalculateOrderTax` would make of a pending order today, next to what it has. Changes
 * nothing.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getOrderTaxPreview: Operation<paths['/admin/orders/{id}/tax']['get']> = {
  service: 'sales',
  id: 'getOrderTaxPreview',
  method: 'GET',
  path: '/admin/orders/{id}/tax',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
