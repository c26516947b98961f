// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Stop keeping the content of a key's requests.
 *
 * The content of further calls is not kept. What is kept stays until its entry is thirty days old. If it was off
 * already, nothing changes.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const clearRequestContent: Operation<paths['/keys/{id}/request-content']['delete']> = {
  service: 'security',
  id: 'clearRequestContent',
  method: 'DELETE',
  path: '/keys/{id}/request-content',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
