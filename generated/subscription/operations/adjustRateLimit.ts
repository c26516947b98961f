// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Adjust the rate limit of a subscription.
 *
 * Gives the subscription its own rate limit, which overrides that of its plan until `expiration`. It
 * replaces an earlier one. A `rate_limit` of null is UNLIMITED; an `expiration` of null lasts as long
 * as the subscription, and one in the past ends the limit immediately. It does not carry over to the next
 * term. To remove all rate limits of a license, use `DELETE /admin/licenses/{id}/rate-limit`. For
 * staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
 * rejected if the same thing was changed since, so that no one's later change is lost.
 *
 * A repeated call does it again. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const adjustRateLimit: Operation<paths['/admin/subscriptions/{id}/rate-limit']['post']> = {
  service: 'subscription',
  id: 'adjustRateLimit',
  method: 'POST',
  path: '/admin/subscriptions/{id}/rate-limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
