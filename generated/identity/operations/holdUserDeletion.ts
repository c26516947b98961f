// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Hold the deletion of a login.
 *
 * Keeps a login that its owner has deleted from being erased until `releaseUserDeletion`, such as for an open legal
 * matter. The person can still restore it. For staff, with a reason. The activity log of the person and that of the
 * member of staff record it with the reason.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const holdUserDeletion: Operation<paths['/admin/identities/{id}/deletion/hold']['put']> = {
  service: 'identity',
  id: 'holdUserDeletion',
  method: 'PUT',
  path: '/admin/identities/{id}/deletion/hold',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
