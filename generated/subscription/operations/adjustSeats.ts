// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Adjust the seats of an account.
 *
 * Sets how many people an account can have without a paid plan. Paid plans with more seats replace them
 * while they run. With fewer seats than members, all members stay, and no one else can be invited. For
 * staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the number before and `undoes_change`, the `change_id` of the change. It is
 * rejected if the seats were changed since.
 *
 * Seats that are added count as a gift, which `getGiftValue` values. If the customer would get more than
 * $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
 * with 409 `gift-too-large`. An order of multi-user access can give them, once a second person approves
 * it.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const adjustSeats: Operation<paths['/admin/accounts/{id}/seats']['post']> = {
  service: 'subscription',
  id: 'adjustSeats',
  method: 'POST',
  path: '/admin/accounts/{id}/seats',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
