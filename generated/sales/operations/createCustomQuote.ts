// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a quote for an account, at any price.
 *
 * For staff: what the items would cost the account, each at the price of its schedule, at an amount
 * that staff set, or free. `free` takes precedence over `compute_price`, and that over
 * `custom_amount`. Plans that customers cannot order are quoted too. Nothing is saved;
 * `placeCustomOrder` places the agreed order. Without a billing address the tax is unknown,
 * `taxable_location` is null and the tax is 0.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const createCustomQuote: Operation<paths['/admin/quote']['post']> = {
  service: 'sales',
  id: 'createCustomQuote',
  method: 'POST',
  path: '/admin/quote',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
