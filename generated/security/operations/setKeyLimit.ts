// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set the limit of a key.
 *
 * For staff: adds a limit to a key of any account, or changes the limit it has. The lookups used so far
 * still count; a new limit starts from zero. Goes into the activity log of the account.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const setKeyLimit: Operation<paths['/admin/keys/{id}/limit']['put']> = {
  service: 'security',
  id: 'setKeyLimit',
  method: 'PUT',
  path: '/admin/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
