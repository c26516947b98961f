// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get whether a key's content is kept.
 *
 * Until when the content of a key's requests is kept in the log. Null if it is not kept.
 *
 * Needs the role api-key-viewer.
 */
export const getRequestContent: Operation<paths['/keys/{id}/request-content']['get']> = {
  service: 'security',
  id: 'getRequestContent',
  method: 'GET',
  path: '/keys/{id}/request-content',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
