// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Limit keys of the organization.
 *
 * Gives up to 100 keys, one after the other, the same limit: of all their lookups, or a daily or monthly one in
 * the time zone of their accounts. It takes the place of the one that a key has; what the key has used still
 * counts. Null removes it. What `pauseOrganizationKeys` says of each key applies here too.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role account-owner.
 */
export const setOrganizationKeyLimits: Operation<paths['/organization-keys/limit']['post']> = {
  service: 'security',
  id: 'setOrganizationKeyLimits',
  method: 'POST',
  path: '/organization-keys/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
