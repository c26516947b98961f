// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume an embedded key.
 *
 * Lets a paused key work again immediately. Resuming an active key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const resumeEmbeddedKey: Operation<paths['/embedded-keys/{id}/activation']['post']> = {
  service: 'security',
  id: 'resumeEmbeddedKey',
  method: 'POST',
  path: '/embedded-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
