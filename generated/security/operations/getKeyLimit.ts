// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the limit of a key.
 *
 * The limit of a secret or embedded key, and how much of it is used. A key without a limit returns
 * 404.
 *
 * Needs the role api-key-viewer.
 */
export const getKeyLimit: Operation<paths['/keys/{id}/limit']['get']> = {
  service: 'security',
  id: 'getKeyLimit',
  method: 'GET',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
