// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set the IP rate limit of a key.
 *
 * For staff: caps the lookups per second that one IP address can make with the key, whatever the plan
 * allows. Adds or replaces the cap; null removes it, and a repeated call changes nothing. Goes into
 * the activity log of the account.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const setIpRateLimit: Operation<paths['/admin/keys/{id}/ip-rate-limit']['put']> = {
  service: 'security',
  id: 'setIpRateLimit',
  method: 'PUT',
  path: '/admin/keys/{id}/ip-rate-limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
