// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Show the rotation of a secret key.
 *
 * While two tokens of a key work: when the old one ends, and how much it is still used. `hours` are
 * the last 24 hours in UTC, oldest first, including those without lookups. The old token can be
 * retired at once if it was not used for an hour. Returns 404 when only one token works.
 *
 * Needs the role api-key-viewer.
 */
export const getSecretKeyRotation: Operation<paths['/secret-keys/{id}/rotation']['get']> = {
  service: 'security',
  id: 'getSecretKeyRotation',
  method: 'GET',
  path: '/secret-keys/{id}/rotation',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
