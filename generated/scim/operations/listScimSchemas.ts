// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the schemas.
 *
 * The attributes of users and groups that are stored. RFC 7643 §7.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimSchemas: Operation<paths['/v2/Schemas']['get']> = {
  service: 'scim',
  id: 'listScimSchemas',
  method: 'GET',
  path: '/v2/Schemas',
  auth: 'provisioning',
  roles: [],
}
