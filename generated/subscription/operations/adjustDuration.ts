// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Adjust the end of a subscription.
 *
 * Moves the end of the term. An expired subscription with a later end continues with its remaining
 * lookups; an end in the past expires it immediately. Renewal follows the new end. The start and the
 * lookups are unchanged. For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It
 * is rejected if the same thing was changed since, so that no one's later change is lost. It is also
 * rejected if the license got another subscription since.
 *
 * Days that are added count as a gift, which `getGiftValue` values. If the customer would get more than
 * $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
 * with 409 `gift-too-large`. An order can give another term, once a second person approves it.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const adjustDuration: Operation<paths['/admin/subscriptions/{id}/duration']['post']> = {
  service: 'subscription',
  id: 'adjustDuration',
  method: 'POST',
  path: '/admin/subscriptions/{id}/duration',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
