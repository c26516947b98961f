// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Recalculate the tax of an order.
 *
 * For staff: recalculates the tax of a pending order from the order's address and the account's current
 * exemption, and returns the order with its rates. Amounts before tax are unchanged. Needed after
 * `updateOrderLocation`, and after an exemption was declared or revoked. An order that is paid or approved
 * keeps its tax.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const recalculateOrderTax: Operation<paths['/admin/orders/{id}/tax']['post']> = {
  service: 'sales',
  id: 'recalculateOrderTax',
  method: 'POST',
  path: '/admin/orders/{id}/tax',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
