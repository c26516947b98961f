// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List keys with which a lookup works now.
 *
 * Keys of the active account whose next lookup the address API accepts: not paused, expired, or at their
 * limit, and with a license of the account that has lookups left. Each names a host that it works on and the
 * licenses that it can use, so that a sample of code with it works as it is. The newest ones of a kind, at
 * most 20; the keys of the portal's own tools are not among them.
 *
 * `licenses` are the licenses of the account that have lookups left, whether or not a key can use them.
 * Without one, no lookup works.
 *
 * The API decides about each lookup itself. An account that uses its last lookup right after this response
 * still gets 402. Rate limits and the addresses that a secret key is limited to are not considered.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const listWorkingKeys: Operation<paths['/keys/working']['get']> = {
  service: 'security',
  id: 'listWorkingKeys',
  method: 'GET',
  path: '/keys/working',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
