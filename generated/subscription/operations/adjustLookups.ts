// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Adjust the lookups of a subscription.
 *
 * Sets how many lookups are issued for the term in total. Used lookups still count: `remaining` becomes
 * `lookups` minus the used ones, and never less than 0. A depleted subscription becomes active again if
 * lookups remain, and a lower number can deplete one. The plan, the price and the next term are unchanged.
 * For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It
 * is rejected if the same thing was changed since, so that no one's later change is lost. It is also
 * rejected if more lookups were used than there would be.
 *
 * Lookups that are added count as a gift, which `getGiftValue` values. If the customer would get more than
 * $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
 * with 409 `gift-too-large`, and so are unlimited ones (1000000000000). An order can give them, once a
 * second person approves it.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const adjustLookups: Operation<paths['/admin/subscriptions/{id}/lookups']['post']> = {
  service: 'subscription',
  id: 'adjustLookups',
  method: 'POST',
  path: '/admin/subscriptions/{id}/lookups',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
