// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a group.
 *
 * Creates a group of users. If the role mapping names its displayName, its members get those roles. RFC 7644 §3.3.
 *
 * A repeated call is rejected with `group-exists`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const createScimGroup: Operation<paths['/v2/Groups']['post']> = {
  service: 'scim',
  id: 'createScimGroup',
  method: 'POST',
  path: '/v2/Groups',
  auth: 'provisioning',
  roles: [],
}
