// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Hold a closing.
 *
 * Keeps an account that is being closed from being erased until `releaseClosing`, such as for an open legal
 * matter. Its owners can still restore it. For staff; the activity log says who did it, when, and why.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const holdClosing: Operation<paths['/internal/accounts/{id}/closing/hold']['put']> = {
  service: 'authorization',
  id: 'holdClosing',
  method: 'PUT',
  path: '/internal/accounts/{id}/closing/hold',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
