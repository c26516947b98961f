// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Make a person a staff member.
 *
 * Grants a person the role of staff, in addition to their roles in accounts. For staff. It takes
 * effect with the person's next call, is recorded with who granted it, and the person and all other
 * staff get an email. Requires a login less than fifteen minutes old. Granting it again changes nothing
 * and sends nothing. Staff cannot grant it to themselves.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 */
export const grantInternalRole: Operation<paths['/internal/users/{id}/roles/{role}']['put']> = {
  service: 'authorization',
  id: 'grantInternalRole',
  method: 'PUT',
  path: '/internal/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'never',
  roles: [['internal-admin']],
}
