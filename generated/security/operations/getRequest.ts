// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a request.
 *
 * A call of the log by the `X-Request-Id` of its response, with its content if that was on for its key. The ID
 * of a call of another account, of one that is older than thirty days, and of one that was not kept return 404.
 *
 * Needs the role api-key-viewer.
 */
export const getRequest: Operation<paths['/requests/{id}']['get']> = {
  service: 'security',
  id: 'getRequest',
  method: 'GET',
  path: '/requests/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
