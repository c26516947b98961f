// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a schema.
 *
 * The attributes of users or of groups, by the URN of the schema. RFC 7643 §7.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimSchema: Operation<paths['/v2/Schemas/{id}']['get']> = {
  service: 'scim',
  id: 'getScimSchema',
  method: 'GET',
  path: '/v2/Schemas/{id}',
  auth: 'provisioning',
  roles: [],
}
