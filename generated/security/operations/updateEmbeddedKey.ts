// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rename or describe an embedded key.
 *
 * Sets the label and the description. Neither changes what the key can do.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const updateEmbeddedKey: Operation<paths['/embedded-keys/{id}']['post']> = {
  service: 'security',
  id: 'updateEmbeddedKey',
  method: 'POST',
  path: '/embedded-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
