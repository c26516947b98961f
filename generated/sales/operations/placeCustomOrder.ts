// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Place an order for an account, at any price.
 *
 * For staff: orders plans for an account with agreed amounts and lookups, usually after
 * `createCustomQuote`. Plans that customers cannot order and used trials are accepted. With `free` the
 * item costs nothing, whatever its `amount`. The order is initiated until the customer or staff pay it
 * or staff approve it, and has no grace period; with a total of zero it is processed immediately, unless
 * its list price is more than $5,000.00: then another member of staff has to approve it first (decision B22). Its
 * subscriptions do not renew themselves, because the customer has not agreed to that. No email is sent.
 * An account without a billing address can only have an order with a total of zero. A total above zero has to be
 * one that a card can be charged: at least $0.50.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const placeCustomOrder: Operation<paths['/admin/orders']['put']> = {
  service: 'sales',
  id: 'placeCustomOrder',
  method: 'PUT',
  path: '/admin/orders',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
