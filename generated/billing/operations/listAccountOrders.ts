// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the orders of an account.
 *
 * A page of any account's orders, newest first, in every state. For staff. `start` and `end` limit
 * the list to orders placed in that time. The ID in the path is the account's; to find an order by its
 * own number, use `getOrder`.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountOrders: Operation<paths['/v1/admin/{id}/orders']['get']> = {
  service: 'billing',
  id: 'listAccountOrders',
  method: 'GET',
  path: '/v1/admin/{id}/orders',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
