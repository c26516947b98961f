// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Pause an embedded key.
 *
 * Rejects every lookup with the key until it is resumed. Its hostnames are unchanged. Pausing a
 * paused key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const pauseEmbeddedKey: Operation<paths['/embedded-keys/{id}/activation']['delete']> = {
  service: 'security',
  id: 'pauseEmbeddedKey',
  method: 'DELETE',
  path: '/embedded-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
