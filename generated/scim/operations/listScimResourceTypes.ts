// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the resource types.
 *
 * Users and groups, with their endpoints. RFC 7643 §6.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimResourceTypes: Operation<paths['/v2/ResourceTypes']['get']> = {
  service: 'scim',
  id: 'listScimResourceTypes',
  method: 'GET',
  path: '/v2/ResourceTypes',
  auth: 'provisioning',
  roles: [],
}
