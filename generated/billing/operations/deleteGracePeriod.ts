// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * End the grace period of an order.
 *
 * Ends the grace period of an order now. For staff. The subscriptions of an unpaid order stop at once
 * and resume once it is paid or approved; the order itself stays pending. No email is sent. An order
 * without a grace period, such as a paid one, is returned unchanged.
 *
 * The order must belong to the account in the path, otherwise the response is 404.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const deleteGracePeriod: Operation<paths['/admin/account/{account_id}/order/{order_id}/grace-period']['delete']> = {
  service: 'billing',
  id: 'deleteGracePeriod',
  method: 'DELETE',
  path: '/admin/account/{account_id}/order/{order_id}/grace-period',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
