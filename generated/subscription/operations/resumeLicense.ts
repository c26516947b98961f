// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume an account's license.
 *
 * Ends a suspension: lookups of the active subscription work again. Terms that ended during
 * the suspension stay expired and are not extended (`POST /admin/subscriptions/{id}/duration` does
 * that), and a renewal that came due happens now. The ID is that of the track (`track_id`), not that
 * of the catalog's license. For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
 * rejected if the same thing was changed since, so that no one's later change is lost.
 *
 * A repeated call is rejected with `license-not-suspended`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const resumeLicense: Operation<paths['/admin/licenses/{id}/activation']['post']> = {
  service: 'subscription',
  id: 'resumeLicense',
  method: 'POST',
  path: '/admin/licenses/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
