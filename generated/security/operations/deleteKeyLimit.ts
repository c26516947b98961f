// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete the limit of a key.
 *
 * Takes the limit off, and forgets what was used. A key that it stopped works again immediately. Deleting
 * where there is no limit changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deleteKeyLimit: Operation<paths['/keys/{id}/limit']['delete']> = {
  service: 'security',
  id: 'deleteKeyLimit',
  method: 'DELETE',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
