// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rename or describe a secret key.
 *
 * Sets the label and the description. Neither changes what the key can do. An edit of an outdated
 * version is rejected.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const updateSecretKey: Operation<paths['/secret-keys/{id}']['post']> = {
  service: 'security',
  id: 'updateSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
