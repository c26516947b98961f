// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List users.
 *
 * The users of the organization that match a filter, all by default. Providers look users up by userName or
 * externalId before they create one. RFC 7644 §3.4.2.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimUsers: Operation<paths['/v2/Users']['get']> = {
  service: 'scim',
  id: 'listScimUsers',
  method: 'GET',
  path: '/v2/Users',
  auth: 'provisioning',
  roles: [],
}
