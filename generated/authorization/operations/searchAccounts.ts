// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find accounts.
 *
 * A page of the accounts whose name has words that begin with those of the text, ignoring case, or whose
 * number it is; the newest first. Of more than 1,000, only as
 * many are listed and counted. For staff.
 *
 * At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const searchAccounts: Operation<paths['/admin/accounts']['get']> = {
  service: 'authorization',
  id: 'searchAccounts',
  method: 'GET',
  path: '/admin/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
