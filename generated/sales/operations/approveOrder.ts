// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Approve an order without a payment.
 *
 * For staff: approves a pending order that is paid in another way, such as by bank transfer. The order
 * is no longer pending, its subscriptions start or continue, and it cannot be paid by card. No money
 * moves and no email is sent. Approving an approved order changes nothing; a paid or canceled one is rejected.
 *
 * Two people decide about an order of more than $5,000.00, by its total or its list price: the person who placed it,
 * also as someone else, cannot approve it (decision B22). The activity log records who approved it and why.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const approveOrder: Operation<paths['/admin/orders/{id}/approve']['post']> = {
  service: 'sales',
  id: 'approveOrder',
  method: 'POST',
  path: '/admin/orders/{id}/approve',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
