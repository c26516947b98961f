// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a user.
 *
 * Deletes a user and ends the person's access as in `changeScimUser`. The person keeps their login,
 * without the account. RFC 7644 §3.6.
 *
 * A repeated call is rejected with `not-found`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const deleteScimUser: Operation<paths['/v2/Users/{id}']['delete']> = {
  service: 'scim',
  id: 'deleteScimUser',
  method: 'DELETE',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}
