// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get whether a login is turned off.
 *
 * Whether staff have turned a person's login off. Anyone who is logged in can ask about
 * themselves, and staff (internal-admin) about anyone. Any other ID returns 404, like one that does
 * not exist.
 *
 * Needs the role self.
 */
export const getUserStatus: Operation<paths['/identities/{id}/status']['get']> = {
  service: 'identity',
  id: 'getUserStatus',
  method: 'GET',
  path: '/identities/{id}/status',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
