// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the notes about an account.
 *
 * A page of what staff have noted about an account, newest first. For staff. Customers never see notes, not
 * even that there are any.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountNotes: Operation<paths['/internal/accounts/{id}/notes']['get']> = {
  service: 'authorization',
  id: 'listAccountNotes',
  method: 'GET',
  path: '/internal/accounts/{id}/notes',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
