// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Record the bank transfer of an order.
 *
 * Records that the whole `total_amount` of an order has arrived by bank transfer. For staff, with the day and the
 * reference on the statement of the bank. The order is processed, its subscriptions start, and the contacts
 * subscribed to `receipts` get the receipt by email. The payment becomes an offline transaction.
 *
 * Only the exact total can be recorded, and only once. If less has arrived, nothing is recorded until the rest has:
 * then record the total. If more has arrived, record the total and send the rest back. A card payment of the same
 * order that is settled first makes this 409; one that is settled later is refunded.
 *
 * The record cannot be undone: refund the transaction instead. The person who placed an order of more than
 * $5,000.00, by its total or its list price, cannot record its payment (decision B22).
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const processTransfer: Operation<paths['/admin/orders/transfer']['post']> = {
  service: 'billing',
  id: 'processTransfer',
  method: 'POST',
  path: '/admin/orders/transfer',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
