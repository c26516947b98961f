// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Clear the rate limits of an account's license.
 *
 * Removes every rate limit that staff gave to a subscription of the track, including expired ones;
 * from now on those of the plans apply. The ID is that of the track (`track_id`), which is the license
 * as one account holds it; the ID of the catalog's license would mean all accounts and returns 404.
 * Clearing a track without its own limit changes nothing. For staff. The activity log records who did
 * it, when and why.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const clearLicenseRateLimit: Operation<paths['/admin/licenses/{id}/rate-limit']['delete']> = {
  service: 'subscription',
  id: 'clearLicenseRateLimit',
  method: 'DELETE',
  path: '/admin/licenses/{id}/rate-limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
