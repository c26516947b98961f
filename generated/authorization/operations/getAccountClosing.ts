// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the closing of an account.
 *
 * Whether an account is being closed or is erased, who requested it, and whether staff hold it. For staff.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountClosing: Operation<paths['/internal/accounts/{id}/closing']['get']> = {
  service: 'authorization',
  id: 'getAccountClosing',
  method: 'GET',
  path: '/internal/accounts/{id}/closing',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
