// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Refund a transaction.
 *
 * Refunds part or all of a transaction to the card that paid. For staff. Refunds of one transaction
 * together never exceed its amount; a declined one has moved no money, so at most $0.00 of it can be
 * refunded. For an offline transaction the refund is only recorded: the money goes back the way it
 * came.
 *
 * Refunds that someone made in the payment processor's own pages count as well. What the customer's bank disputes
 * can't be refunded.
 *
 * The order stays paid and its subscriptions continue; terminate them separately if they should end.
 * The activity log records the reason and who refunded. Each call with a new Idempotency-Key is
 * another refund.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const refundTransaction: Operation<paths['/admin/transactions/{id}/refund']['post']> = {
  service: 'payment',
  id: 'refundTransaction',
  method: 'POST',
  path: '/admin/transactions/{id}/refund',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
