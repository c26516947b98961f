// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the tax rates of an order.
 *
 * For staff: the tax rates that applied when the order was placed or last recalculated. The current
 * rates of its address can differ.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getOrderTaxRate: Operation<paths['/admin/orders/{id}/tax-rate']['get']> = {
  service: 'sales',
  id: 'getOrderTaxRate',
  method: 'GET',
  path: '/admin/orders/{id}/tax-rate',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
