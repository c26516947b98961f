// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the people of an account.
 *
 * A page of the members of an account with their roles, by email address. For staff. Open invitations are not
 * included.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountUsers: Operation<paths['/internal/accounts/{id}/users']['get']> = {
  service: 'authorization',
  id: 'listAccountUsers',
  method: 'GET',
  path: '/internal/accounts/{id}/users',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
