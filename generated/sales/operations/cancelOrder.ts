// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Cancel a gift.
 *
 * For staff. Without `undoes_change`, it declines an order that waits for a second person's approval. Nothing
 * starts, no money moves, and the order stays in the account's list as canceled. It can't be approved afterwards.
 * The person who placed the order can withdraw it the same way. If someone else declines it, the person who
 * placed it gets an email. If one member of staff approves an order while another declines it, the second call
 * gets 409.
 *
 * With `undoes_change`, it takes back a gift that started at once; the value is the `change_id` of that gift. Its
 * subscriptions are removed as if they had never been given, and so is a license that came with them. It is
 * rejected if the customer has used lookups of the gift, or if the license has got another subscription since.
 *
 * A repeated call is rejected with `order-not-pending`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const cancelOrder: Operation<paths['/admin/orders/{id}/cancel']['post']> = {
  service: 'sales',
  id: 'cancelOrder',
  method: 'POST',
  path: '/admin/orders/{id}/cancel',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
