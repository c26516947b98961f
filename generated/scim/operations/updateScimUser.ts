// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Replace a user.
 *
 * Replaces the attributes of a user; those that are left out are removed, except `active`, which stays.
 * `active: false` ends the person's access as in `changeScimUser`, even if other attributes are invalid or taken:
 * those keep their values. Read-only attributes are ignored. A new userName or address doesn't change the address that the
 * person logs in with. RFC 7644 §3.5.1.
 *
 * A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const updateScimUser: Operation<paths['/v2/Users/{id}']['put']> = {
  service: 'scim',
  id: 'updateScimUser',
  method: 'PUT',
  path: '/v2/Users/{id}',
  auth: 'provisioning',
  roles: [],
}
