// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the subscriptions to a license.
 *
 * All subscriptions of the active account to one license, past and future ones included, newest start
 * first. The status of each is derived from its fields; the description of this service says how.
 * Requires billing-viewer or api-key-viewer. A license that the account does not hold returns 404,
 * like an unknown one.
 *
 * Needs the role billing-viewer, or api-key-viewer.
 */
export const listSubscriptions: Operation<paths['/licenses/{id}/subscriptions']['get']> = {
  service: 'subscription',
  id: 'listSubscriptions',
  method: 'GET',
  path: '/licenses/{id}/subscriptions',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer']],
}
