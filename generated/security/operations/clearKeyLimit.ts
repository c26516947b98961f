// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Clear the limit of a key.
 *
 * For staff: removes the limit from a key of any account. A key that had reached it works again at
 * once. Clearing where there is no limit changes nothing. Goes into the activity log of the account.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const clearKeyLimit: Operation<paths['/admin/keys/{id}/limit']['delete']> = {
  service: 'security',
  id: 'clearKeyLimit',
  method: 'DELETE',
  path: '/admin/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
