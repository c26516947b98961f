// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the activity of an account.
 *
 * Who did what in an account, when, and from where, newest first: what its owners see with `listActivity`. For
 * staff, who also see which of them did something, for the account or as one of its people. What concerns only
 * a person is not included. `next` continues the list where the page ends.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountActivity: Operation<paths['/internal/accounts/{id}/activity']['get']> = {
  service: 'authorization',
  id: 'listAccountActivity',
  method: 'GET',
  path: '/internal/accounts/{id}/activity',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
