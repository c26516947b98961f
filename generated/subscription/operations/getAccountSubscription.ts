// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a subscription of an account.
 *
 * For staff: a subscription of any account, past and future ones included, the same as its members see. A
 * subscription of another account returns 404.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountSubscription: Operation<paths['/admin/accounts/{id}/subscriptions/{subscription_id}']['get']> = {
  service: 'subscription',
  id: 'getAccountSubscription',
  method: 'GET',
  path: '/admin/accounts/{id}/subscriptions/{subscription_id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
