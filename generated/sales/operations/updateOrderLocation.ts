// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change the address of an order.
 *
 * For staff: sets the address that determines the tax of a pending order. The account's own billing
 * address is unchanged, and so does the order's tax until `recalculateOrderTax`. Sending the current
 * address changes nothing. An order that is paid or approved keeps its address.
 *
 * A change can be undone with the address before and `undoes_change`, the `change_id` of the change. It is
 * rejected if the address was changed since.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const updateOrderLocation: Operation<paths['/admin/orders/{id}/location']['post']> = {
  service: 'sales',
  id: 'updateOrderLocation',
  method: 'POST',
  path: '/admin/orders/{id}/location',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
