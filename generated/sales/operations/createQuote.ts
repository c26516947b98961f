// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a quote.
 *
 * What the plans would cost the active account now, at its own prices and with the tax for its billing
 * address. For billing viewers. A cart calls it whenever its plans or the address change. Nothing is
 * saved or reserved, and a price can change before the order; only the order has the final amount.
 * Before an address is saved, the tax is unknown: `taxable_location` is null and the tax is 0. Used
 * free trials are detected when ordering, not here. Each plan that can't be ordered has its own error,
 * whose field names its place in `plan_ids`.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute.
 *
 * Needs the role billing-viewer.
 */
export const createQuote: Operation<paths['/quote']['post']> = {
  service: 'sales',
  id: 'createQuote',
  method: 'POST',
  path: '/quote',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
