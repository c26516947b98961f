// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Recover a deleted secret key.
 *
 * Restores a deleted key with the token and state it had. Works until the recovery deadline.
 *
 * A repeated call is rejected with `key-not-deleted`.
 *
 * Needs the role api-key-editor.
 */
export const recoverSecretKey: Operation<paths['/secret-keys/{id}/recover']['post']> = {
  service: 'security',
  id: 'recoverSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}/recover',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
