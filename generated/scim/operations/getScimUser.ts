// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a user.
 *
 * A user by the `id` that creating it returned. RFC 7644 §3.4.1.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimUser: Operation<paths['/v2/Users/{id}']['get']> = {
  service: 'scim',
  id: 'getScimUser',
  method: 'GET',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}
