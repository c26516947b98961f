// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change a user.
 *
 * Changes some attributes of a user. `active: false` removes the person from the account and ends their sessions: they
 * have no access within seconds, even if other changes of the same call can't be made. A path that names nothing is
 * skipped, unless the call has nothing else. Owners see what was skipped (`listProvisioningFailures`).
 * `active: true` makes them a member again, if a seat is left. The last owner, and an
 * owner with a password and two-step verification, can't be removed this way. RFC 7644 §3.5.2.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const changeScimUser: Operation<paths['/v2/Users/{id}']['patch']> = {
  service: 'scim',
  id: 'changeScimUser',
  method: 'PATCH',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}
