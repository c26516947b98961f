// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Pause a secret key.
 *
 * Rejects every lookup with the key until it is resumed. Pausing a paused key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const pauseSecretKey: Operation<paths['/secret-keys/{id}/activation']['delete']> = {
  service: 'security',
  id: 'pauseSecretKey',
  method: 'DELETE',
  path: '/secret-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
