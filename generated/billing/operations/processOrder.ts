// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Mark an order as paid offline.
 *
 * Marks an order as paid without a card, such as by check or transfer. For staff, once the whole
 * `total_amount` has arrived; nothing is charged. The order is processed, its grace period ends, its
 * subscriptions continue or start, and the contacts subscribed to `receipts` get the receipt by email.
 * The payment becomes an offline transaction, and appears in the offline report.
 *
 * An approved order is no longer pending, so it cannot be marked. The mark cannot be undone: refund
 * the transaction instead. The person who placed an order of more than $5,000.00, by its total or its list price,
 * cannot mark it as paid (decision B22). The activity log records who did it and why.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const processOrder: Operation<paths['/admin/orders']['post']> = {
  service: 'billing',
  id: 'processOrder',
  method: 'POST',
  path: '/admin/orders',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
