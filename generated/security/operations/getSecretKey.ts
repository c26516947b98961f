// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a secret key.
 *
 * One key of the active account, including deleted keys until their deadline.
 *
 * Needs the role api-key-viewer.
 */
export const getSecretKey: Operation<paths['/secret-keys/{id}']['get']> = {
  service: 'security',
  id: 'getSecretKey',
  method: 'GET',
  path: '/secret-keys/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
