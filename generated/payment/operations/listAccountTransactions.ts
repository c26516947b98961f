// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the transactions of an account.
 *
 * A page of any account's transactions, the newest first. For staff. Declined and voided attempts are
 * included; only approved ones that are not voided have moved money. `order_id` limits the list to one
 * order; it is empty for an order of another account.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountTransactions: Operation<paths['/admin/accounts/{id}/transactions']['get']> = {
  service: 'payment',
  id: 'listAccountTransactions',
  method: 'GET',
  path: '/admin/accounts/{id}/transactions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
