// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Suspend an account's license.
 *
 * Stops the license for this account until it is resumed: all subscriptions of the track are
 * suspended, and their lookups are rejected with 402 by the address APIs. Terms keep running, nothing
 * renews, and no lookups are lost. The ID is that of the track (`track_id`), not that of the catalog's
 * license. For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
 * rejected if the same thing was changed since, so that no one's later change is lost.
 *
 * A repeated call is rejected with `license-suspended`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const suspendLicense: Operation<paths['/admin/licenses/{id}/activation']['delete']> = {
  service: 'subscription',
  id: 'suspendLicense',
  method: 'DELETE',
  path: '/admin/licenses/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
