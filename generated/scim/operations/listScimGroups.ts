// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List groups.
 *
 * The groups of the organization that match a filter, all by default. Members are left out unless `attributes` names
 * them; then a page has fewer groups than `count`, so that it has some 1,000 members at most. RFC 7644 §3.4.2.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const listScimGroups: Operation<paths['/v2/Groups']['get']> = {
  service: 'scim',
  id: 'listScimGroups',
  method: 'GET',
  path: '/v2/Groups',
  auth: 'provisioning',
  roles: [],
}
