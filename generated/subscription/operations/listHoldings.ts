// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List what the account holds.
 *
 * A page of the licenses that the active account holds, each with its current subscription, the one that
 * is already set up to follow, and its renewal: whether it renews, when, with which plan and at which price
 * of the account. One call returns what `GET /licenses` and `GET /licenses/{id}/subscriptions` return
 * together; the latter has the whole history of a license. Requires billing-viewer or api-key-viewer.
 *
 * `status` keeps the licenses whose current subscription has it; `none` those without a subscription.
 * `license_id` keeps a single license, for its own page; a license that the account does not hold gives an
 * empty page.
 *
 * Needs the role billing-viewer, or api-key-viewer.
 */
export const listHoldings: Operation<paths['/holdings']['get']> = {
  service: 'subscription',
  id: 'listHoldings',
  method: 'GET',
  path: '/holdings',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer']],
}
