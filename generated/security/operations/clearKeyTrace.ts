// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * End the trace of a key.
 *
 * For staff: ends a trace before its time. What it has recorded can be read until it is 24 hours old.
 * Ending one that is over changes nothing. Goes into the activity log of the account, with the reason.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const clearKeyTrace: Operation<paths['/admin/keys/{id}/trace']['delete']> = {
  service: 'security',
  id: 'clearKeyTrace',
  method: 'DELETE',
  path: '/admin/keys/{id}/trace',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
