// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Clear the security rate limits of a key.
 *
 * For staff: removes every rate limit that was set for the key's security. The rate limit of the plan
 * stays, and so does the limit of lookups. Clearing where there is none changes nothing. Goes into the
 * activity log of the account, with the reason.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const clearKeyRateLimits: Operation<paths['/admin/keys/{id}/rate-limits']['delete']> = {
  service: 'security',
  id: 'clearKeyRateLimits',
  method: 'DELETE',
  path: '/admin/keys/{id}/rate-limits',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
