// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a group.
 *
 * Deletes a group. Its members stay, with the roles of their other groups or the default ones. RFC 7644 §3.6.
 *
 * A repeated call is rejected with `not-found`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const deleteScimGroup: Operation<paths['/v2/Groups/{id}']['delete']> = {
  service: 'scim',
  id: 'deleteScimGroup',
  method: 'DELETE',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}
