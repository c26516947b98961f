// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Charge a card for an order.
 *
 * Charges a card of any account for one of its orders with the amount that staff agreed on with the
 * customer. For staff. The amount can be less than the order's total, which then counts as a discount, and
 * never more. Order and card must both belong to the account. The person who placed an order of more than
 * $5,000.00, by its total or its list price, cannot charge less for it (decision B22).
 *
 * The payment processes the order, like any payment, and the contacts subscribed to `receipts` get the
 * receipt by email. If the card is declined, the order stays unpaid. If the bank requires the customer to
 * confirm, nothing is charged either, because the customer isn't present: ask them to pay the order on
 * their Billing page. The activity log records who charged it and why.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const processCustomPayment: Operation<paths['/admin/payments']['put']> = {
  service: 'payment',
  id: 'processCustomPayment',
  method: 'PUT',
  path: '/admin/payments',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
