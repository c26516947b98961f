// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete an embedded key.
 *
 * Stops the key within 5 seconds and sets its recovery deadline thirty days ahead. Until then it can be
 * recovered, with its hostnames and its limit; afterwards it is gone for good. Deleting a deleted key
 * changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deleteEmbeddedKey: Operation<paths['/embedded-keys/{id}']['delete']> = {
  service: 'security',
  id: 'deleteEmbeddedKey',
  method: 'DELETE',
  path: '/embedded-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
