// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rename a test key.
 *
 * Sets the label. It has no effect on what the key does.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const updateTestKey: Operation<paths['/test-keys/{id}']['post']> = {
  service: 'security',
  id: 'updateTestKey',
  method: 'POST',
  path: '/test-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
