// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a resource type.
 *
 * Users or groups. RFC 7643 §6.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimResourceType: Operation<paths['/v2/ResourceTypes/{id}']['get']> = {
  service: 'scim',
  id: 'getScimResourceType',
  method: 'GET',
  path: '/v2/ResourceTypes/{id}',
  auth: 'provisioning',
  roles: [],
}
