// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Replace a group.
 *
 * Replaces a group and its members, whose roles follow the role mapping. RFC 7644 §3.5.1.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const updateScimGroup: Operation<paths['/v2/Groups/{id}']['put']> = {
  service: 'scim',
  id: 'updateScimGroup',
  method: 'PUT',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}
