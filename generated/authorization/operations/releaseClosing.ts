// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Release a closing.
 *
 * Ends the hold of a closing. The account is erased when it was going to be, but at least 7 days later, so that
 * its owners are reminded. For staff; the activity log says who did it, when, and why.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const releaseClosing: Operation<paths['/internal/accounts/{id}/closing/hold']['delete']> = {
  service: 'authorization',
  id: 'releaseClosing',
  method: 'DELETE',
  path: '/internal/accounts/{id}/closing/hold',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
