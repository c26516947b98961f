// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change a group.
 *
 * Renames a group, or adds and removes members, whose roles follow the role mapping. RFC 7644 §3.5.2.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const changeScimGroup: Operation<paths['/v2/Groups/{id}']['patch']> = {
  service: 'scim',
  id: 'changeScimGroup',
  method: 'PATCH',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}
