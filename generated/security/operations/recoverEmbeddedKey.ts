// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Recover a deleted embedded key.
 *
 * Restores a deleted key with the hostnames, limit and state it had. Works until the recovery
 * deadline.
 *
 * A repeated call is rejected with `key-not-deleted`.
 *
 * Needs the role api-key-editor.
 */
export const recoverEmbeddedKey: Operation<paths['/embedded-keys/{id}/recover']['post']> = {
  service: 'security',
  id: 'recoverEmbeddedKey',
  method: 'POST',
  path: '/embedded-keys/{id}/recover',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
