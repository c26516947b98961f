// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Terminate a subscription.
 *
 * Ends a subscription at once and permanently: its lookups are rejected from now on, it does not renew,
 * and the remaining lookups are lost. Nothing is refunded; refund separately (payment service). A
 * subscription that has not started yet is shown as invalid afterwards, since it ends before its start. To
 * stop a license for a while, suspend it instead. For staff. The activity log records who did it, when and
 * why.
 *
 * A repeated call is rejected with `already-terminated`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const terminateSubscription: Operation<paths['/admin/subscriptions/{id}']['delete']> = {
  service: 'subscription',
  id: 'terminateSubscription',
  method: 'DELETE',
  path: '/admin/subscriptions/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
