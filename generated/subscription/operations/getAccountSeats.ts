// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the seats of an account.
 *
 * For staff: how many people any account can have, and what that adds up from: `max_users` is the
 * larger one of its own seats and those of its paid plans, and the seats of multi-user access on top.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountSeats: Operation<paths['/admin/accounts/{id}/seats']['get']> = {
  service: 'subscription',
  id: 'getAccountSeats',
  method: 'GET',
  path: '/admin/accounts/{id}/seats',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
