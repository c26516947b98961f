// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Give an account a plan at no charge.
 *
 * For staff: gives the account a plan with the requested number of lookups, free of charge. An order
 * with a total of zero is placed and processed immediately, and its subscription starts now, even in addition to
 * one of the same license; it does not renew itself. A gift that `getGiftValue` of the
 * subscription service values at more than $5,000.00, with what the customer was given that day, is not processed:
 * its subscription starts once another member of staff approves the order (decision B22). A free trial is given again to an account, person,
 * or company that has had it. `unit_amount` has the list price of the plan. This includes plans that customers cannot order. No address is needed,
 * and no email is sent. A gift can be undone with `cancelOrder` and its `change_id`, as long as it is unused.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const donatePlan: Operation<paths['/admin/donate']['post']> = {
  service: 'sales',
  id: 'donatePlan',
  method: 'POST',
  path: '/admin/donate',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
