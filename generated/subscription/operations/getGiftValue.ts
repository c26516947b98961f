// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Value a gift to an account.
 *
 * For staff: what lookups, days, or seats are worth that they want to give an account, and what its customer was
 * given since midnight (UTC), by all staff and over all accounts with the same owner. If both come to more than
 * `daily_limit`, one person can't give it: an order waits until a colleague approves it, and `adjustLookups`,
 * `adjustDuration`, and `adjustSeats` reject it. Nothing is given.
 *
 * Lookups are worth the public price per lookup of the plan of the same license whose number of lookups is nearest,
 * with a term as long if there is one. Unlimited lookups are always worth more than the limit. With `days`, the
 * value is that of so many more days of a term with these lookups, at the price per day of its plan. Seats are
 * worth the price per seat of the nearest plan of multi-user access.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getGiftValue: Operation<paths['/admin/accounts/{id}/gift-value']['get']> = {
  service: 'subscription',
  id: 'getGiftValue',
  method: 'GET',
  path: '/admin/accounts/{id}/gift-value',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
