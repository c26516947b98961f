// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Recover a deleted test key.
 *
 * Restores a deleted key with the token it had. Works until the recovery deadline.
 *
 * A repeated call is rejected with `key-not-deleted`.
 *
 * Needs the role api-key-editor.
 */
export const recoverTestKey: Operation<paths['/test-keys/{id}/recover']['post']> = {
  service: 'security',
  id: 'recoverTestKey',
  method: 'POST',
  path: '/test-keys/{id}/recover',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
