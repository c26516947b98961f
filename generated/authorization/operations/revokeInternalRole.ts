// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Revoke the role of staff.
 *
 * Revokes a person's role of staff. Calls that need it, including acting as a customer, are rejected
 * after that; their own accounts stay. For staff. It is recorded with who revoked it, and the person
 * and all other staff get an email. Requires a login less than fifteen minutes old. Staff cannot revoke
 * their own role, so one always remains. Revoking a role that the person does not have changes
 * nothing.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 */
export const revokeInternalRole: Operation<paths['/internal/users/{id}/roles/{role}']['delete']> = {
  service: 'authorization',
  id: 'revokeInternalRole',
  method: 'DELETE',
  path: '/internal/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'never',
  roles: [['internal-admin']],
}
