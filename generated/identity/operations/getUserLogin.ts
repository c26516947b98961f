// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get how a person logs in.
 *
 * Which login methods a person has, and whether a login needs a second factor. For staff, who see no more
 * than that: neither the address at another service nor the names of passkeys.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getUserLogin: Operation<paths['/admin/identities/{id}/login']['get']> = {
  service: 'identity',
  id: 'getUserLogin',
  method: 'GET',
  path: '/admin/identities/{id}/login',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
