// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the subscriptions of an account.
 *
 * For staff: a page of the subscriptions of any account, to all of its licenses or to one of them, past
 * and future ones included, newest start first. They are the same as the account's members see. A
 * license that the account does not hold has none.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountSubscriptions: Operation<paths['/admin/accounts/{id}/subscriptions']['get']> = {
  service: 'subscription',
  id: 'listAccountSubscriptions',
  method: 'GET',
  path: '/admin/accounts/{id}/subscriptions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
