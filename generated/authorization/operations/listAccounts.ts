// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List your own accounts.
 *
 * The accounts that the logged-in person belongs to, by label, and which one is the default, if the
 * person has chosen one (`chooseDefaultAccount`). Empty until the email address is confirmed.
 *
 * Needs the role self.
 */
export const listAccounts: Operation<paths['/accounts']['get']> = {
  service: 'authorization',
  id: 'listAccounts',
  method: 'GET',
  path: '/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
