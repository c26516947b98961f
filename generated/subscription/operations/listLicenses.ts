// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the licenses of the account.
 *
 * Every license that the active account holds, by label. An account holds a license from its
 * first subscription on, even after the last one has ended. For the subscriptions of a
 * license, call `GET /licenses/{id}/subscriptions`. Requires billing-viewer, api-key-viewer or
 * api-key-editor.
 *
 * Needs the role billing-viewer, or api-key-viewer, or api-key-editor.
 */
export const listLicenses: Operation<paths['/licenses']['get']> = {
  service: 'subscription',
  id: 'listLicenses',
  method: 'GET',
  path: '/licenses',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer'], ['api-key-editor']],
}
