// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a group.
 *
 * A group by its `id`. Entra ID asks for it with `excludedAttributes=members`. RFC 7644 §3.4.1.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimGroup: Operation<paths['/v2/Groups/{id}']['get']> = {
  service: 'scim',
  id: 'getScimGroup',
  method: 'GET',
  path: '/v2/Groups/{id}',
  auth: 'provisioning',
  roles: [],
}
