// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the free trials.
 *
 * The free trials, in the order of the sign-up page, and whether the active account can still have them: those
 * on sale, and those that it has had. An account can have each trial once. So can a person, with any address of the same mailbox, and a
 * company, by the domain of its confirmed addresses (see `placeOrder`, which starts a trial and checks all of
 * this again). Whether a trial is `used-elsewhere` therefore depends on the caller. Requires billing-viewer,
 * api-key-viewer, or api-key-editor.
 *
 * Needs the role billing-viewer, or api-key-viewer, or api-key-editor.
 */
export const listTrials: Operation<paths['/trials']['get']> = {
  service: 'sales',
  id: 'listTrials',
  method: 'GET',
  path: '/trials',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer'], ['api-key-editor']],
}
