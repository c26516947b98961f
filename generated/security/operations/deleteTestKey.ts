// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a test key.
 *
 * Stops the key within 5 seconds and sets its recovery deadline thirty days ahead. Until then it can be
 * recovered. Deleting a deleted key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deleteTestKey: Operation<paths['/test-keys/{id}']['delete']> = {
  service: 'security',
  id: 'deleteTestKey',
  method: 'DELETE',
  path: '/test-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
