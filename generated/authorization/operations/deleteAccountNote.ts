// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a note about an account.
 *
 * Deletes a note for good, no matter who wrote it. For staff. The activity log of the member of staff records it,
 * without the text.
 *
 * A repeated call is rejected with `not-found`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const deleteAccountNote: Operation<paths['/internal/accounts/{id}/notes/{note_id}']['delete']> = {
  service: 'authorization',
  id: 'deleteAccountNote',
  method: 'DELETE',
  path: '/internal/accounts/{id}/notes/{note_id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
