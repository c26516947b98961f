// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set the spending cap of the account.
 *
 * Renewals and early purchases that would bring the month above the cap are not ordered and not charged: they
 * wait until the next month begins or the cap is raised, and people get an email. Without them, lookups stop at
 * the end of the term, or when they run out. An order that a person places, and a change of plan, are rejected
 * with 409 `spending-cap-reached` unless the person confirms it with `exceeds_cap`. Null removes the cap. The
 * call names the cap that it replaces. The followers of the topic `renewal` get an email at the shares of the
 * cap that the account has chosen for alerts. Requires billing-editor.
 *
 * A repeated call is rejected with `limit-changed`. API tokens can't call it: it pays, or decides what is paid for.
 *
 * Needs the role billing-editor.
 */
export const setSpendingCap: Operation<paths['/spending-cap']['put']> = {
  service: 'billing',
  id: 'setSpendingCap',
  method: 'PUT',
  path: '/spending-cap',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
