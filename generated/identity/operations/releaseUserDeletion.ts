// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Release the deletion of a login.
 *
 * Ends the hold of a deletion. The login is erased when it was going to be, but at least 3 days later, so that the
 * person is reminded. For staff, with a reason. The activity log of the person and that of the member of staff record
 * it with the reason.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const releaseUserDeletion: Operation<paths['/admin/identities/{id}/deletion/hold']['delete']> = {
  service: 'identity',
  id: 'releaseUserDeletion',
  method: 'DELETE',
  path: '/admin/identities/{id}/deletion/hold',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
